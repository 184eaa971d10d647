# The start screen, saved games and settings.

## Settings

settings-broken = The settings in { $file } are not used: { $problem } Mend or delete the file.
settings-unread = it cannot be read ({ $error }).
settings-no-file = it is no ordinary small file.
settings-no-toml = it is not valid TOML.
settings-no-key = there is no setting “{ $key }”, only these: { $known }.
settings-no-value = “{ $value }” does not fit { $key }.
settings-unsaved = The settings could not be saved in { $file } ({ $error }).
