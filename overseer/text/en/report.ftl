# Pictures and pages of simulations (overseer[reports]).

report-no-libraries = Pictures and pages need libraries that are not installed ({ $missing }). Install them with: pip install "overseer[reports]"
report-error-kind = { $option } cannot write “{ $file }”. Give the file a name that ends in one of these: { $kinds }.
