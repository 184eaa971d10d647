# Strangers' bots: why one lost its turn.

bot-fault-start = The bot { $bot } could not be started ({ $text }). The answer is the one given for an absent player.
bot-fault-threw = The bot { $bot } failed with an error ({ $text }). The answer is the one given for an absent player.
bot-fault-slow = The bot { $bot } gave no answer within { $text } seconds and was ended. The answer is the one given for an absent player.
bot-fault-gone = The process of the bot { $bot } ended in the middle of a question ({ $text }). The answer is the one given for an absent player.
bot-fault-nonsense = The bot { $bot } answered “{ $text }”, which is no legal move. The answer is the one given for an absent player.
bot-fault-given-up = The bot { $bot } had to be ended three times and is not asked again in this game. The answer is the one given for an absent player.
bot-faults = { $n ->
    [one] The bot { $bot } lost one turn. { $example }
   *[other] The bot { $bot } lost { $n } turns. Most often: { $example }
}
