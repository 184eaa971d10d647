// Made by `npm run types` from the server's types. Do not edit.
// 8e671112bce290c370d87511457dc9195ed1691ef7156e09ef4fedf4be81dbd1
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page for who comes with a browser where no web client was built. */
        get: operations["page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/overseer-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key with which this table signs the records that it hands out. */
        get: operations["key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/security.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom to tell of a weakness (RFC 9116), where whoever runs the table has named somebody. */
        get: operations["security"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A guest makes an account and stays who they are, with all their games. */
        post: operations["account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aid/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every sign and word of a game's cards, with what it means and its rule. */
        get: operations["aid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/beside/shelter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a score sheet of Shelter counts, the cards that pay at the end, how threats fall. */
        get: operations["beside_shelter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/beside/tragic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Life, the radiation track with what its levels do, traits, critical hits of Tragic. */
        get: operations["beside_tragic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cards/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All cards of a game, in words and as the data that boards draw them by. */
        get: operations["gallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that one tracks, the last touched first. */
        get: operations["list_companions"];
        put?: never;
        /** Track a battle on a real table. Whoever has the code may look. With a campaign it is the */
        post: operations["new_companion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A battle on a real table as one may see it, with the entries since those that one knows. */
        get: operations["one_companion"];
        put?: never;
        post?: never;
        /** Remove a battle with its log. Only its owner can. */
        delete: operations["remove_companion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/{code}/campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a battle on a real table stands to its campaign: whether its end can be handed in, was */
        get: operations["companion_campaign"];
        put?: never;
        /** Give the end of a battle to its campaign, which goes on with the settlement phase. A */
        post: operations["hand_in_result"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/{code}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What it changes in the campaign if the battle ended as its log says now: which later */
        get: operations["correction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/{code}/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A card by the app. It is drawn when it is entered, not before. */
        post: operations["draw_card"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/{code}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write in the log. Entries that are sent twice are taken once; where others have written */
        post: operations["write_entries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/{code}/hands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what somebody may enter, and which seats are theirs. One's own seats, too. */
        post: operations["set_hand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/{code}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Be known at a table by one's name; the owner says what one may enter. */
        post: operations["join_companion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/{code}/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The briefing and everybody's force, to be printed, as one may know them. */
        get: operations["companion_printed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/{code}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The end of a battle as a move for the table of its campaign. It has everybody's unused */
        get: operations["companion_result"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/{code}/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an act would do: what is still to be thrown, the odds of an attack, what would change, */
        post: operations["try_act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A scenario and its forces as acts to enter: change what you like, then write them. */
        post: operations["draft_battle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companions/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that a tracker picks from, in one language: scenarios, units, cards, dice. */
        get: operations["companion_lists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All decks of one's own, the last changed first. */
        get: operations["list_decks"];
        put?: never;
        /** Keep a deck. It need not be legal; a table judges that. Play it as `deck:<id>`. */
        post: operations["new_deck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A deck of one's own, as it is or as it was. */
        get: operations["one_deck"];
        put?: never;
        /** Keep a changed deck as a new version. To go back, save an earlier one again. */
        post: operations["save_deck"];
        /** Remove a deck with all its versions. Tables that play it are not changed. */
        delete: operations["remove_deck"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every card to build with, in words and as the data that a board draws it by. */
        get: operations["pool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/criticals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The exact chance of a critical hit by the number of critical chances. */
        get: operations["critical_curve"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/goldfish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The first turns of a deck, played by a bot against somebody who only passes. */
        post: operations["goldfish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/hand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A first hand of a deck, and what the turns after it draw. */
        post: operations["hand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a deck is: what no table accepts, what is unwise, its curve, its odds, its code. */
        post: operations["judge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/matrix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Each ready deck against each, as it was measured. */
        get: operations["deck_matrix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The decks that are there for everybody and legal with a card set, with their plans. */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far one's trial has come, and how the deck does against each ready one. */
        get: operations["trial"];
        put?: never;
        /** Have bots play a deck against every ready one. It goes on when one leaves; one at a time. */
        post: operations["begin_trial"];
        /** Stop it. What was played is kept until the next one. */
        delete: operations["stop_trial"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All forces of one's own, the last changed first. */
        get: operations["list_forces"];
        put?: never;
        /** Keep a force. It need not be legal; a table judges that. Play it as `force:<id>`. */
        post: operations["new_force"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A force of one's own, as it is or as it was. */
        get: operations["one_force"];
        put?: never;
        /** Keep a changed force as a new version. To go back, save an earlier one again. */
        post: operations["save_force"];
        /** Remove a force with all its versions. Tables that play it are not changed. */
        delete: operations["remove_force"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forces/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every card to build with, in words, with its price; units with their numbers explained. */
        get: operations["forces_pool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forces/judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a force is: what no table accepts, what is unwise, what it costs, its code. */
        post: operations["judge_force"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forces/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The forces that are there for everybody, with their plans. */
        get: operations["forces_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forces/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The cards that cannot be added to a unit or to the force, each with the rule that forbids it. */
        post: operations["refused_cards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games that are played here. */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What can be chosen at a table of a game, and the options that the choices so far make: open */
        post: operations["options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play at once, with nothing but a name. Keep the recovery code: it is shown this once. */
        post: operations["guest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in. Nobody learns from the answer whether there is such an account. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session, or all of them. A guest needs the recovery code to come back. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who one is. */
        get: operations["me"];
        put?: never;
        /** Another name, language, time zone. What is not named stays. */
        post: operations["change"];
        /** Remove oneself: name, uploads, all that one built, sessions. Games stay, without the name. */
        delete: operations["goodbye"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one is signed in: this device first, then by when they were used, to an hour. */
        get: operations["devices"];
        put?: never;
        post?: never;
        /** Sign out everywhere but here. */
        delete: operations["end_others"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out on one device, also on this one. Whatever streams to it ends at once. */
        delete: operations["end_one"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about oneself. */
        get: operations["export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How one is told. Of the webhook only the host is shown: the rest is as good as a key. */
        get: operations["notify"];
        put?: never;
        /** Be told otherwise. What is not named stays; an empty text ends it. */
        post: operations["change_notify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notify/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The code that came to the e-mail address: it is one's own. */
        post: operations["prove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much one keeps here, by kind, and how much more one may. */
        get: operations["kept"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another password. Every other session of the account ends. */
        post: operations["password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A guest comes back with the code that they wrote down. */
        post: operations["recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A guest's new recovery code; the old one is worth nothing from now on. */
        post: operations["new_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rulebook of a game: every rule with its id, chapter by chapter. */
        get: operations["rulebook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}/found": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rule of an id, or the rules in which all these words occur. */
        get: operations["rules_found"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a table at which a saved game goes on. Its dice are this table's from there on. */
        post: operations["go_on"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saves/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a saved game is, if it can go on here: nothing is kept. */
        post: operations["look_at"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tables to join or to watch; with `mine=1` those where one sits, the newest first. */
        get: operations["list_tables"];
        put?: never;
        /** Open a table. */
        post: operations["open_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table. */
        get: operations["one_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree that somebody takes something back or corrects how a battle ended, or not. It happens */
        post: operations["agree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What something is, what it would do, or why it cannot be. */
        get: operations["ask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/at/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The scene after a step, as the caller may know it, and in words. */
        get: operations["moment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/battle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play the battle here that a campaign waits for, where people may also tell how a real one */
        post: operations["battle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A campaign with its battles: what `overseer campaign import` takes. As long as it runs, only */
        get: operations["archive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said. */
        get: operations["read_chat"];
        put?: never;
        /** Say something. Only who sits at the table can. */
        post: operations["write_chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host closes a table that has not begun, that is theirs alone, or that is broken. */
        post: operations["close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/fixed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What never changes in a match: seats, card faces in words, terrain, a legend. */
        get: operations["fixed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/force": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The force that one brings into the battle that is prepared, to be printed; without units */
        get: operations["force"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/help": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules by their id or by words in them, and what a learner is told now. */
        get: operations["help"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a bot would do in one's place, where the table allows that. */
        post: operations["hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/input": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do something. It is durable when this answers; the same key never counts twice. */
        post: operations["enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/kick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host asks somebody to get up, before it begins. */
        post: operations["kick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get up before it begins. The host's leaving makes the next one host. */
        post: operations["leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** No longer see what somebody at this table says, here and elsewhere; or see it again. */
        post: operations["mute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** No longer be told of one's turns at this table; or be told again. */
        post: operations["mute_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/plots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place the structures of one's settlement. It changes nothing in the match. */
        post: operations["place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How everybody's points grew, and the steps that turned the match. */
        get: operations["progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The match as a file. While it is played: what the caller was shown, without seals and seed. */
        get: operations["record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play once more: the first one to ask opens a table like this one, the others take their */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reveal one's part of the dice, once every seat is taken. The match begins with the last. */
        post: operations["reveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/seated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table, as soon as it is another than the one that was seen. */
        get: operations["seated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/sit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a free seat. Who has one keeps it, and takes another (one device, several players) by */
        post: operations["sit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host begins the match, once every seat is taken. */
        post: operations["start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened since, the scene and the question; the same message as the stream's. */
        get: operations["steps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the record of a finished match proves, and what it does not. */
        get: operations["verify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{code}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The situation in words, and what everybody should have read before the first decision. */
        get: operations["words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terrains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All terrains of one's own, the last changed first. */
        get: operations["list_terrains"];
        put?: never;
        /** Keep a terrain. It need not be playable; a table judges that. Name it `terrain:<id>`. */
        post: operations["new_terrain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terrains/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A terrain of one's own, judged alone or for a scenario. */
        get: operations["one_terrain"];
        put?: never;
        /** Keep a changed terrain in place of what it was. */
        post: operations["save_terrain"];
        /** Remove a terrain. Tables that are played on it are not changed. */
        delete: operations["remove_terrain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terrains/ground/{scenario}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a scenario needs of its table: zones, markers, bystanders, what is kept clear. */
        get: operations["scenario_ground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terrains/judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a terrain is: what no table accepts, what is unwise, piece by piece; its file and code. */
        post: operations["judge_terrain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terrains/kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds of terrain with their shapes and sizes, and the scenarios. */
        get: operations["terrain_pieces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terrains/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table as a battle of a scenario would get it. */
        get: operations["ready_terrain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one is asked: all one's games, who has waited longest first. */
        get: operations["turns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that one has uploaded, the newest first, without the texts. */
        get: operations["list_uploads"];
        put?: never;
        /** Keep a file of one's own, if the game's check has nothing against it. */
        post: operations["upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them, with its text. */
        get: operations["one_upload"];
        put?: never;
        post?: never;
        /** Remove one. Tables that use it are not changed. */
        delete: operations["remove_upload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a record proves that one has as a file; of an exported campaign, with its battles. */
        post: operations["verify_file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the table and its database are there. Whoever shows the operator's token is told of */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This description. */
        get: operations["openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Acting
         * @description The activation that is going on.
         */
        Acting: {
            /** @default 2 */
            actions?: number;
            fighter: number;
            /** @default 0 */
            quick?: number;
            /** @default null */
            reading?: components["schemas"]["Reading"] | null;
            /** @default false */
            vats?: boolean;
        };
        /**
         * Activate
         * @description A ready model acts; fire, poison, stun and V.A.T.S. come first.
         */
        Activate: {
            /** @default [] */
            answers?: string[];
            /** @enum {unknown} */
            is: "activate";
            token: number;
        };
        /**
         * Agree
         * @description Whether one agrees to what somebody wishes.
         */
        Agree: {
            /** @default null */
            seat?: number | null;
            yes: boolean;
        };
        /**
         * Ahead
         * @description What moves lead to if everybody else passes, with every die: played on what the reader knows.
         *
         *         `open` names a question at which it cannot be told how it goes on.
         */
        Ahead: {
            /** @default [] */
            allies?: components["schemas"]["overseer.voice.tragic.given.Wound"][];
            /** @default [] */
            asked?: components["schemas"]["Asked"][];
            /** @default [] */
            effects?: components["schemas"]["overseer.voice.tragic.given.Effect"][];
            /** @default [] */
            losses?: components["schemas"]["Loss"][];
            /** @default [] */
            open?: string[];
        };
        /**
         * Aid
         * @description Every sign and word of a game's cards.
         */
        Aid: {
            game: string;
            parts: components["schemas"]["AidPart"][];
            title: string;
        };
        /**
         * AidPart
         * @description A part of the aid.
         */
        AidPart: {
            id: string;
            signs: components["schemas"]["AidSign"][];
            title: string;
        };
        /**
         * AidSign
         * @description A sign or a word of the cards, and what it means.
         */
        AidSign: {
            name: string;
            /** @default  */
            rule?: string;
            /** @default  */
            short?: string;
            /** @default  */
            text?: string;
            /** @default  */
            where?: string;
            word: string;
        };
        /**
         * AiGiven
         * @description The AI's next step.
         */
        AiGiven: {
            /** @default 0 */
            action?: number;
            /** @default 0 */
            actions?: number;
            /** @default  */
            aim?: string;
            /** @default [] */
            buttons?: components["schemas"]["AiOffer"][];
            /** @default [] */
            choices?: components["schemas"]["AiOffer"][];
            /** @default [] */
            facts?: components["schemas"]["AiOffer"][];
            /** @default [] */
            others?: components["schemas"]["AiThing"][];
            /** @default null */
            question?: components["schemas"]["AiQuestion"] | null;
            /** @default false */
            quick?: boolean;
            /** @default false */
            reaction?: boolean;
            /** @default [] */
            reacts?: components["schemas"]["AiOffer"][];
            rule: string;
            /** @default [] */
            rulers?: components["schemas"]["AiRuler"][];
            side: number;
            stage: string;
            title: string;
            /** @default null */
            told?: components["schemas"]["AiTold"] | null;
            /** @default [] */
            trail?: components["schemas"]["AiLine"][];
            /** @default null */
            who?: components["schemas"]["AiThing"] | null;
        };
        /**
         * AiLine
         * @description One line of what is known so far, or of why: `yes` it is what it does, `no` it is not.
         */
        AiLine: {
            mark: string;
            /** @default 0 */
            place?: number;
            /** @default  */
            rulers?: string;
            text: string;
            /** @default  */
            why?: string;
        };
        /**
         * AiOffer
         * @description Something that can be entered; `throws`: its first act may ask for dice or a choice.
         */
        AiOffer: {
            acts: (components["schemas"]["Begin"] | components["schemas"]["House"] | components["schemas"]["Note"] | components["schemas"]["Count"] | components["schemas"]["FieldUnit"] | components["schemas"]["Rename"] | components["schemas"]["Put"] | components["schemas"]["Hurt"] | components["schemas"]["overseer.wasteland.ledger.acts.Condition"] | components["schemas"]["Tally"] | components["schemas"]["Weapon"] | components["schemas"]["Degrade"] | components["schemas"]["Round"] | components["schemas"]["SideTurn"] | components["schemas"]["Ready"] | components["schemas"]["Activate"] | components["schemas"]["Spend"] | components["schemas"]["EndActivation"] | components["schemas"]["Status"] | components["schemas"]["Strike"] | components["schemas"]["Try"] | components["schemas"]["Find"] | components["schemas"]["UseCard"] | components["schemas"]["Give"] | components["schemas"]["Danger"] | components["schemas"]["Event"] | components["schemas"]["Flip"] | components["schemas"]["Consequence"] | components["schemas"]["Settle"] | components["schemas"]["Boost"] | components["schemas"]["Quest"] | components["schemas"]["Marker"] | components["schemas"]["Finish"] | components["schemas"]["BlueDie"] | components["schemas"]["Answered"] | components["schemas"]["Cannot"] | components["schemas"]["Picked"] | components["schemas"]["Deed"] | components["schemas"]["Noticed"] | components["schemas"]["Reacts"] | components["schemas"]["Moved"] | components["schemas"]["overseer.wasteland.ledger.ai_acts.Aim"] | components["schemas"]["overseer.wasteland.ledger.ai_acts.Edge"] | components["schemas"]["InRole"])[];
            id: string;
            text: string;
            /** @default null */
            thing?: components["schemas"]["AiThing"] | null;
            /** @default false */
            throws?: boolean;
        };
        /**
         * AiQuestion
         * @description Which of these? The answer is `answer` with the words of those named in `chosen`.
         */
        AiQuestion: {
            answer: components["schemas"]["Answered"];
            /** @default null */
            at?: components["schemas"]["AiThing"] | null;
            help: string[];
            kind: string;
            /** @default 0 */
            least?: number;
            means: string;
            /** @default 0 */
            most?: number;
            /** @default true */
            none?: boolean;
            rule: string;
            /** @default  */
            rulers?: string;
            /** @default false */
            single?: boolean;
            text: string;
            things: components["schemas"]["AiThing"][];
        };
        /**
         * AiRuler
         * @description A ruler as it is drawn.
         */
        AiRuler: {
            length: number;
            letter: string;
            name: string;
        };
        /**
         * AiThing
         * @description A model, a marker, an edge: what a question or an instruction names.
         */
        AiThing: {
            /** @default false */
            ai?: boolean;
            /** @default 0 */
            health?: number;
            kind: string;
            /** @default 0 */
            left?: number;
            /** @default  */
            name?: string;
            /** @default 0 */
            rads?: number;
            /** @default 0 */
            side?: number;
            /** @default  */
            status?: string;
            text: string;
            /** @default -1 */
            token?: number;
            /** @default  */
            unit?: string;
            word: string;
        };
        /**
         * AiTold
         * @description What is to be done with the model, and how to draw it.
         */
        AiTold: {
            /** @default false */
            careful?: boolean;
            deed: string;
            how: string[];
            picture: string;
            /** @default  */
            reach?: string;
            rule: string;
            /** @default  */
            ruler?: string;
            /** @default null */
            target?: components["schemas"]["AiThing"] | null;
            text: string;
        };
        /**
         * Amounts
         * @description Share `total` out, to each option at most its `most`: `verb id=n id=n`.
         */
        Amounts: {
            of: components["schemas"]["Option"][];
            /** @default {} */
            proposed?: {
                [key: string]: number;
            };
            /** @enum {unknown} */
            sort: "amounts";
            total: number;
            verb: string;
        };
        /**
         * Announced
         * @description An item of the chain; the last one resolves first.
         */
        Announced: {
            /** @default  */
            also?: string;
            at: string;
            /** @default [] */
            attackers?: string[];
            /** @default [] */
            blocks?: components["schemas"]["Link"][];
            /** @default false */
            cancelled?: boolean;
            card: string;
            /** @default  */
            does?: string;
            /** @default null */
            foreseen?: components["schemas"]["Foreseen"] | null;
            kind: string;
            /** @default  */
            part?: string;
            /** @default 0 */
            reduced?: number;
            seat: number;
            /** @default false */
            stealthy?: boolean;
            /** @default  */
            target?: string;
            text: string;
        };
        /**
         * Answer
         * @description What would become of something that was asked about: a move, a place, a point.
         */
        Answer: {
            /** @default [] */
            choices?: components["schemas"]["Choice"][];
            /** @default [] */
            lines?: string[];
            /** @default {} */
            odds?: Record<string, unknown>;
            /** @default  */
            title?: string;
            /** @default [] */
            why_not?: components["schemas"]["Why"][];
        };
        /**
         * Answered
         * @description What was said to a question of the AI: of those asked about, the chosen ones.
         */
        Answered: {
            asked: string[];
            /** @default  */
            at?: string;
            /** @default [] */
            chosen?: string[];
            /** @enum {unknown} */
            is: "said";
            kind: string;
            me: number;
            /** @default  */
            rulers?: string;
            /** @default  */
            weapon?: string;
        };
        /**
         * Arrival
         * @description What an ally would come into play as, and what that changes.
         */
        Arrival: {
            attack: number;
            /** @default [] */
            effects?: components["schemas"]["overseer.voice.tragic.given.Effect"][];
            health: number;
            /** @default [] */
            keywords?: components["schemas"]["Keyword"][];
            /** @default [] */
            others?: components["schemas"]["overseer.voice.tragic.given.Standing"][];
        };
        /**
         * AskDeck
         * @description A deck that something is asked about: as it is built, or as a text.
         *
         *         A text is a ready deck's name, a deck code, a deck file, or a list with a card a line.
         */
        AskDeck: {
            /**
             * @description the card set: upload:<id>; empty: ours
             * @default
             */
            cards?: string;
            /** @default null */
            deck?: components["schemas"]["DeckSent"] | null;
            /** @default  */
            source?: string;
        };
        /**
         * Asked
         * @description A question on the way: who is asked, about what, and with which of their things.
         */
        Asked: {
            /** @default [] */
            at?: string[];
            /** @default  */
            rule?: string;
            seat: number;
            /** @default  */
            text?: string;
            topic: string;
        };
        /**
         * AskForce
         * @description A force that something is asked about: as it is built, or as a text.
         *
         *         A text is a ready force's name, a force code or a force file. A limit of 0 is the smallest one
         *         that the force keeps to.
         */
        AskForce: {
            /**
             * @description the card set: upload:<id>; empty: ours
             * @default
             */
            cards?: string;
            /** @default true */
            creatures?: boolean;
            /** @default null */
            force?: components["schemas"]["ForceSent"] | null;
            /** @default 0 */
            limit?: number;
            /**
             * @default 2020
             * @enum {unknown}
             */
            prices?: "2018" | "2020" | "2025";
            /** @default  */
            source?: string;
        };
        /**
         * AskHand
         * @description A hand of a deck; the same seed draws the same.
         */
        AskHand: {
            /**
             * @description the card set: upload:<id>; empty: ours
             * @default
             */
            cards?: string;
            /** @default null */
            deck?: components["schemas"]["DeckSent"] | null;
            /** @default  */
            seed?: string;
            /** @default  */
            source?: string;
        };
        /**
         * AskRefused
         * @description What cannot be added: to the unit at a place, or (-1) to the force.
         */
        AskRefused: {
            /** @default -1 */
            at?: number;
            /**
             * @description the card set: upload:<id>; empty: ours
             * @default
             */
            cards?: string;
            /** @default true */
            creatures?: boolean;
            /** @default null */
            force?: components["schemas"]["ForceSent"] | null;
            /** @default 0 */
            limit?: number;
            /**
             * @default 2020
             * @enum {unknown}
             */
            prices?: "2018" | "2020" | "2025";
            /** @default  */
            source?: string;
        };
        /**
         * AskTerrain
         * @description A terrain that something is asked about: as it is built, or as a code or a terrain file.
         */
        AskTerrain: {
            /**
             * @description its id; empty: the table alone
             * @default
             */
            scenario?: string;
            /** @default  */
            source?: string;
            /** @default null */
            terrain?: components["schemas"]["TerrainSent"] | null;
        };
        /**
         * AtSeat
         * @description Something about one seat.
         */
        AtSeat: {
            seat: number;
        };
        /**
         * AttackOdds
         * @description An attack before it is made; `Answer.odds` is this.
         */
        AttackOdds: {
            close: boolean;
            critical: boolean;
            damage: number;
            damage_kind: string;
            dice: {
                [key: string]: number;
            };
            /** @default [] */
            dice_from?: string[];
            dice_items: components["schemas"]["Item"][];
            /** @default  */
            dice_text?: string;
            /** @default [] */
            effects?: components["schemas"]["EffectChance"][];
            faces: boolean[];
            hit: components["schemas"]["overseer.voice.wasteland.given.Chance"];
            items: components["schemas"]["Item"][];
            long: boolean;
            /** @default 0 */
            more_damage?: number;
            /** @default  */
            more_kind?: string;
            /** @default [] */
            notes?: string[];
            title: string;
            value: number;
            /** @default  */
            value_text?: string;
            weapon: string;
            wounds: components["schemas"]["overseer.voice.wasteland.given.Wound"][];
        };
        /**
         * Bar
         * @description One bar of a histogram.
         */
        Bar: {
            chance: components["schemas"]["overseer.voice.wasteland.given.Chance"];
            n: number;
        };
        /**
         * BattleAnswer
         * @description What is asked about, and what can be done with it; each word fills its own fields.
         */
        BattleAnswer: {
            /** @default null */
            attack?: components["schemas"]["AttackOdds"] | null;
            /** @default null */
            card?: components["schemas"]["overseer.voice.wasteland.given.Face"] | null;
            /** @default [] */
            choices?: components["schemas"]["Choice"][];
            /** @default [] */
            facts?: string[];
            /** @default [] */
            lines?: string[];
            /** @default null */
            marker?: components["schemas"]["MarkerSeen"] | null;
            /** @default [] */
            marks?: components["schemas"]["overseer.voice.wasteland.given.Mark"][];
            /** @default null */
            model?: components["schemas"]["ModelSeen"] | null;
            /** @default null */
            nearest?: [
                number,
                number
            ] | null;
            /** @default {} */
            odds?: Record<string, unknown>;
            /** @default null */
            piece?: components["schemas"]["TerrainPiece"] | null;
            /** @default [] */
            pieces?: string[];
            /** @default null */
            point?: [
                number,
                number
            ] | null;
            /** @default [] */
            reach?: components["schemas"]["Reach"][];
            /** @default false */
            reachable?: boolean;
            /** @default [] */
            rings?: components["schemas"]["Ring"][];
            /** @default null */
            room?: components["schemas"]["Room"] | null;
            /** @default null */
            seen?: components["schemas"]["Ground"] | null;
            /** @default [] */
            shots?: string[];
            /** @default null */
            sight?: components["schemas"]["Sight"] | null;
            /** @default [] */
            sights?: components["schemas"]["Sight"][];
            /** @default [] */
            things?: string[];
            /** @default  */
            title?: string;
            /** @default null */
            unit?: components["schemas"]["UnitFace"] | null;
            /** @default null */
            way?: components["schemas"]["Way"] | null;
            /** @default null */
            weapon?: components["schemas"]["WeaponFace"] | null;
            /** @default [] */
            why_not?: components["schemas"]["Why"][];
        };
        /**
         * BattleFixed
         * @description What never changes in a battle once it is set up.
         *
         *         Until then `terrain` differs from the scene's when it has to be asked for again. The cards are
         *         those that are in play; `ask` tells any other one by its id.
         */
        BattleFixed: {
            /** @default null */
            briefing?: components["schemas"]["Briefing"] | null;
            /** @default {} */
            cards?: {
                [key: string]: components["schemas"]["overseer.voice.wasteland.given.Face"];
            };
            /** @default [] */
            dice?: components["schemas"]["Die"][];
            /** @default [] */
            edges?: components["schemas"]["overseer.voice.wasteland.given.Edge"][];
            game: string;
            /** @default {} */
            labels?: {
                [key: string]: string;
            };
            /** @default {} */
            legend?: {
                [key: string]: components["schemas"]["Named"][];
            };
            names: string[];
            /** @default [] */
            pieces?: components["schemas"]["TerrainPiece"][];
            /** @default [] */
            rulers?: components["schemas"]["Ruler"][];
            rules: string;
            seats: string[];
            /** @default {} */
            settings?: {
                [key: string]: string[];
            };
            /** @default 0 */
            side?: number;
            /** @default  */
            terrain?: string;
            /** @default {} */
            units?: {
                [key: string]: components["schemas"]["UnitFace"];
            };
            /** @default {} */
            weapons?: {
                [key: string]: components["schemas"]["WeaponFace"];
            };
        };
        /**
         * BattleGiven
         * @description A battle of a campaign, which has a table of its own.
         */
        BattleGiven: {
            code: string;
            scenario: string;
            status: string;
        };
        /**
         * BattlePrinted
         * @description A battle on paper.
         */
        BattlePrinted: {
            briefing: string[];
            forces: components["schemas"]["ForcePrinted"][];
            title: string;
        };
        /**
         * BattleScene
         * @description A battle to draw.
         */
        BattleScene: {
            /** @default  */
            acting?: string;
            /** @default 0 */
            actions?: number;
            /** @default  */
            active?: string;
            /** @default -1 */
            advantage?: number;
            /** @default -1 */
            dark?: number;
            /** @default {} */
            data?: Record<string, unknown>;
            /** @default 0 */
            deck?: number;
            /** @default  */
            ended?: string;
            /** @default null */
            events?: components["schemas"]["EventDeck"] | null;
            /** @default [] */
            hands?: string[][];
            /** @default [] */
            hues?: number[];
            /** @default  */
            level?: string;
            /** @default [] */
            lines?: string[];
            /** @default [] */
            markers?: components["schemas"]["MarkerSeen"][];
            /** @default [] */
            models?: components["schemas"]["ModelSeen"][];
            /** @default [] */
            objectives?: string[];
            /** @default false */
            over?: boolean;
            /** @default [] */
            pools?: string[][];
            /** @default [] */
            quests?: string[];
            /** @default null */
            reply?: components["schemas"]["Reply"] | null;
            /** @default [] */
            resigned?: number[];
            /** @default 0 */
            round?: number;
            /** @default 0 */
            rounds?: number;
            seat: number | null;
            /** @default {} */
            settings?: {
                [key: string]: string;
            };
            /** @default [] */
            sides?: components["schemas"]["SideSeen"][];
            /** @default  */
            terrain?: string;
            /** @default -1 */
            turn?: number;
            /** @default  */
            verdict?: string;
            /** @default -1 */
            victor?: number;
        };
        /**
         * Bearing
         * @description A keyword that an ally has now, printed or given, and until when.
         */
        Bearing: {
            n: number;
            name: string;
            /** @default [] */
            of?: components["schemas"]["Source"][];
            /** @default  */
            text?: string;
            word: string;
        };
        /**
         * Begin
         * @description The battle begins: which scenario (empty: a free one), who plays which side, how long.
         */
        Begin: {
            /**
             * @default [
             *       false,
             *       true
             *     ]
             */
            ai?: [
                boolean,
                boolean
            ];
            /** @default [] */
            deck?: string[];
            /** @default false */
            events?: boolean;
            /** @default [] */
            house?: string[];
            /** @enum {unknown} */
            is: "begin";
            /**
             * @default [
             *       750,
             *       750
             *     ]
             */
            limits?: [
                number,
                number
            ];
            /** @default 6 */
            rounds?: number;
            /** @default  */
            scenario?: string;
            /**
             * @default [
             *       0
             *     ]
             */
            sides?: number[];
            /** @default  */
            title?: string;
        };
        /**
         * Block
         * @description A table of a book: rows of cells, the first row is its head.
         */
        Block: {
            rows: string[][];
        };
        /**
         * Blow
         * @description What an attack card deals: a formula such as `(S+1)×2`, several times.
         */
        Blow: {
            formula: string;
            kind: string;
            /** @default [] */
            letters?: string[];
            /** @default 1 */
            strikes?: number;
        };
        /**
         * BlueDie
         * @description The blue die of the AI's model that acts (WC-A4).
         */
        BlueDie: {
            /** @enum {unknown} */
            face: "b" | "bb" | "bs" | "s" | "ss" | "x";
            /** @enum {unknown} */
            is: "die";
            token: number;
        };
        /**
         * Book
         * @description The rulebook of a game in one language.
         */
        Book: {
            chapters: components["schemas"]["Chapter"][];
            game: string;
            /** @default  */
            guide?: string;
            /** @default  */
            intro?: string;
            /** @default  */
            notice?: string;
            title: string;
        };
        /**
         * Boost
         * @description A boost comes into somebody's hand, or is played from it.
         */
        Boost: {
            card: string;
            /** @enum {unknown} */
            is: "boost";
            /** @default false */
            played?: boolean;
            seat: number;
        };
        /**
         * Briefing
         * @description The scenario.
         */
        Briefing: {
            /** @default [] */
            aims?: components["schemas"]["overseer.voice.wasteland.given.Aim"][];
            /** @default [] */
            earlier?: string[];
            /** @default [] */
            ends?: components["schemas"]["End"][];
            /** @default [] */
            forces?: components["schemas"]["Force"][];
            id: string;
            /** @default [] */
            lines?: string[];
            rounds: number;
            rule: string;
            /** @default  */
            rules?: string;
            /** @default  */
            story?: string;
            title: string;
        };
        /**
         * CampaignAnswer
         * @description An answer with what a purchase would change, or with a force in the making.
         */
        CampaignAnswer: {
            /** @default null */
            change?: components["schemas"]["Changed"] | null;
            /** @default [] */
            choices?: components["schemas"]["Choice"][];
            /** @default [] */
            lines?: string[];
            /** @default null */
            muster?: components["schemas"]["Muster"] | null;
            /** @default {} */
            odds?: Record<string, unknown>;
            /** @default  */
            title?: string;
            /** @default [] */
            why_not?: components["schemas"]["Why"][];
        };
        /**
         * CampaignCard
         * @description A card: a weapon, an item, a boost, a leader, a quest, an event, an exploration.
         */
        CampaignCard: {
            id: string;
            kind: string;
            name: string;
            /** @default null */
            price?: number | null;
            /** @default  */
            story?: string;
            text: string;
        };
        /**
         * CampaignFixed
         * @description What never changes in a campaign.
         */
        CampaignFixed: {
            cards: components["schemas"]["CampaignCard"][];
            families: components["schemas"]["Family"][];
            game: string;
            /** @default {} */
            labels?: {
                [key: string]: string;
            };
            land: components["schemas"]["Land"];
            names: string[];
            perks: components["schemas"]["PerkCard"][];
            rules: string;
            /** @default [] */
            scenarios?: components["schemas"]["ScenarioCard"][];
            seats: string[];
            /** @default {} */
            settings?: {
                [key: string]: string[];
            };
            structures: components["schemas"]["StructureCard"][];
            /** @default false */
            told?: boolean;
        };
        /**
         * CampaignOf
         * @description How a battle on a real table stands to its campaign.
         *
         *         `open`: it goes on. `ready`: the campaign waits for its end. `refused`: that cannot be, and why.
         *         `taken`: the campaign has gone on from it. `differs`: the log says another end than the one that
         *         the campaign has. `reopened`: the campaign has an end, the log no longer. `gone`: the campaign
         *         has gone on from another battle.
         */
        CampaignOf: {
            /** @default false */
            alone?: boolean;
            battle: number;
            code: string;
            /** @default false */
            owner?: boolean;
            /** @default  */
            rule?: string;
            /** @enum {unknown} */
            state: "differs" | "gone" | "open" | "ready" | "refused" | "reopened" | "taken";
            title: string;
            /** @default  */
            why?: string;
            /** @default false */
            wished?: boolean;
        };
        /**
         * CampaignScene
         * @description Where a campaign stands.
         */
        CampaignScene: {
            asked: number;
            course: string;
            /** @default {} */
            data?: Record<string, unknown>;
            /** @default [] */
            hues?: number[];
            /** @default false */
            over?: boolean;
            players: components["schemas"]["Person"][];
            /** @default [] */
            resigned?: number[];
            seat: number | null;
            /** @default {} */
            settings?: {
                [key: string]: string;
            };
            stations: components["schemas"]["Station"][];
            step: number;
            topic: string;
        };
        /**
         * Cannot
         * @description What the AI told to do cannot be done with this target.
         */
        Cannot: {
            deed: string;
            /** @enum {unknown} */
            is: "cannot";
            /** @default  */
            target?: string;
            token: number;
        };
        /**
         * CardGiven
         * @description A card that lies open, in words.
         */
        CardGiven: {
            id: string;
            name: string;
            /** @default [] */
            text?: string[];
        };
        /**
         * CardListed
         * @description A card that may be drawn or entered.
         */
        CardListed: {
            /** @default false */
            consequence?: boolean;
            id: string;
            /** @default [] */
            lines?: string[];
            name: string;
        };
        /**
         * CardPool
         * @description The cards of a set to build with.
         */
        CardPool: {
            cards: components["schemas"]["overseer.voice.tragic.given.Face"][];
            /** @default [] */
            formats?: components["schemas"]["FormatRow"][];
            name: string;
            /** @default [] */
            symbols?: components["schemas"]["Symbol"][];
        };
        /**
         * CardPrinted
         * @description A card in words.
         */
        CardPrinted: {
            /** @default 0 */
            boxes?: number;
            /** @default  */
            head?: string;
            /** @default [] */
            lines?: string[];
            name: string;
        };
        /**
         * CardRefused
         * @description A card that a force cannot have besides, and why.
         */
        CardRefused: {
            id: string;
            kind: string;
            rule: string;
            text: string;
        };
        /**
         * Cards
         * @description The faces of a card set in one language.
         */
        Cards: {
            columns: number[][];
            items: components["schemas"]["ItemCard"][];
            legend: components["schemas"]["Sign"][];
            letters: components["schemas"]["Letter"][];
            lifts: components["schemas"]["LiftCard"][];
            rooms: components["schemas"]["RoomCard"][];
            set: string;
            threats: components["schemas"]["ThreatCard"][];
        };
        /**
         * CardShown
         * @description A card of the gallery: in words, and as the data that its board draws it by.
         */
        CardShown: {
            /** @default 0 */
            copies?: number;
            /** @default {} */
            face?: Record<string, unknown>;
            /** @default  */
            flavour?: string;
            /** @default  */
            head?: string;
            id: string;
            kind: string;
            /** @default [] */
            lines?: string[];
            name: string;
            /** @default  */
            source?: string;
        };
        /**
         * Cell
         * @description A response of an AI card (WC-A4).
         */
        Cell: {
            letter: string;
            /** @default false */
            reckless?: boolean;
            /** @default false */
            stays?: boolean;
            text: string;
        };
        /**
         * Chair
         * @description A seat of a table.
         */
        Chair: {
            /** @default false */
            asked?: boolean;
            /** @default false */
            away?: boolean;
            /** @default false */
            brings?: boolean;
            /** @default false */
            here?: boolean;
            kind: string;
            /** @default null */
            left?: number | null;
            /** @default  */
            name?: string;
            /** @default false */
            out?: boolean;
            /** @default  */
            pledge?: string;
            /** @default [] */
            plots?: string[];
            /** @default false */
            revealed?: boolean;
            seat: number;
            /** @default false */
            taken?: boolean;
            /** @default false */
            yours?: boolean;
        };
        /**
         * Changed
         * @description What a purchase or a scrapping would change: before, and after.
         */
        Changed: {
            caps: [
                number,
                number
            ];
            /** @default [] */
            comes?: string[];
            draws: [
                [
                    number,
                    number
                ],
                [
                    number,
                    number
                ]
            ];
            /** @default [] */
            goes?: string[];
            /** @default false */
            idle?: boolean;
            /** @default [] */
            lines?: string[];
            /** @default [] */
            notes?: string[];
            power: [
                [
                    number,
                    number
                ],
                [
                    number,
                    number
                ]
            ];
            room: [
                [
                    number,
                    number
                ],
                [
                    number,
                    number
                ]
            ];
            /** @default [] */
            stops?: string[];
            water: [
                [
                    number,
                    number
                ],
                [
                    number,
                    number
                ]
            ];
        };
        /**
         * ChangeGiven
         * @description A fact that is another one now.
         */
        ChangeGiven: {
            after: string;
            before: string;
            fact: string;
            text: string;
            token: number;
        };
        /**
         * ChangeMe
         * @description What is to be different; what is not named stays.
         */
        ChangeMe: {
            /** @default null */
            lang?: ("de" | "en" | "es" | "fr") | null;
            /** @default null */
            name?: string | null;
            /** @default null */
            page?: Record<string, unknown> | null;
            /** @default null */
            zone?: string | null;
        };
        /**
         * ChangeNotify
         * @description How one wants to be told that it is one's turn; what is not named stays.
         */
        ChangeNotify: {
            /** @default null */
            form?: ("discord" | "slack") | null;
            /** @default null */
            live?: boolean | null;
            /** @default null */
            mail?: string | null;
            /** @default null */
            quiet?: number[] | null;
            /** @default null */
            webhook?: string | null;
        };
        /**
         * Changes
         * @description What something changes in the numbers that are counted here.
         */
        Changes: {
            /** @default 0 */
            critical?: number;
            /** @default 0 */
            factor?: number;
            /** @default 0 */
            hp?: number;
            /** @default false */
            never?: boolean;
        };
        /**
         * Chapter
         * @description A chapter of the book.
         */
        Chapter: {
            id: string;
            /** @default  */
            intro?: string;
            /** @default [] */
            rules?: components["schemas"]["RuleText"][];
            /** @default [] */
            tables?: components["schemas"]["Block"][];
            title: string;
        };
        /**
         * Chat
         * @description Lines of chat.
         */
        Chat: {
            lines: components["schemas"]["Said"][];
        };
        /**
         * ChatNews
         * @description New lines of chat.
         */
        ChatNews: {
            /** @enum {unknown} */
            is: "chat";
            lines: components["schemas"]["Said"][];
        };
        /**
         * Choice
         * @description One answer to a question.
         */
        Choice: {
            /** @default [] */
            at?: string[];
            /** @default {} */
            cost?: {
                [key: string]: number;
            };
            /** @default  */
            detail?: string;
            /** @default  */
            doer?: string;
            /** @default false */
            final?: boolean;
            /** @default {} */
            gain?: {
                [key: string]: number;
            };
            kind: string;
            move: string;
            name: string;
            /** @default  */
            opens?: string;
            /** @default  */
            text?: string;
            /** @default [] */
            who?: string[];
        };
        /**
         * Choices
         * @description What was chosen so far, by the fields' keys.
         */
        Choices: {
            /** @default {} */
            chosen?: Record<string, unknown>;
            seats: number;
        };
        /**
         * Chosen
         * @description A trait, a skill or a laid ability card.
         */
        Chosen: {
            at: string;
            card: string;
            /** @default false */
            engaged?: boolean;
            /** @default [] */
            uses?: components["schemas"]["Use"][];
        };
        /**
         * ClockGiven
         * @description The clocks, and who is away.
         */
        ClockGiven: {
            /** @default [] */
            away?: number[];
            /** @default null */
            deadline?: number | null;
            /** @default [] */
            left?: number[];
            /** @default 0 */
            since?: number;
        };
        /**
         * ColumnOdds
         * @description A column of the vault: how likely a threat falls there.
         */
        ColumnOdds: {
            exact: string;
            /** @default  */
            reach?: string;
            sum: number;
            text: string;
        };
        /**
         * CompanionExported
         * @description A battle that somebody tracked, with what they wrote.
         */
        CompanionExported: {
            code: string;
            entries: string[];
            made: number;
            title: string;
        };
        /**
         * CompanionGiven
         * @description A battle on a real table as one device may see it.
         */
        CompanionGiven: {
            /** @default  */
            campaign?: string;
            code: string;
            entries: components["schemas"]["Entry"][];
            hands: components["schemas"]["HandGiven"][];
            ledger: components["schemas"]["LedgerGiven"];
            /** @default  */
            redo?: string;
            seq: number;
            title: string;
            /** @default  */
            undo?: string;
        };
        /**
         * CompanionRow
         * @description A battle that somebody tracks.
         */
        CompanionRow: {
            /** @default  */
            campaign?: string;
            code: string;
            entries: number;
            made: number;
            role: string;
            title: string;
            touched: number;
        };
        /**
         * Consequence
         * @description A consequence is put into the deck (`comes` false), or comes up.
         */
        Consequence: {
            card: string;
            /** @default false */
            comes?: boolean;
            /** @enum {unknown} */
            is: "consequence";
            seat: number;
        };
        /**
         * Correct
         * @description An entry should have been another one.
         */
        Correct: {
            act: components["schemas"]["Begin"] | components["schemas"]["House"] | components["schemas"]["Note"] | components["schemas"]["Count"] | components["schemas"]["FieldUnit"] | components["schemas"]["Rename"] | components["schemas"]["Put"] | components["schemas"]["Hurt"] | components["schemas"]["overseer.wasteland.ledger.acts.Condition"] | components["schemas"]["Tally"] | components["schemas"]["Weapon"] | components["schemas"]["Degrade"] | components["schemas"]["Round"] | components["schemas"]["SideTurn"] | components["schemas"]["Ready"] | components["schemas"]["Activate"] | components["schemas"]["Spend"] | components["schemas"]["EndActivation"] | components["schemas"]["Status"] | components["schemas"]["Strike"] | components["schemas"]["Try"] | components["schemas"]["Find"] | components["schemas"]["UseCard"] | components["schemas"]["Give"] | components["schemas"]["Danger"] | components["schemas"]["Event"] | components["schemas"]["Flip"] | components["schemas"]["Consequence"] | components["schemas"]["Settle"] | components["schemas"]["Boost"] | components["schemas"]["Quest"] | components["schemas"]["Marker"] | components["schemas"]["Finish"] | components["schemas"]["BlueDie"] | components["schemas"]["Answered"] | components["schemas"]["Cannot"] | components["schemas"]["Picked"] | components["schemas"]["Deed"] | components["schemas"]["Noticed"] | components["schemas"]["Reacts"] | components["schemas"]["Moved"] | components["schemas"]["overseer.wasteland.ledger.ai_acts.Aim"] | components["schemas"]["overseer.wasteland.ledger.ai_acts.Edge"] | components["schemas"]["InRole"];
            /** @enum {unknown} */
            is: "correct";
            of: string;
        };
        /**
         * CorrectionGiven
         * @description What a corrected result changes in a campaign.
         */
        CorrectionGiven: {
            changed: string[];
            filled: components["schemas"]["DecisionGiven"][];
            lost: components["schemas"]["DecisionGiven"][];
        };
        /**
         * Count
         * @description A counter of the scenario's, or of one's own.
         */
        Count: {
            by: number;
            /** @enum {unknown} */
            is: "count";
            word: string;
        };
        /**
         * CountAsked
         * @description Something that is counted for each player.
         */
        CountAsked: {
            /** @default false */
            cards?: boolean;
            id: string;
            most: number;
            name: string;
        };
        /**
         * Counted
         * @description What a tracker shows beside a fighter: its health, and its power armour's.
         */
        Counted: {
            /** @default 0 */
            energy_boosts?: number;
            /** @default -1 */
            group?: number;
            health: number;
            id: number;
            left: number;
            /** @default 0 */
            power?: number;
            /** @default -1 */
            seat?: number;
            /** @default 0 */
            stuns?: number;
        };
        /**
         * CoverItem
         * @description Something that covers a target, by its word and name.
         */
        CoverItem: {
            at: string;
            name: string;
        };
        /**
         * Critical
         * @description The chance of a critical hit with so many critical chances.
         */
        Critical: {
            chances: number;
            dice: number;
            exact: string;
            share: number;
            text: string;
        };
        /**
         * Criticals
         * @description The curve of the critical chances (TR-C6).
         */
        Criticals: {
            note: string;
            /** @default [] */
            rows?: components["schemas"]["Critical"][];
            title: string;
            usual: number;
        };
        /**
         * CurveBar
         * @description So many cards cost so many points, or are of a level.
         */
        CurveBar: {
            at: number;
            n: number;
        };
        /**
         * Danger
         * @description A card of the danger deck.
         */
        Danger: {
            /** @default [] */
            answers?: string[];
            card: string;
            /** @enum {unknown} */
            is: "danger";
            token: number;
        };
        /**
         * DecisionGiven
         * @description A decision in a campaign as a sentence; `seat` is -1 where chance decided.
         */
        DecisionGiven: {
            seat: number;
            /** @default  */
            text?: string;
        };
        /**
         * DeckFinding
         * @description One thing about a deck: what no table accepts, or what is unwise.
         */
        DeckFinding: {
            /** @default [] */
            cards?: string[];
            error: boolean;
            rule: string;
            text: string;
            word: string;
        };
        /**
         * DeckGiven
         * @description A deck of one's own.
         */
        DeckGiven: {
            /** @default  */
            cards?: string;
            deck: components["schemas"]["DeckList"];
            id: string;
            judged: components["schemas"]["DeckJudged"];
            made: number;
            newest: number;
            touched: number;
            version: number;
            /** @default [] */
            versions?: components["schemas"]["VersionGiven"][];
        };
        /**
         * DeckJudged
         * @description What there is to say about a deck.
         */
        DeckJudged: {
            /** @default 0 */
            abilities?: number;
            /** @default [] */
            by_letter?: components["schemas"]["LetterCount"][];
            /** @default  */
            code?: string;
            copies: number;
            /** @default [] */
            counts?: number[];
            /** @default [] */
            curve?: components["schemas"]["CurveBar"][];
            /** @default [] */
            early?: string[];
            /** @default [] */
            findings?: components["schemas"]["DeckFinding"][];
            /** @default 0 */
            good_opening?: number;
            /** @default 0 */
            hand?: number;
            /** @default [] */
            kinds?: components["schemas"]["KindCount"][];
            legal: boolean;
            letters: string;
            /** @default [] */
            levels?: components["schemas"]["CurveBar"][];
            /** @default [] */
            odds?: components["schemas"]["OddsRow"][];
            /** @default 0 */
            opening?: number;
            /** @default 0 */
            rate?: number;
            /** @default [] */
            said?: string[];
            size: number;
            skills: number;
            /** @default  */
            text?: string;
            traits: number;
            wanted: number;
        };
        /**
         * DeckList
         * @description A deck as a client builds it.
         */
        DeckList: {
            /** @default {} */
            cards?: {
                [key: string]: number;
            };
            format: string;
            name: string;
            /** @default [] */
            skills?: string[];
            /** @default [] */
            traits?: string[];
        };
        /**
         * DeckMatrix
         * @description Each ready deck against each, as bots played it out; the one that wins most first.
         */
        DeckMatrix: {
            bot: string;
            decks: components["schemas"]["DeckMeasured"][];
            duels: number;
            rules: string;
        };
        /**
         * DeckMeasured
         * @description A ready deck in the matrix: its wins in per cent, with their 95 % interval.
         */
        DeckMeasured: {
            against: number[];
            high: number;
            letters: string;
            low: number;
            name: string;
            share: number;
            title: string;
        };
        /**
         * DeckRead
         * @description A deck, and what there is to say about it.
         */
        DeckRead: {
            deck: components["schemas"]["DeckList"];
            judged: components["schemas"]["DeckJudged"];
        };
        /**
         * DeckRow
         * @description A deck of one's own in a list.
         */
        DeckRow: {
            /** @default  */
            cards?: string;
            /** @default [] */
            fits?: string[];
            /** @default  */
            format?: string;
            id: string;
            /** @default false */
            legal?: boolean;
            /** @default  */
            letters?: string;
            /** @default false */
            lost?: boolean;
            made: number;
            name: string;
            /** @default 0 */
            size?: number;
            touched: number;
            version: number;
        };
        /**
         * Decks
         * @description How many cards are left to draw.
         */
        Decks: {
            items: number;
            rooms: number;
            threats: number;
        };
        /**
         * DeckSent
         * @description A deck as somebody builds it; it need not be finished.
         */
        DeckSent: {
            /** @default {} */
            cards?: {
                [key: string]: number;
            };
            /**
             * @default singleton
             * @enum {unknown}
             */
            format?: "duo" | "quad" | "singleton" | "trio";
            /** @default  */
            name?: string;
            /** @default [] */
            skills?: string[];
            /** @default [] */
            traits?: string[];
        };
        /**
         * Deed
         * @description What a model of the AI has done, and how it ended.
         *
         *         `whole`: it went its whole ruler. `moved`: others who moved by it. `touches`: the enemies that
         *         it touches now, or who is under its bomb; null: nobody said. `answers`: what was thrown for a
         *         charge or a bomb. `worked`: what was used is done with, or it failed and stays locked for this
         *         round.
         */
        Deed: {
            /** @default [] */
            answers?: string[];
            /** @default false */
            careful?: boolean;
            deed: string;
            /** @enum {unknown} */
            is: "done";
            /** @default [] */
            moved?: number[];
            /** @default false */
            quick?: boolean;
            /** @default false */
            reaction?: boolean;
            /** @default  */
            target?: string;
            token: number;
            /** @default null */
            touches?: number[] | null;
            /** @default  */
            weapon?: string;
            /** @default true */
            whole?: boolean;
            /** @default null */
            worked?: boolean | null;
        };
        /**
         * Degrade
         * @description Power armour is degraded, or repaired.
         */
        Degrade: {
            /** @enum {unknown} */
            is: "degrade";
            /** @default true */
            on?: boolean;
            token: number;
        };
        /**
         * DeviceGiven
         * @description A device on which one is signed in.
         */
        DeviceGiven: {
            /** @default false */
            here?: boolean;
            id: string;
            /** @enum {unknown} */
            kind: "computer" | "other" | "phone" | "tablet" | "terminal";
            made: number;
            name: string;
            seen: number;
        };
        /**
         * Devices
         * @description All devices on which one is signed in.
         */
        Devices: {
            devices: components["schemas"]["DeviceGiven"][];
        };
        /**
         * Die
         * @description A die with all its faces.
         */
        Die: {
            faces: components["schemas"]["Named"][];
            id: string;
            name: string;
        };
        /**
         * DieListed
         * @description A die; `letter`: W white, R red, and K, Y, G, B.
         */
        DieListed: {
            faces: components["schemas"]["FaceListed"][];
            letter: string;
            name: string;
        };
        /**
         * Discards
         * @description What was discarded.
         */
        Discards: {
            items: string[];
            rooms: string[];
            threats: string[];
        };
        /**
         * Disk
         * @description The disk of the database, where it is known.
         */
        Disk: {
            free: number;
            share: number;
        };
        /**
         * DraftBattle
         * @description A scenario with its forces, to be entered: by name, code or a file's text.
         */
        DraftBattle: {
            /**
             * @default [
             *       false,
             *       true
             *     ]
             */
            ai?: [
                boolean,
                boolean
            ];
            /**
             * @default [
             *       "",
             *       ""
             *     ]
             */
            enemies?: [
                string,
                string
            ];
            /** @default [] */
            forces?: string[];
            /** @default  */
            scenario?: string;
            /**
             * @default [
             *       0
             *     ]
             */
            sides?: number[];
        };
        /**
         * Drafted
         * @description Acts to enter.
         */
        Drafted: {
            acts: (components["schemas"]["Begin"] | components["schemas"]["House"] | components["schemas"]["Note"] | components["schemas"]["Count"] | components["schemas"]["FieldUnit"] | components["schemas"]["Rename"] | components["schemas"]["Put"] | components["schemas"]["Hurt"] | components["schemas"]["overseer.wasteland.ledger.acts.Condition"] | components["schemas"]["Tally"] | components["schemas"]["Weapon"] | components["schemas"]["Degrade"] | components["schemas"]["Round"] | components["schemas"]["SideTurn"] | components["schemas"]["Ready"] | components["schemas"]["Activate"] | components["schemas"]["Spend"] | components["schemas"]["EndActivation"] | components["schemas"]["Status"] | components["schemas"]["Strike"] | components["schemas"]["Try"] | components["schemas"]["Find"] | components["schemas"]["UseCard"] | components["schemas"]["Give"] | components["schemas"]["Danger"] | components["schemas"]["Event"] | components["schemas"]["Flip"] | components["schemas"]["Consequence"] | components["schemas"]["Settle"] | components["schemas"]["Boost"] | components["schemas"]["Quest"] | components["schemas"]["Marker"] | components["schemas"]["Finish"] | components["schemas"]["BlueDie"] | components["schemas"]["Answered"] | components["schemas"]["Cannot"] | components["schemas"]["Picked"] | components["schemas"]["Deed"] | components["schemas"]["Noticed"] | components["schemas"]["Reacts"] | components["schemas"]["Moved"] | components["schemas"]["overseer.wasteland.ledger.ai_acts.Aim"] | components["schemas"]["overseer.wasteland.ledger.ai_acts.Edge"] | components["schemas"]["InRole"])[];
        };
        /**
         * DrawCard
         * @description A card by the app; of the deck `ai`: what its next step leaves to chance.
         */
        DrawCard: {
            /** @enum {unknown} */
            deck: "ai" | "dangers" | "events" | "items";
        };
        /**
         * DrawnGiven
         * @description A card, or the id of an offer of the AI's; empty where the deck has none.
         */
        DrawnGiven: {
            card: string;
            /** @default  */
            name?: string;
        };
        /**
         * DrawScene
         * @description A draw that is not finished.
         */
        DrawScene: {
            drawn: string[];
            due: number;
            keep: number;
            kind: string;
            structure: string;
            /** @default [] */
            useless?: string[];
        };
        /**
         * Dweller
         * @description A dweller on a space.
         */
        Dweller: {
            seat: number;
            /** @default  */
            trains?: string;
            /** @default false */
            wounded?: boolean;
        };
        /**
         * EffectChance
         * @description What icons may buy.
         */
        EffectChance: {
            chance: components["schemas"]["overseer.voice.wasteland.given.Chance"];
            text: string;
        };
        /**
         * End
         * @description One way in which the battle ends.
         */
        End: {
            how: string;
            /** @default false */
            last_round?: boolean;
            /** @default  */
            level?: string;
            text: string;
            /** @default -1 */
            winner?: number;
        };
        /**
         * EndActivation
         * @description The activation is over.
         */
        EndActivation: {
            /** @enum {unknown} */
            is: "end";
            token: number;
        };
        /**
         * EndCard
         * @description A way in which a battle can end.
         */
        EndCard: {
            how: string;
            level: number;
            text: string;
            victor: number;
        };
        /**
         * Ended
         * @description How a match ended.
         */
        Ended: {
            how: string;
            /** @default [] */
            lines?: string[];
            rule: string;
            scores: number[];
            winners: number[];
        };
        /**
         * EndItem
         * @description A card that pays at the end: happiness for so many of something, at the most so much.
         */
        EndItem: {
            /** @default false */
            calm?: boolean;
            /** @default 1 */
            each?: number;
            /** @default 1 */
            happiness?: number;
            id: string;
            /** @default 0 */
            most?: number;
            name: string;
            sum: string[];
            text: string;
        };
        /**
         * EndListed
         * @description A way in which a scenario ends.
         */
        EndListed: {
            how: string;
            level: number;
            text: string;
            victor: number;
        };
        /**
         * Entry
         * @description One line of the log. Its id is made by the device that wrote it.
         */
        Entry: {
            act: components["schemas"]["Begin"] | components["schemas"]["House"] | components["schemas"]["Note"] | components["schemas"]["Count"] | components["schemas"]["FieldUnit"] | components["schemas"]["Rename"] | components["schemas"]["Put"] | components["schemas"]["Hurt"] | components["schemas"]["overseer.wasteland.ledger.acts.Condition"] | components["schemas"]["Tally"] | components["schemas"]["Weapon"] | components["schemas"]["Degrade"] | components["schemas"]["Round"] | components["schemas"]["SideTurn"] | components["schemas"]["Ready"] | components["schemas"]["Activate"] | components["schemas"]["Spend"] | components["schemas"]["EndActivation"] | components["schemas"]["Status"] | components["schemas"]["Strike"] | components["schemas"]["Try"] | components["schemas"]["Find"] | components["schemas"]["UseCard"] | components["schemas"]["Give"] | components["schemas"]["Danger"] | components["schemas"]["Event"] | components["schemas"]["Flip"] | components["schemas"]["Consequence"] | components["schemas"]["Settle"] | components["schemas"]["Boost"] | components["schemas"]["Quest"] | components["schemas"]["Marker"] | components["schemas"]["Finish"] | components["schemas"]["BlueDie"] | components["schemas"]["Answered"] | components["schemas"]["Cannot"] | components["schemas"]["Picked"] | components["schemas"]["Deed"] | components["schemas"]["Noticed"] | components["schemas"]["Reacts"] | components["schemas"]["Moved"] | components["schemas"]["overseer.wasteland.ledger.ai_acts.Aim"] | components["schemas"]["overseer.wasteland.ledger.ai_acts.Edge"] | components["schemas"]["InRole"] | components["schemas"]["Undo"] | components["schemas"]["Redo"] | components["schemas"]["Correct"] | components["schemas"]["Insert"];
            /** @default 0 */
            at?: number;
            /** @default  */
            by?: string;
            id: string;
        };
        /**
         * Event
         * @description The event of a round, drawn from the deck.
         */
        Event: {
            card: string;
            /** @enum {unknown} */
            is: "event";
        };
        /**
         * EventDeck
         * @description The event deck.
         */
        EventDeck: {
            /** @default [] */
            due?: [
                string,
                number
            ][];
            /** @default 0 */
            height?: number;
            /** @default [] */
            standing?: string[];
            /** @default  */
            top?: string;
        };
        /**
         * Export
         * @description Everything that is kept about a person.
         */
        Export: {
            chat: components["schemas"]["LineExported"][];
            companions: components["schemas"]["CompanionExported"][];
            decks: components["schemas"]["WorkExported"][];
            forces: components["schemas"]["WorkExported"][];
            id: string;
            lang: string;
            login: string;
            made: number;
            name: string;
            seen: number;
            sessions: components["schemas"]["SessionGiven"][];
            tables: components["schemas"]["TableExported"][];
            terrains: components["schemas"]["WorkExported"][];
            trials: components["schemas"]["TrialExported"][];
            uploads: components["schemas"]["UploadGiven"][];
            wishes: Record<string, unknown>;
        };
        /**
         * FaceListed
         * @description A face of a die, in the notation of battles and in words.
         */
        FaceListed: {
            face: string;
            text: string;
        };
        /**
         * Family
         * @description Structures that stand together in a list.
         */
        Family: {
            id: string;
            name: string;
        };
        /**
         * Fated
         * @description The event deck.
         */
        Fated: {
            /** @default [] */
            gone?: string[];
            left: number;
            /** @default [] */
            standing?: string[];
            /** @default  */
            top?: string;
        };
        /**
         * Field
         * @description An option that can be chosen, or one seat's part of it.
         *
         *         `choice`: one of the values. `number`: from `least` to `most`. `switch`: yes or no. `deal`: a
         *         different value for each seat, or nothing. Nothing chosen means what `usual` says.
         */
        Field: {
            /** @default  */
            brings?: string;
            /** @default null */
            chosen?: unknown;
            /** @default  */
            detail?: string;
            key: string;
            /** @enum {unknown} */
            kind: "choice" | "deal" | "number" | "switch";
            /** @default 0 */
            least?: number;
            /** @default 0 */
            most?: number;
            /** @default false */
            on?: boolean;
            /** @default null */
            refused?: components["schemas"]["Why"] | null;
            /** @default null */
            seat?: number | null;
            title: string;
            /** @default  */
            usual?: string;
            /** @default [] */
            values?: components["schemas"]["Value"][];
        };
        /**
         * FieldUnit
         * @description A unit card comes: its models with what they carry. `at`: its place in its owner's force.
         */
        FieldUnit: {
            /** @default 0 */
            at?: number;
            /** @default false */
            heroic?: boolean;
            /** @enum {unknown} */
            is: "field";
            /** @default [] */
            items?: string[];
            /** @default  */
            leader?: string;
            /** @default [] */
            mods?: string[];
            /** @default [] */
            names?: string[];
            /** @default [] */
            perks?: string[];
            /** @default -1 */
            seat?: number;
            side: number;
            tokens: number[];
            unit: string;
            /** @default false */
            waiting?: boolean;
            /** @default [] */
            weapons?: string[];
        };
        /**
         * Fighter
         * @description One model, or a thing with health.
         */
        Fighter: {
            /** @default [] */
            addictions?: string[];
            /** @default false */
            ai?: boolean;
            /** @default [] */
            auras?: number[];
            /** @default 0 */
            bonus?: number;
            /** @default 0 */
            boosts?: number;
            /** @default true */
            capable?: boolean;
            /** @default [] */
            carrying?: number[];
            /** @default [] */
            conditions?: string[];
            /** @default [] */
            counters?: number[];
            /** @default [] */
            criticals?: number[];
            /** @default false */
            degraded?: boolean;
            /** @default [] */
            empty?: number[];
            /** @default null */
            engaged_with?: number[] | null;
            /** @default [] */
            found?: string[];
            /** @default false */
            heroic?: boolean;
            id: number;
            /** @default [] */
            items?: string[];
            /** @default  */
            leader?: string;
            /** @default [] */
            locked?: number[];
            /** @default 0 */
            luck?: number;
            /** @default true */
            may_charge?: boolean;
            /** @default [] */
            mods?: string[];
            /** @default  */
            name?: string;
            /** @default [] */
            perks?: string[];
            /** @default table */
            place?: string;
            /** @default 0 */
            points?: number;
            /** @default [] */
            pool?: string[];
            /** @default  */
            power?: string;
            /** @default 0 */
            power_damage?: number;
            /** @default 0 */
            rads?: number;
            /** @default [] */
            ratings?: number[];
            /** @default 0 */
            reactions?: number;
            side: number;
            /** @default 0 */
            slower?: number;
            /** @default false */
            spared?: boolean;
            /** @default [] */
            stages?: [
                string,
                number
            ][];
            /** @default unready */
            status?: string;
            /** @default 0 */
            thing?: number;
            /** @default  */
            throws?: string;
            /** @default 0 */
            token?: number;
            /** @default [] */
            tokens?: number[];
            unit: string;
            /** @default [] */
            weapons?: string[];
            /** @default false */
            wild?: boolean;
            /** @default 0 */
            wounds?: number;
        };
        /**
         * Figure
         * @description A number of a player, and what it is made of.
         */
        Figure: {
            n: number;
            /** @default [] */
            of?: components["schemas"]["Source"][];
            /** @default  */
            text?: string;
            what: string;
        };
        /**
         * Find
         * @description A card of the item deck.
         */
        Find: {
            card: string;
            /** @enum {unknown} */
            is: "find";
            token: number;
        };
        /**
         * Fine
         * @description It is done.
         */
        Fine: {
            /** @default true */
            done?: boolean;
        };
        /**
         * Finish
         * @description The battle is over.
         */
        Finish: {
            /** @default draw */
            how?: string;
            /** @enum {unknown} */
            is: "finish";
            /** @default 0 */
            level?: number;
            victor: number;
        };
        /**
         * Fixed
         * @description What never changes in a match: seats, card faces in words, terrain, a legend.
         */
        Fixed: {
            game: string;
            /** @default {} */
            labels?: {
                [key: string]: string;
            };
            names: string[];
            rules: string;
            seats: string[];
            /** @default {} */
            settings?: {
                [key: string]: string[];
            };
        };
        /**
         * Flip
         * @description The top card of the event deck shows its face.
         */
        Flip: {
            card: string;
            /** @enum {unknown} */
            is: "flip";
        };
        /**
         * Floor
         * @description A floor from the left: three places, the shaft, three places.
         */
        Floor: {
            floor: number;
            /** @default null */
            lift?: components["schemas"]["Spot"] | null;
            owner: number | null;
            places: (components["schemas"]["overseer.voice.shelter.given.Place"] | null)[];
        };
        /**
         * Force
         * @description Who fights for a side.
         */
        Force: {
            /** @default 0 */
            caps?: number;
            name: string;
            side: number;
            /** @default {} */
            units?: {
                [key: string]: number;
            };
        };
        /**
         * ForceFinding
         * @description One thing about a force: what no table accepts, or what is unwise.
         */
        ForceFinding: {
            /** @default -1 */
            at?: number;
            /** @default  */
            card?: string;
            error: boolean;
            /** @default  */
            fix?: string;
            rule: string;
            /** @default  */
            skill?: string;
            text: string;
            word: string;
        };
        /**
         * ForceGiven
         * @description A force of one's own.
         */
        ForceGiven: {
            /** @default  */
            cards?: string;
            force: components["schemas"]["ForceList"];
            id: string;
            judged: components["schemas"]["ForceJudged"];
            made: number;
            newest: number;
            touched: number;
            version: number;
            /** @default [] */
            versions?: components["schemas"]["VersionGiven"][];
        };
        /**
         * ForceJudged
         * @description What there is to say about a force.
         */
        ForceJudged: {
            boosts: number;
            /** @default 0 */
            boosts_caps?: number;
            caps: number;
            /** @default  */
            code?: string;
            creatures: boolean;
            faction: string;
            faction_name: string;
            /** @default [] */
            findings?: components["schemas"]["ForceFinding"][];
            /** @default [] */
            fits?: number[];
            legal: boolean;
            limit: number;
            models: number;
            prices: string;
            /** @default  */
            text?: string;
            /** @default [] */
            units?: components["schemas"]["UnitMade"][];
        };
        /**
         * ForceList
         * @description A force as a client builds it.
         */
        ForceList: {
            /** @default [] */
            boosts?: string[];
            name: string;
            /** @default [] */
            units?: components["schemas"]["UnitList"][];
        };
        /**
         * ForcePool
         * @description The cards of a set to build with.
         */
        ForcePool: {
            cards: components["schemas"]["PoolCard"][];
            /** @default [] */
            factions?: components["schemas"]["Named"][];
            heroic: number;
            /** @default [] */
            limits?: number[];
            /** @default [] */
            lists?: string[];
            name: string;
            prices: string;
            /** @default [] */
            skills?: components["schemas"]["Named"][];
            /** @default [] */
            types?: components["schemas"]["Named"][];
        };
        /**
         * ForcePrinted
         * @description What somebody brings; their secrets only for themselves.
         */
        ForcePrinted: {
            /** @default [] */
            cards?: components["schemas"]["CardPrinted"][];
            name: string;
            /** @default 0 */
            secret?: number;
            /** @default  */
            side?: string;
            /** @default [] */
            units?: components["schemas"]["UnitPrinted"][];
        };
        /**
         * ForceRead
         * @description A force, and what there is to say about it.
         */
        ForceRead: {
            force: components["schemas"]["ForceList"];
            judged: components["schemas"]["ForceJudged"];
        };
        /**
         * ForceRow
         * @description A force of one's own in a list.
         */
        ForceRow: {
            /** @default 0 */
            caps?: number;
            /** @default  */
            cards?: string;
            /** @default  */
            faction?: string;
            /** @default  */
            faction_name?: string;
            /** @default [] */
            fits?: number[];
            id: string;
            /** @default false */
            lost?: boolean;
            made: number;
            /** @default 0 */
            models?: number;
            name: string;
            touched: number;
            version: number;
        };
        /**
         * ForceScene
         * @description A force that was brought.
         */
        ForceScene: {
            boosts: string[];
            caps: number;
            units: components["schemas"]["UnitScene"][];
        };
        /**
         * ForceSent
         * @description A force as somebody builds it; it need not be finished.
         */
        ForceSent: {
            /** @default [] */
            boosts?: string[];
            /** @default  */
            name?: string;
            /** @default [] */
            units?: components["schemas"]["UnitSent"][];
        };
        /**
         * Foreseen
         * @description What an attack will do if nobody else answers, blocks or steps in.
         */
        Foreseen: {
            /** @default [] */
            allies?: components["schemas"]["overseer.voice.tragic.given.Wound"][];
            /** @default 0 */
            beaten?: number;
            /** @default [] */
            damage?: components["schemas"]["overseer.voice.tragic.given.Chance"][];
            /** @default 0 */
            dodge?: number;
            /** @default [] */
            healed?: components["schemas"]["overseer.voice.tragic.given.Chance"][];
            /** @default [] */
            left?: number[];
            /** @default no */
            lethal?: string;
            /** @default [] */
            lines?: string[];
            /** @default 0 */
            mean?: number;
            /** @default [] */
            rows?: components["schemas"]["Row"][];
            /** @default [] */
            spill?: components["schemas"]["overseer.voice.tragic.given.Chance"][];
            /** @default null */
            steps?: components["schemas"]["Steps"] | null;
            /** @default [] */
            struck_back?: components["schemas"]["overseer.voice.tragic.given.Chance"][];
            target: string;
        };
        /**
         * Form
         * @description All that can be chosen now, and the options that the choices so far make.
         */
        Form: {
            /** @default [] */
            fields?: components["schemas"]["Field"][];
            /** @default {} */
            options?: Record<string, unknown>;
        };
        /**
         * FormatRow
         * @description A format, and how often it allows the same card.
         */
        FormatRow: {
            copies: number;
            name: string;
            word: string;
        };
        /**
         * Gallery
         * @description All cards of a game in one language.
         */
        Gallery: {
            game: string;
            shelves: components["schemas"]["Shelf"][];
            title: string;
        };
        /**
         * GameGiven
         * @description A game that is played here.
         */
        GameGiven: {
            bots: string[];
            /** @default  */
            brings?: string;
            /** @default [] */
            lessons?: components["schemas"]["LessonGiven"][];
            name: string;
            /** @default false */
            options?: boolean;
            /** @default  */
            rules?: string;
            seats: number[];
            title: string;
            usual: string[];
        };
        /**
         * Games
         * @description The games that are played here.
         */
        Games: {
            games: components["schemas"]["GameGiven"][];
        };
        /**
         * Give
         * @description A find goes to a friend, or stays behind (-1).
         */
        Give: {
            card: string;
            /** @enum {unknown} */
            is: "give";
            /** @default -1 */
            to?: number;
            token: number;
        };
        /**
         * Goal
         * @description What AI models are after (WC-A3). The first goal that is a fighter's counts.
         */
        Goal: {
            /** @default  */
            edge?: string;
            /** @default false */
            exit?: boolean;
            /** @default [] */
            fighters?: number[];
            /** @default none */
            kind?: string;
            /** @default [] */
            marks?: number[];
            /** @default [] */
            only?: number[];
            /** @default false */
            point?: boolean;
            side: number;
        };
        /**
         * GoldfishGiven
         * @description A duel against somebody who only passes.
         */
        GoldfishGiven: {
            opening: string[];
            seed: string;
            text: string;
            turns: components["schemas"]["GoldfishTurn"][];
            won: number;
        };
        /**
         * GoldfishTurn
         * @description One turn of the tried deck: what happened, and the hit points that the other one keeps.
         */
        GoldfishTurn: {
            left: number;
            lines: string[];
            turn: number;
        };
        /**
         * Goodbye
         * @description Remove everything about oneself; who has an account gives its password.
         */
        Goodbye: {
            /** @default  */
            password?: string;
        };
        /**
         * Ground
         * @description What somebody sees of the table.
         */
        Ground: {
            hidden: [
                number,
                number
            ][][];
            seen: [
                number,
                number
            ][][];
            /** @default -1 */
            within?: number;
        };
        /**
         * GroundMarkers
         * @description Markers that are placed when the battle is set up.
         */
        GroundMarkers: {
            count: number;
            kind: string;
            name: string;
            /** @default null */
            room?: components["schemas"]["Room"] | null;
        };
        /**
         * GroundSpot
         * @description Something that stands or lies there from the start.
         */
        GroundSpot: {
            kind: string;
            name: string;
            radius: number;
            x: number;
            y: number;
        };
        /**
         * GroundZone
         * @description Where a side deploys.
         */
        GroundZone: {
            /** @default [] */
            edges?: string[];
            name: string;
            room: components["schemas"]["Room"];
            side: number;
        };
        /**
         * Group
         * @description What one thing shares out.
         */
        Group: {
            by: components["schemas"]["Option"];
            of: components["schemas"]["Option"][];
            /** @default {} */
            proposed?: {
                [key: string]: number;
            };
            total: number;
        };
        /**
         * HandData
         * @description What a seat holds; of others only how much.
         */
        HandData: {
            boosts: string[];
            /** @default [] */
            consequences?: string[];
            count: number;
            /** @default null */
            done?: boolean | null;
            /** @default 0 */
            owed?: number;
            /** @default  */
            quest?: string;
            seat: number;
            side: number;
        };
        /**
         * HandDrawn
         * @description The first hand, and what each turn after it draws, for whoever begins.
         */
        HandDrawn: {
            /** @default 0 */
            castable?: number;
            /** @default [] */
            draws?: string[][];
            hand: string[];
            /** @default 0 */
            layable?: number;
            seed: string;
            /** @default  */
            text?: string;
        };
        /**
         * HandGiven
         * @description Somebody who has joined.
         */
        HandGiven: {
            hand: string;
            name: string;
            role: string;
            seats: number[];
            /** @default false */
            you?: boolean;
        };
        /**
         * HandIn
         * @description Give the end of a battle to its campaign; `correct`: it takes the place of an earlier one.
         */
        HandIn: {
            /** @default false */
            correct?: boolean;
        };
        /**
         * Happening
         * @description Something that happened: its name and arguments to draw it by, and its sentence.
         *
         *         What needs no words, like a card that comes into play after it was cast, has an empty one.
         */
        Happening: {
            /** @default {} */
            args?: {
                [key: string]: number | string;
            };
            name: string;
            /** @default  */
            text?: string;
        };
        /**
         * Health
         * @description Whether the table is there; more of it only for whoever runs it.
         */
        Health: {
            condition?: components["schemas"]["overseer.server.condition.Condition"];
            /** @default true */
            done?: boolean;
        };
        /**
         * Help
         * @description What helps somebody to play: what a word means, and the rules that were looked for.
         */
        Help: {
            /** @default [] */
            hints?: components["schemas"]["Hint"][];
            /** @default  */
            nothing?: string;
            /** @default [] */
            rules?: components["schemas"]["Rule"][];
            /** @default [] */
            words?: components["schemas"]["Rule"][];
        };
        /**
         * Hint
         * @description What a learner is told, tied to what it means.
         */
        Hint: {
            /** @default [] */
            at?: string[];
            /** @default  */
            move?: string;
            text: string;
            /** @default false */
            typed?: boolean;
        };
        /**
         * Hinted
         * @description What a bot would do, in words, with what it would lead to and why.
         */
        Hinted: {
            lines: string[];
            move: string;
            /** @default  */
            reason?: string;
            /** @default null */
            why?: components["schemas"]["HintReason"] | null;
        };
        /**
         * HintReason
         * @description Why a bot would do something.
         *
         *         `only`: there is nothing else. `wins`: it wins. `judged`: by rules of thumb. `tried`: of so many
         *         imagined continuations so many were better than with the next best move.
         */
        HintReason: {
            /** @default 0 */
            better?: number;
            /** @enum {unknown} */
            kind: "judged" | "only" | "tried" | "wins";
            /** @default  */
            other?: string;
            /** @default 0 */
            tried?: number;
        };
        /**
         * House
         * @description A house rule is switched.
         */
        House: {
            /** @enum {unknown} */
            is: "house";
            /** @default true */
            on?: boolean;
            rule: string;
        };
        /**
         * Hurt
         * @description Damage that came through, or health that came back (below zero). `rads`: radiation.
         */
        Hurt: {
            /** @default -1 */
            by?: number;
            /** @default false */
            close?: boolean;
            /** @enum {unknown} */
            is: "hurt";
            /** @default 0 */
            rads?: number;
            token: number;
            /** @default 0 */
            wounds?: number;
        };
        /**
         * Icon
         * @description How a card is drawn: a large motif, a small one, and a number that tells apart what else
         *         would look alike. All three follow from what the card does; levels of a card share them.
         */
        Icon: {
            /** @default  */
            badge?: string;
            motif: string;
            /** @default 0 */
            variant?: number;
        };
        /**
         * InHand
         * @description A card of the reader's hand, `n` of the same.
         */
        InHand: {
            /** @default null */
            arrives?: components["schemas"]["Arrival"] | null;
            at: string;
            card: string;
            /** @default {} */
            cost?: {
                [key: string]: number;
            };
            /** @default 0 */
            damage?: number;
            /** @default 0 */
            known?: number;
            /** @default {} */
            missing?: {
                [key: string]: number;
            };
            /** @default  */
            move?: string;
            /** @default 1 */
            n?: number;
            /** @default {} */
            proposed?: {
                [key: string]: number;
            };
            /** @default  */
            rule?: string;
            /** @default 0 */
            saved?: number;
            /** @default [] */
            saved_by?: components["schemas"]["Source"][];
            /** @default 0 */
            strikes?: number;
            /** @default turn */
            timing?: string;
            /** @default  */
            why?: string;
        };
        /**
         * Input
         * @description What a seat does: a move in notation, `undo`, `restart`, `resign`, `here`, `helper …`.
         *
         *         Several moves answer several questions at once; what no longer fits is dropped.
         */
        Input: {
            /** @default  */
            input?: string;
            /** @default [] */
            inputs?: string[];
            key: string;
            /** @default null */
            seat?: number | null;
            seq: number;
        };
        /**
         * InRole
         * @description Who is what in the scenario: the journalist, the wearer of the armour.
         */
        InRole: {
            /** @enum {unknown} */
            is: "role";
            token: number;
            /** @enum {unknown} */
            word: "journalist" | "wearer";
        };
        /**
         * Insert
         * @description Something was forgotten before an entry.
         */
        Insert: {
            act: components["schemas"]["Begin"] | components["schemas"]["House"] | components["schemas"]["Note"] | components["schemas"]["Count"] | components["schemas"]["FieldUnit"] | components["schemas"]["Rename"] | components["schemas"]["Put"] | components["schemas"]["Hurt"] | components["schemas"]["overseer.wasteland.ledger.acts.Condition"] | components["schemas"]["Tally"] | components["schemas"]["Weapon"] | components["schemas"]["Degrade"] | components["schemas"]["Round"] | components["schemas"]["SideTurn"] | components["schemas"]["Ready"] | components["schemas"]["Activate"] | components["schemas"]["Spend"] | components["schemas"]["EndActivation"] | components["schemas"]["Status"] | components["schemas"]["Strike"] | components["schemas"]["Try"] | components["schemas"]["Find"] | components["schemas"]["UseCard"] | components["schemas"]["Give"] | components["schemas"]["Danger"] | components["schemas"]["Event"] | components["schemas"]["Flip"] | components["schemas"]["Consequence"] | components["schemas"]["Settle"] | components["schemas"]["Boost"] | components["schemas"]["Quest"] | components["schemas"]["Marker"] | components["schemas"]["Finish"] | components["schemas"]["BlueDie"] | components["schemas"]["Answered"] | components["schemas"]["Cannot"] | components["schemas"]["Picked"] | components["schemas"]["Deed"] | components["schemas"]["Noticed"] | components["schemas"]["Reacts"] | components["schemas"]["Moved"] | components["schemas"]["overseer.wasteland.ledger.ai_acts.Aim"] | components["schemas"]["overseer.wasteland.ledger.ai_acts.Edge"] | components["schemas"]["InRole"];
            before: string;
            /** @enum {unknown} */
            is: "insert";
        };
        /**
         * Item
         * @description A number with its source.
         */
        Item: {
            id: string;
            n: number;
            name: string;
        };
        /**
         * ItemCard
         * @description An item; `when` says at which moment it works.
         */
        ItemCard: {
            /** @default 0 */
            bonus?: number;
            /** @default  */
            brief?: string;
            /** @default 1 */
            copies?: number;
            /** @default  */
            discount?: string;
            /** @default 1 */
            each?: number;
            /** @default [] */
            gain?: components["schemas"]["overseer.voice.shelter.given.Mark"][];
            /** @default 0 */
            happiness?: number;
            id: string;
            /** @default  */
            moment?: string;
            /** @default 0 */
            most?: number;
            name: string;
            /** @default [] */
            pay?: components["schemas"]["overseer.voice.shelter.given.Mark"][];
            /** @default  */
            per?: string;
            text: string;
            when: string;
        };
        /**
         * ItemGiven
         * @description Where a number comes from.
         */
        ItemGiven: {
            amount: number;
            name: string;
            word: string;
        };
        /**
         * Key
         * @description A public key (Ed25519), in hex.
         */
        Key: {
            key: string;
        };
        /**
         * Keyword
         * @description A word in capitals; `n` is its index (0: it has none).
         */
        Keyword: {
            /** @default 0 */
            n?: number;
            name: string;
            word: string;
        };
        /**
         * KindCount
         * @description How many cards there are of a kind.
         */
        KindCount: {
            kind: string;
            n: number;
            name: string;
        };
        /**
         * KindGiven
         * @description How much one keeps of one kind.
         */
        KindGiven: {
            bytes: number;
            /** @enum {unknown} */
            kind: "chat" | "companions" | "decks" | "forces" | "tables" | "terrains" | "uploads";
        };
        /**
         * Land
         * @description Room for more structures, for caps or for quests.
         */
        Land: {
            price: number;
            quests: number;
            room: number;
        };
        /**
         * LedgerGiven
         * @description Everything about a battle on a real table, for one device.
         */
        LedgerGiven: {
            /** @default null */
            ai?: components["schemas"]["AiGiven"] | null;
            events: components["schemas"]["CardGiven"][];
            /** @default [] */
            happened?: string[];
            lines: components["schemas"]["LineGiven"][];
            names: {
                [key: string]: string;
            };
            /** @default null */
            next?: components["schemas"]["NextGiven"] | null;
            /** @default [] */
            reminders?: components["schemas"]["ReminderGiven"][];
            sheet: components["schemas"]["SheetData"];
            sides: string[];
        };
        /**
         * LessonGiven
         * @description A lesson of a game that has several.
         */
        LessonGiven: {
            about: string;
            name: string;
            time: string;
            title: string;
        };
        /**
         * Letter
         * @description A letter of training.
         */
        Letter: {
            letter: string;
            name: string;
        };
        /**
         * LetterCount
         * @description The cards of a letter: ability cards, and others that have it as their first.
         */
        LetterCount: {
            abilities: number;
            letter: string;
            name: string;
            others: number;
        };
        /**
         * LevelBeside
         * @description A level of the radiation track.
         */
        LevelBeside: {
            changes: components["schemas"]["Changes"];
            level: number;
            text: string;
        };
        /**
         * LiftCard
         * @description An elevator; the start elevator has no space.
         */
        LiftCard: {
            /** @default null */
            face?: components["schemas"]["overseer.voice.shelter.given.Face"] | null;
            id: string;
            name: string;
            text: string;
        };
        /**
         * Line
         * @description A sentence of a card.
         */
        Line: {
            text: string;
            /** @default [] */
            tokens?: components["schemas"]["Span"][];
        };
        /**
         * LineExported
         * @description A line of chat.
         */
        LineExported: {
            at: number;
            code: string;
            text: string;
        };
        /**
         * LineGiven
         * @description A line of the history.
         */
        LineGiven: {
            /** @default null */
            act?: (components["schemas"]["Begin"] | components["schemas"]["House"] | components["schemas"]["Note"] | components["schemas"]["Count"] | components["schemas"]["FieldUnit"] | components["schemas"]["Rename"] | components["schemas"]["Put"] | components["schemas"]["Hurt"] | components["schemas"]["overseer.wasteland.ledger.acts.Condition"] | components["schemas"]["Tally"] | components["schemas"]["Weapon"] | components["schemas"]["Degrade"] | components["schemas"]["Round"] | components["schemas"]["SideTurn"] | components["schemas"]["Ready"] | components["schemas"]["Activate"] | components["schemas"]["Spend"] | components["schemas"]["EndActivation"] | components["schemas"]["Status"] | components["schemas"]["Strike"] | components["schemas"]["Try"] | components["schemas"]["Find"] | components["schemas"]["UseCard"] | components["schemas"]["Give"] | components["schemas"]["Danger"] | components["schemas"]["Event"] | components["schemas"]["Flip"] | components["schemas"]["Consequence"] | components["schemas"]["Settle"] | components["schemas"]["Boost"] | components["schemas"]["Quest"] | components["schemas"]["Marker"] | components["schemas"]["Finish"] | components["schemas"]["BlueDie"] | components["schemas"]["Answered"] | components["schemas"]["Cannot"] | components["schemas"]["Picked"] | components["schemas"]["Deed"] | components["schemas"]["Noticed"] | components["schemas"]["Reacts"] | components["schemas"]["Moved"] | components["schemas"]["overseer.wasteland.ledger.ai_acts.Aim"] | components["schemas"]["overseer.wasteland.ledger.ai_acts.Edge"] | components["schemas"]["InRole"]) | null;
            /** @default  */
            by?: string;
            /** @default false */
            changed?: boolean;
            id: string;
            /** @default false */
            off?: boolean;
            text: string;
            /** @default  */
            wrong?: string;
        };
        /**
         * Link
         * @description Who blocks whom.
         */
        Link: {
            attacker: string;
            blocker: string;
        };
        /**
         * ListsGiven
         * @description Everything that a tracker picks from.
         */
        ListsGiven: {
            attributes: components["schemas"]["WordListed"][];
            boosts: components["schemas"]["CardListed"][];
            conditions: components["schemas"]["WordListed"][];
            contents: components["schemas"]["WordListed"][];
            dangers: components["schemas"]["CardListed"][];
            dice: components["schemas"]["DieListed"][];
            events: components["schemas"]["CardListed"][];
            factions: components["schemas"]["WordListed"][];
            house: components["schemas"]["WordListed"][];
            items: components["schemas"]["CardListed"][];
            kinds: components["schemas"]["WordListed"][];
            leaders: components["schemas"]["CardListed"][];
            levels: components["schemas"]["WordListed"][];
            quests: components["schemas"]["CardListed"][];
            scenarios: components["schemas"]["ScenarioListed"][];
            skills: components["schemas"]["WordListed"][];
            units: components["schemas"]["UnitListed"][];
            weapons: components["schemas"]["WeaponListed"][];
        };
        /**
         * Loss
         * @description What becomes of a player's hit points.
         */
        Loss: {
            /** @default 0 */
            beaten?: number;
            lost: components["schemas"]["overseer.voice.tragic.given.Chance"][];
            seat: number;
        };
        /**
         * Marked
         * @description A marker, with what is known of it.
         */
        Marked: {
            /** @default -1 */
            carrier?: number;
            /** @default  */
            content?: string;
            id: number;
            kind: string;
            /** @default false */
            out?: boolean;
            /** @default  */
            word?: string;
        };
        /**
         * Marker
         * @description A marker: laid, looked at, carried, taken away.
         */
        Marker: {
            /** @default -1 */
            carrier?: number;
            /** @default -1 */
            content?: number;
            /** @enum {unknown} */
            is: "marker";
            /**
             * @default searchable
             * @enum {unknown}
             */
            kind?: "heap" | "investigation" | "mine" | "place" | "searchable" | "strike";
            number: number;
            /** @default false */
            out?: boolean;
            /** @default -1 */
            side?: number;
            /** @default  */
            word?: string;
        };
        /**
         * MarkerSeen
         * @description A marker as far as the reader knows it.
         */
        MarkerSeen: {
            at: string;
            /** @default  */
            card?: string;
            /** @default  */
            carrier?: string;
            /** @default  */
            content?: string;
            /** @default  */
            content_name?: string;
            /** @default [] */
            items?: string[];
            kind: string;
            /** @default false */
            mine?: boolean;
            name: string;
            /** @default false */
            open?: boolean;
            radius: number;
            /** @default -1 */
            side?: number;
            /** @default 0 */
            state?: number;
            /** @default  */
            text?: string;
            x: number;
            y: number;
        };
        /**
         * Matrix
         * @description The matrix of an AI card: rows by the blue die, columns by the situation.
         */
        Matrix: {
            cells: components["schemas"]["Cell"][][];
            columns: components["schemas"]["Named"][];
            /** @default [] */
            lines?: string[];
            methods: string[];
            priorities: components["schemas"]["Named"][];
            rows: components["schemas"]["Named"][];
        };
        /**
         * Me
         * @description Who one is.
         */
        Me: {
            id: string;
            lang: string;
            /** @default  */
            login?: string;
            name: string;
            /** @default {} */
            page?: Record<string, unknown>;
            /** @default  */
            recovery?: string;
            /** @default  */
            token?: string;
            /** @default  */
            zone?: string;
        };
        /**
         * ModelSeen
         * @description A model as it stands there.
         */
        ModelSeen: {
            /** @default {} */
            armour?: {
                [key: string]: string;
            };
            at: string;
            /** @default 0 */
            caps?: number;
            /** @default [] */
            carrying?: string[];
            /** @default [] */
            conditions?: string[];
            /** @default false */
            degraded?: boolean;
            /** @default [] */
            engaged?: string[];
            /** @default [] */
            found?: string[];
            /** @default -1 */
            group?: number;
            health: number;
            /** @default false */
            heroic?: boolean;
            /** @default [] */
            items?: string[];
            /** @default  */
            leader?: string;
            left: number;
            name: string;
            /** @default 0 */
            number?: number;
            /** @default  */
            on?: string;
            /** @default [] */
            perks?: string[];
            place: string;
            /** @default  */
            power?: string;
            /** @default 0 */
            power_damage?: number;
            radius: number;
            /** @default 0 */
            rads?: number;
            /** @default {} */
            rulers?: {
                [key: string]: string;
            };
            seat: number;
            side: number;
            status: string;
            tab: string;
            /** @default false */
            thing?: boolean;
            title: string;
            /** @default {} */
            tokens?: {
                [key: string]: number;
            };
            unit: string;
            /** @default [] */
            weapons?: components["schemas"]["overseer.voice.wasteland.given.Held"][];
            /** @default 0 */
            wounds?: number;
            x: number;
            y: number;
        };
        /**
         * Moment
         * @description A match after one of its steps.
         */
        Moment: {
            lines: string[];
            number: number;
            scene: components["schemas"]["Scene"];
        };
        /**
         * Moved
         * @description Models have moved outside of what they were told: what was said of them holds no longer.
         */
        Moved: {
            /** @enum {unknown} */
            is: "moved";
            tokens: number[];
        };
        /**
         * Muster
         * @description A force in the making, as `muster CODE` tells of it; an empty one has the code `-`, and
         *         instead of a code there may stand the name of a ready force, or nothing.
         *
         *         `muster CODE add KIND ID AT` answers with the force after an offer was added to the unit at a
         *         place, from 0; `muster CODE remove AT` with one model less, behind the units one boost less.
         *         When nothing is wrong with it, `force CODE` brings it.
         */
        Muster: {
            /** @default 0 */
            at?: number;
            boosts: string[];
            caps: number;
            code: string;
            limit: number;
            offers: components["schemas"]["Offer"][];
            units: string[];
        };
        /**
         * Mute
         * @description Whether one wants to see what somebody says.
         */
        Mute: {
            /** @default true */
            muted?: boolean;
            seat: number;
        };
        /**
         * MuteTable
         * @description Whether one wants to be told of one's turns at a table.
         */
        MuteTable: {
            /** @default true */
            muted?: boolean;
        };
        /**
         * Named
         * @description Something with a word of its own and a name in the reader's language.
         */
        Named: {
            id: string;
            name: string;
            /** @default  */
            text?: string;
        };
        /**
         * Near
         * @description One keeps, or has stored today, nearly as much as one may.
         */
        Near: {
            bytes: number;
            most: number;
            text: string;
        };
        /**
         * NeededGiven
         * @description What is still to be thrown or chosen for an entry.
         */
        NeededGiven: {
            chance: boolean;
            /** @default [] */
            choices?: string[];
            /** @default  */
            dice?: string;
            /** @default  */
            prompt?: string;
            /** @default [] */
            texts?: string[];
            token: number;
            topic: string;
            /** @default 0 */
            value?: number;
        };
        /**
         * NewAccount
         * @description A name to sign in with, and a password.
         */
        NewAccount: {
            login: string;
            password: string;
        };
        /**
         * NewCompanion
         * @description Track a battle on a real table; `campaign`: the table whose battle it is.
         */
        NewCompanion: {
            /** @default null */
            campaign?: string | null;
            key: string;
            /** @default  */
            title?: string;
        };
        /**
         * NewDeck
         * @description A deck to keep. Whatever has the same key is the same deck, however often it is sent.
         */
        NewDeck: {
            /**
             * @description the card set: upload:<id>; empty: ours
             * @default
             */
            cards?: string;
            deck: components["schemas"]["DeckSent"];
            key: string;
        };
        /**
         * NewForce
         * @description A force to keep. Whatever has the same key is the same force, however often it is sent.
         */
        NewForce: {
            /**
             * @description the card set: upload:<id>; empty: ours
             * @default
             */
            cards?: string;
            force: components["schemas"]["ForceSent"];
            key: string;
        };
        /**
         * NewGuest
         * @description Play at once, with nothing but a name.
         */
        NewGuest: {
            /**
             * @default en
             * @enum {unknown}
             */
            lang?: "de" | "en" | "es" | "fr";
            name: string;
        };
        /**
         * NewPassword
         * @description Another password; every other session ends.
         */
        NewPassword: {
            new: string;
            old: string;
        };
        /**
         * NewSave
         * @description A table at which a saved game goes on. Bots sit where the file has bots.
         */
        NewSave: {
            /** @default  */
            name?: string;
            /** @default  */
            password?: string;
            /** @default  */
            pledge?: string;
            record: string;
            /** @default [] */
            seats?: number[];
            terms?: components["schemas"]["Terms"];
            /** @default  */
            title?: string;
        };
        /**
         * NewTable
         * @description A table to play at.
         */
        NewTable: {
            game: string;
            /** @default  */
            lesson?: string;
            /** @default {} */
            options?: Record<string, unknown>;
            /** @default  */
            own?: string;
            /** @default  */
            password?: string;
            /** @default  */
            pledge?: string;
            /** @default [] */
            seats?: string[];
            /** @default true */
            sit?: boolean;
            terms?: components["schemas"]["Terms"];
            /** @default  */
            title?: string;
        };
        /**
         * NewTerrain
         * @description A terrain to keep. Whatever has the same key is the same, however often it is sent.
         */
        NewTerrain: {
            key: string;
            terrain: components["schemas"]["TerrainSent"];
        };
        /**
         * NewTrial
         * @description So many games of bots with a deck; whatever has the same key is the same trial.
         */
        NewTrial: {
            /**
             * @description the card set: upload:<id>; empty: ours
             * @default
             */
            cards?: string;
            /** @default null */
            deck?: components["schemas"]["DeckSent"] | null;
            /** @default 140 */
            games?: number;
            key: string;
            /** @default  */
            source?: string;
        };
        /**
         * NewUpload
         * @description A file of one's own. What the game's own check refuses is not kept.
         */
        NewUpload: {
            /** @default  */
            cards?: string;
            game: string;
            /** @enum {unknown} */
            kind: "cards" | "deck" | "force" | "scenario" | "terrain";
            /** @default  */
            name?: string;
            text: string;
        };
        /**
         * NextGiven
         * @description What comes next at the table.
         */
        NextGiven: {
            /** @default false */
            hold?: boolean;
            /** @default -1 */
            side?: number;
            text: string;
            /** @default [] */
            tokens?: number[];
            what: string;
        };
        /**
         * Note
         * @description Something to remember.
         */
        Note: {
            /** @enum {unknown} */
            is: "note";
            text: string;
        };
        /**
         * Nothing
         * @description A request without members.
         */
        Nothing: Record<string, unknown>;
        /**
         * Noticed
         * @description Somebody has acted before the eyes of the AI: does one of its models react (WB-R5)?
         */
        Noticed: {
            /** @default [] */
            hit?: number[];
            /** @default [] */
            hurt?: number[];
            /** @enum {unknown} */
            is: "noticed";
            token: number;
        };
        /**
         * NotifyGiven
         * @description How one is told that it is one's turn.
         */
        NotifyGiven: {
            /** @default discord */
            form?: string;
            /** @default false */
            live?: boolean;
            /** @default  */
            mail?: string;
            /** @default false */
            mails?: boolean;
            /** @default [] */
            muted?: string[];
            /** @default false */
            proven?: boolean;
            /** @default [] */
            quiet?: number[];
            /** @default  */
            webhook?: string;
        };
        /**
         * OddsGiven
         * @description An attack before anything is thrown.
         */
        OddsGiven: {
            armour: components["schemas"]["ItemGiven"][];
            damage: number;
            dice: string;
            hit: number;
            items: components["schemas"]["ItemGiven"][];
            mean: number;
            /** @default [] */
            notes?: string[];
            rating: number;
            removed: number;
            spread: number[];
            value: number;
        };
        /**
         * OddsRow
         * @description By a turn: how many cards are seen, and the chance of at least so many ability cards.
         */
        OddsRow: {
            chances: number[];
            seen: number;
            turn: number;
        };
        /**
         * Offer
         * @description Something that can be added to a force: a unit, a card, a boost, a perk, a leader card.
         */
        Offer: {
            caps: number;
            id: string;
            kind: string;
            name: string;
        };
        /**
         * Option
         * @description A part of an answer that is put together.
         */
        Option: {
            /** @default [] */
            at?: string[];
            /** @default {} */
            cost?: {
                [key: string]: number;
            };
            /** @default  */
            detail?: string;
            id: string;
            /** @default 1 */
            most?: number;
            name: string;
        };
        /**
         * Order
         * @description Put the options in an order: `verb n`, the place among those that are left, for each of them
         *         but the last one. An option's id is its place at first, from 1; `rows` has all places that go
         *         with it. What one of them asks when it comes can be answered at once, as one of `answers`.
         */
        Order: {
            /** @default {} */
            answers?: {
                [key: string]: components["schemas"]["Option"][];
            };
            of: components["schemas"]["Option"][];
            /** @default {} */
            rows?: {
                [key: string]: number[];
            };
            /** @enum {unknown} */
            sort: "order";
            verb: string;
        };
        /**
         * Failed
         * @description The answer to every request that was not granted.
         */
        "overseer.server.complaint.Failed": {
            error: components["schemas"]["Trouble"];
        };
        /**
         * Condition
         * @description How a process of the table is doing.
         */
        "overseer.server.condition.Condition": {
            clock: number;
            disk: components["schemas"]["Disk"] | null;
            failed: {
                [key: string]: components["schemas"]["overseer.server.condition.Failed"];
            };
            queues: components["schemas"]["Queues"];
            wrong: string[];
        };
        /**
         * Failed
         * @description Messages that did not arrive, since this process began.
         */
        "overseer.server.condition.Failed": {
            dropped: number;
            tries: number;
        };
        /**
         * Standing
         * @description Structures of one kind that a settlement has.
         */
        "overseer.voice.campaign.given.Standing": {
            /** @default 0 */
            free?: number;
            id: string;
            /** @default 0 */
            left?: number;
            n: number;
            name: string;
            on: number;
            /** @default 0 */
            used?: number;
        };
        /**
         * Place
         * @description Put every option somewhere, as often as its `most` says: `to id`, in any order.
         */
        "overseer.voice.given.Place": {
            of: components["schemas"]["Option"][];
            /** @enum {unknown} */
            sort: "place";
            to: components["schemas"]["Option"][];
            verb: string;
        };
        /**
         * Face
         * @description What a space shows: the red row, the green row, and the marks beside them.
         */
        "overseer.voice.shelter.given.Face": {
            /** @default [] */
            cost?: components["schemas"]["overseer.voice.shelter.given.Mark"][];
            /** @default 0 */
            fight?: number;
            /** @default  */
            letter?: string;
            /** @default false */
            linked?: boolean;
            /** @default [] */
            marks?: string[];
            /** @default [] */
            reward?: components["schemas"]["overseer.voice.shelter.given.Mark"][];
            /** @default  */
            roll?: string;
            text: string;
            /** @default false */
            wounded?: boolean;
        };
        /**
         * Mark
         * @description A symbol of a row.
         */
        "overseer.voice.shelter.given.Mark": {
            /** @default  */
            arg?: string;
            /** @default {} */
            give?: {
                [key: string]: number;
            };
            kind: string;
            /** @default 1 */
            n?: number;
            /** @default  */
            short?: string;
            /** @default {} */
            take?: {
                [key: string]: number;
            };
        };
        /**
         * Place
         * @description A room where it was built.
         */
        "overseer.voice.shelter.given.Place": {
            room: string;
            spaces: components["schemas"]["Spot"][];
        };
        /**
         * Points
         * @description Happiness by where it came from.
         */
        "overseer.voice.shelter.given.Points": {
            /** @default 0 */
            fights?: number;
            /** @default 0 */
            items?: number;
            /** @default 0 */
            rooms?: number;
            /** @default 0 */
            spaces?: number;
            /** @default 0 */
            threats?: number;
        };
        /**
         * Chance
         * @description An amount, and how likely it is: 0 to 1.
         */
        "overseer.voice.tragic.given.Chance": {
            n: number;
            p: number;
        };
        /**
         * Effect
         * @description Something that works by itself on the way.
         */
        "overseer.voice.tragic.given.Effect": {
            card: string;
            seat: number;
            text: string;
        };
        /**
         * Face
         * @description A card in words.
         */
        "overseer.voice.tragic.given.Face": {
            /** @default [] */
            answers?: string[];
            /** @default 0 */
            attack?: number;
            /** @default null */
            blow?: components["schemas"]["Blow"] | null;
            /** @default {} */
            cost?: {
                [key: string]: number;
            };
            /** @default false */
            drawback?: boolean;
            /** @default  */
            flavour?: string;
            /** @default false */
            free?: boolean;
            /** @default 0 */
            health?: number;
            icon: components["schemas"]["Icon"];
            id: string;
            /** @default [] */
            keywords?: components["schemas"]["Keyword"][];
            kind: string;
            /** @default [] */
            letters?: string[];
            level: number;
            /** @default [] */
            lines?: components["schemas"]["Line"][];
            name: string;
            /** @default  */
            place?: string;
            /** @default false */
            race?: boolean;
            /** @default [] */
            read?: string[];
            /** @default  */
            timing?: string;
            type_line: string;
            /** @default [] */
            types?: string[];
            /** @default [] */
            words?: string[];
        };
        /**
         * Held
         * @description A card in a pile; `n` of the same.
         */
        "overseer.voice.tragic.given.Held": {
            card: string;
            /** @default 1 */
            n?: number;
        };
        /**
         * Points
         * @description The points of a letter: all of them, and those that are not engaged.
         */
        "overseer.voice.tragic.given.Points": {
            free: number;
            letter: string;
            n: number;
        };
        /**
         * Standing
         * @description A permanent.
         */
        "overseer.voice.tragic.given.Standing": {
            /** @default false */
            ally?: boolean;
            at: string;
            /** @default 0 */
            attack?: number;
            /** @default [] */
            attack_of?: components["schemas"]["Source"][];
            card: string;
            /** @default false */
            engaged?: boolean;
            /** @default false */
            fighting?: boolean;
            /** @default 0 */
            full_health?: number;
            /** @default 0 */
            health?: number;
            /** @default [] */
            health_of?: components["schemas"]["Source"][];
            /** @default false */
            hiding?: boolean;
            /** @default false */
            inside?: boolean;
            /** @default [] */
            keywords?: components["schemas"]["Bearing"][];
            /** @default  */
            place?: string;
            /** @default [] */
            uses?: components["schemas"]["Use"][];
            /** @default false */
            worn?: boolean;
        };
        /**
         * Wound
         * @description What an ally takes.
         */
        "overseer.voice.tragic.given.Wound": {
            at: string;
            /** @default 0 */
            beaten?: number;
            /** @default [] */
            damage?: components["schemas"]["overseer.voice.tragic.given.Chance"][];
        };
        /**
         * Aim
         * @description What a side wants.
         */
        "overseer.voice.wasteland.given.Aim": {
            name: string;
            side: number;
            /** @default  */
            text?: string;
        };
        /**
         * Chance
         * @description A chance: exact, and in per cent.
         */
        "overseer.voice.wasteland.given.Chance": {
            exact: string;
            percent: number;
        };
        /**
         * Edge
         * @description An edge of the table.
         */
        "overseer.voice.wasteland.given.Edge": {
            at: string;
            line: [
                number,
                number,
                number,
                number
            ];
            name: string;
        };
        /**
         * Effect
         * @description What icons buy (WB-D4), or what happens without any.
         */
        "overseer.voice.wasteland.given.Effect": {
            /** @default 0 */
            count?: number;
            /** @default  */
            icon?: string;
            /** @default 0 */
            most?: number;
            text: string;
        };
        /**
         * Face
         * @description A card in words.
         */
        "overseer.voice.wasteland.given.Face": {
            /** @default  */
            flavour?: string;
            /** @default  */
            head?: string;
            id: string;
            kind: string;
            /** @default [] */
            lines?: string[];
            name: string;
        };
        /**
         * Held
         * @description A weapon in hand.
         */
        "overseer.voice.wasteland.given.Held": {
            /** @default 0 */
            critical?: number;
            /** @default false */
            empty?: boolean;
            id: string;
            /** @default  */
            mod?: string;
            name: string;
            /** @default 0 */
            tokens?: number;
        };
        /**
         * Mark
         * @description The end of a move that the outlines leave out.
         */
        "overseer.voice.wasteland.given.Mark": {
            kind: string;
            move: string;
            /** @default false */
            quick?: boolean;
            x: number;
            y: number;
        };
        /**
         * Wound
         * @description What an attack may do to one model.
         */
        "overseer.voice.wasteland.given.Wound": {
            at: string;
            damage: components["schemas"]["Bar"][];
            items: components["schemas"]["Item"][];
            mean: number;
            name: string;
            out: components["schemas"]["overseer.voice.wasteland.given.Chance"];
            rating: string;
            /** @default  */
            text?: string;
        };
        /**
         * Mark
         * @description A marker or another place that a scenario names.
         */
        "overseer.wasteland.companion.table.Mark": {
            /** @default -1 */
            carrier?: number;
            /** @default -1 */
            content?: number;
            id: number;
            /** @default false */
            in_fight?: boolean;
            /** @default place */
            kind?: string;
            /** @default true */
            known?: boolean;
            /** @default false */
            out?: boolean;
            /** @default  */
            skill?: string;
            /** @default 0 */
            state?: number;
            /** @default  */
            word?: string;
        };
        /**
         * Condition
         * @description A condition comes or goes.
         */
        "overseer.wasteland.ledger.acts.Condition": {
            condition: string;
            /** @enum {unknown} */
            is: "condition";
            /** @default true */
            on?: boolean;
            token: number;
        };
        /**
         * Aim
         * @description What the AI is after, set by hand; an empty kind: as the scenario says (WC-A3).
         */
        "overseer.wasteland.ledger.ai_acts.Aim": {
            /**
             * @default
             * @enum {unknown}
             */
            edge?: "" | "east" | "north" | "south" | "west";
            /** @default false */
            exit?: boolean;
            /** @enum {unknown} */
            is: "aim";
            /**
             * @default
             * @enum {unknown}
             */
            kind?: "" | "defeat" | "go" | "none" | "protect" | "use";
            /** @default [] */
            markers?: number[];
            /** @default [] */
            only?: number[];
            /** @default false */
            point?: boolean;
            side: number;
            /** @default [] */
            tokens?: number[];
        };
        /**
         * Edge
         * @description The edge of the table that a side came from.
         */
        "overseer.wasteland.ledger.ai_acts.Edge": {
            /** @enum {unknown} */
            edge: "east" | "north" | "south" | "west";
            /** @enum {unknown} */
            is: "edge";
            side: number;
        };
        /**
         * OwnCompanions
         * @description Everything that somebody tracks.
         */
        OwnCompanions: {
            companions: components["schemas"]["CompanionRow"][];
            most: number;
        };
        /**
         * OwnDecks
         * @description All decks of one's own, the last changed first.
         */
        OwnDecks: {
            decks: components["schemas"]["DeckRow"][];
            most: number;
        };
        /**
         * OwnForces
         * @description All forces of one's own, the last changed first.
         */
        OwnForces: {
            forces: components["schemas"]["ForceRow"][];
            most: number;
        };
        /**
         * OwnTerrains
         * @description All terrains of one's own, the last changed first.
         */
        OwnTerrains: {
            most: number;
            terrains: components["schemas"]["TerrainRow"][];
        };
        /**
         * Pairs
         * @description Some of the options, each with one of `to`: `verb id`, then `second id` where there are
         *         several to choose from, for every pair; then `last` as long as options are left.
         */
        Pairs: {
            /** @default  */
            last?: string;
            of: components["schemas"]["Option"][];
            second: string;
            /** @enum {unknown} */
            sort: "pairs";
            to: components["schemas"]["Option"][];
            verb: string;
        };
        /**
         * Pay
         * @description Do something and pay for it: the moves of `start`, an answer to each stage, then `verb id`
         *         for each of `total` points. `due` is paid anyhow; `proposed` is paid if nobody says otherwise:
         *         then the first move, which says that one pays by hand, is left out with all payments.
         *
         *         Of the `owed` points of some letters, as many as the letter's option in `lives` says can be
         *         paid, `verb id` each; the others cost a hit point, `life` each, before the rest is paid.
         *
         *         `later` is asked when it takes effect, if nobody does anything about it until then. A client may
         *         let people say it beforehand and answer with it when it is asked. With `rest`, points of the
         *         only letter that is left are taken by themselves.
         */
        Pay: {
            /** @default {} */
            due?: {
                [key: string]: number;
            };
            /** @default [] */
            later?: components["schemas"]["Stage"][];
            /** @default  */
            life?: string;
            /** @default [] */
            lives?: components["schemas"]["Option"][];
            /** @default [] */
            of?: components["schemas"]["Option"][];
            /** @default {} */
            owed?: {
                [key: string]: number;
            };
            /** @default {} */
            proposed?: {
                [key: string]: number;
            };
            /** @default false */
            rest?: boolean;
            /** @enum {unknown} */
            sort: "pay";
            /** @default [] */
            stages?: components["schemas"]["Stage"][];
            start: string[];
            /** @default 0 */
            total?: number;
            verb: string;
        };
        /**
         * Pending
         * @description What is being announced: its card, what it is aimed at so far, what is still to pay.
         */
        Pending: {
            /** @default  */
            also?: string;
            /** @default  */
            at?: string;
            /** @default [] */
            attackers?: string[];
            card: string;
            seat: number;
            /** @default  */
            target?: string;
            /** @default 0 */
            to_discard?: number;
            /** @default 0 */
            to_pay?: number;
        };
        /**
         * PerkCard
         * @description A perk, of the settlement or of a model.
         */
        PerkCard: {
            /** @default [] */
            after?: string[];
            /** @default  */
            bench?: string;
            id: string;
            name: string;
            price: number;
            /** @default false */
            settlement?: boolean;
            text: string;
        };
        /**
         * Person
         * @description A player of the campaign; what others may not know stands as `?`.
         */
        Person: {
            /** @default null */
            army?: components["schemas"]["ForceScene"] | null;
            attributes: number[];
            battles: number;
            caps: number;
            consequences: string[];
            /** @default [] */
            consumables?: string[];
            extra: string[];
            finished: string[];
            force: string;
            free: string[];
            hand: string[];
            harm: [
                string,
                number
            ][];
            leader: string;
            leader_card: string;
            leader_fell: boolean;
            /** @default  */
            leader_name?: string;
            learned: string[];
            limit: number;
            next_limit: number;
            /** @default [] */
            notes?: string[];
            open: string[];
            quest: string;
            seat: number;
            settled: boolean;
            /** @default null */
            settlement?: components["schemas"]["SettlementScene"] | null;
            side: number;
            victories: number;
        };
        /**
         * Pick
         * @description Pick from `least` to `most` of the options: `verb id id id`, in the order of the options.
         *
         *         `none` stands there if nothing is picked. Of each row in `apart` at most one can be picked.
         *         With `each` every one is a move of its own: `verb id`, then `verb id`.
         */
        Pick: {
            /** @default [] */
            apart?: string[][];
            /** @default false */
            each?: boolean;
            least: number;
            most: number;
            /** @default  */
            none?: string;
            of: components["schemas"]["Option"][];
            /** @default [] */
            proposed?: string[];
            /** @enum {unknown} */
            sort: "pick";
            /** @default  */
            title?: string;
            verb: string;
        };
        /**
         * Picked
         * @description Chance picked one of several that are equally good for the AI.
         */
        Picked: {
            deed: string;
            /** @enum {unknown} */
            is: "pick";
            /** @default  */
            target?: string;
            token: number;
            /** @default  */
            weapon?: string;
        };
        /**
         * PieceSent
         * @description A piece as somebody places it; what is not said of it is as usual for its kind.
         */
        PieceSent: {
            /** @default null */
            blocks_sight?: boolean | null;
            /** @default null */
            climbable?: boolean | null;
            /** @default null */
            cover?: boolean | null;
            /** @default null */
            difficult?: boolean | null;
            /** @default -1 */
            group?: number;
            /** @default 0 */
            height?: number;
            /** @default null */
            impassable?: boolean | null;
            kind: string;
            points: [
                number,
                number
            ][];
        };
        /**
         * PlayerScene
         * @description What lies in front of a player.
         */
        PlayerScene: {
            colour: string;
            coming: number;
            defeated: number;
            dwellers: number;
            energy: number;
            exhausted: string[];
            floor: number;
            food: number;
            happiness: number;
            passed: boolean;
            placed: number;
            points: components["schemas"]["overseer.voice.shelter.given.Points"];
            ready: string[];
            seat: number;
            trained: string;
            untrained: number;
            water: number;
            wounded: number;
            wounded_trained: string;
        };
        /**
         * Plots
         * @description Where one's structures stand: one on each plot from the first on, empty for none.
         */
        Plots: {
            plots: string[];
            seat: number;
        };
        /**
         * Point
         * @description Any point of the table: ask about it, and play one of the choices that are answered.
         */
        Point: {
            height: number;
            /** @enum {unknown} */
            sort: "point";
            /** @default  */
            title?: string;
            verb: string;
            width: number;
        };
        /**
         * PoolCard
         * @description A card that a force may have.
         */
        PoolCard: {
            caps: number;
            /** @default  */
            faction?: string;
            /** @default [] */
            fits?: string[];
            /** @default  */
            flavour?: string;
            /** @default  */
            head?: string;
            id: string;
            kind: string;
            /** @default [] */
            lines?: string[];
            name: string;
            /** @default [] */
            numbers?: components["schemas"]["UnitNumber"][];
            /** @default false */
            shared?: boolean;
            /** @default [] */
            skills?: string[];
            /** @default  */
            sort?: string;
            /** @default  */
            sort_name?: string;
            /** @default [] */
            standard?: string[];
            /** @default [] */
            types?: string[];
            /** @default false */
            unique?: boolean;
        };
        /**
         * Progress
         * @description How everybody's points grew, and what turned the match; empty in a game without points.
         */
        Progress: {
            /** @default [] */
            scores?: components["schemas"]["Score"][];
            /** @default [] */
            turnings?: components["schemas"]["Turning"][];
        };
        /**
         * Prove
         * @description The code that came by e-mail.
         */
        Prove: {
            code: string;
        };
        /**
         * Put
         * @description Where a model is now: on the table, waiting, removed, escaped.
         */
        Put: {
            /** @default -1 */
            by?: number;
            /** @default false */
            close?: boolean;
            /** @enum {unknown} */
            is: "put";
            /** @enum {unknown} */
            place: "escaped" | "removed" | "table" | "waiting";
            token: number;
        };
        /**
         * Quest
         * @description Somebody's quest, a secret; or what became of it.
         */
        Quest: {
            /** @default  */
            card?: string;
            /** @default null */
            done?: boolean | null;
            /** @enum {unknown} */
            is: "quest";
            seat: number;
        };
        /**
         * Question
         * @description What is decided now, and how it can be answered.
         */
        Question: {
            /** @default false */
            afresh?: boolean;
            /** @default [] */
            answered?: number[];
            /** @default false */
            asked?: boolean;
            /** @default [] */
            builders?: (components["schemas"]["Pick"] | components["schemas"]["Amounts"] | components["schemas"]["Point"] | components["schemas"]["Pairs"] | components["schemas"]["Shares"] | components["schemas"]["Order"] | components["schemas"]["Pay"] | components["schemas"]["Send"] | components["schemas"]["overseer.voice.given.Place"])[];
            /** @default [] */
            choices?: components["schemas"]["Choice"][];
            /** @default [] */
            hints?: components["schemas"]["Hint"][];
            /** @default false */
            itself?: boolean;
            /** @default null */
            no_undo?: components["schemas"]["Why"] | null;
            prompt: string;
            /** @default false */
            restart?: boolean;
            /** @default [] */
            seats?: number[];
            topic: string;
            /** @default false */
            undo?: boolean;
            /** @default  */
            usual?: string;
        };
        /**
         * Queues
         * @description What waits: jobs and passwords in this process, the rest in the database.
         */
        Queues: {
            again: number;
            jobs: number;
            late: number;
            outbox: number;
            passwords: number;
        };
        /**
         * Reach
         * @description All the ends of a move, as outlines: those of holes run with the clock.
         */
        Reach: {
            kind: string;
            /** @default [] */
            outlines?: [
                number,
                number
            ][][];
            rulers: string;
            /** @default [] */
            slow_outlines?: [
                number,
                number
            ][][];
            /** @default  */
            slow_rulers?: string;
        };
        /**
         * Reacts
         * @description A model of a person reacts to the AI: its reaction token goes.
         */
        Reacts: {
            /** @enum {unknown} */
            is: "reacts";
            /** @default false */
            moved?: boolean;
            token: number;
        };
        /**
         * Reading
         * @description The response that the blue die gave for an activation (WC-A4); it stays (WC-A5).
         */
        Reading: {
            column: number;
            die: string;
            letter: string;
            method: string;
            reckless: boolean;
            row: string;
            stays: boolean;
        };
        /**
         * Ready
         * @description A model is readied, or the AI's token is drawn.
         */
        Ready: {
            /** @enum {unknown} */
            is: "ready";
            token: number;
        };
        /**
         * ReadyDeck
         * @description A deck that is there for everybody.
         */
        ReadyDeck: {
            code: string;
            difficulty: number;
            difficulty_text: string;
            format: string;
            letters: string;
            name: string;
            plan: string;
            title: string;
        };
        /**
         * ReadyDecks
         * @description The decks that are there for everybody, the plainest plans first.
         */
        ReadyDecks: {
            decks: components["schemas"]["ReadyDeck"][];
        };
        /**
         * ReadyForce
         * @description A force that is there for everybody.
         */
        ReadyForce: {
            caps: number;
            code: string;
            faction: string;
            faction_name: string;
            limit: number;
            models: number;
            name: string;
            plan: string;
            title: string;
        };
        /**
         * ReadyForces
         * @description The forces that are there for everybody, faction by faction.
         */
        ReadyForces: {
            forces: components["schemas"]["ReadyForce"][];
        };
        /**
         * RealBattle
         * @description A battle of a campaign that is tracked beside a real table.
         */
        RealBattle: {
            battle: number;
            code: string;
        };
        /**
         * RecordSent
         * @description A record, or an exported campaign, as its file has it.
         */
        RecordSent: {
            record: string;
        };
        /**
         * Recover
         * @description A guest's code, on another device.
         */
        Recover: {
            code: string;
        };
        /**
         * Recovery
         * @description A code for another device. It is shown this once.
         */
        Recovery: {
            code: string;
        };
        /**
         * Redo
         * @description An entry that was taken back holds again.
         */
        Redo: {
            /** @enum {unknown} */
            is: "redo";
            of: string;
        };
        /**
         * Refusals
         * @description The cards that cannot be added, each with its rule; every other one can.
         */
        Refusals: {
            refused: components["schemas"]["CardRefused"][];
        };
        /**
         * ReminderGiven
         * @description What people should think of now.
         */
        ReminderGiven: {
            moment: string;
            /** @default  */
            rule?: string;
            text: string[];
        };
        /**
         * Rename
         * @description What a model is called.
         */
        Rename: {
            /** @enum {unknown} */
            is: "rename";
            name: string;
            token: number;
        };
        /**
         * Reply
         * @description What the AI's die has decided for the model that acts (WC-A4).
         */
        Reply: {
            column: number;
            letter: string;
            /** @default  */
            method?: string;
            model: string;
            /** @default false */
            reckless?: boolean;
            row: string;
            /** @default false */
            stays?: boolean;
        };
        /**
         * Reserved
         * @description A room that is paid and will be built by the running placement.
         */
        Reserved: {
            room: string;
            side: string;
        };
        /**
         * ResultGiven
         * @description The end of a battle as a campaign takes it: a move for its table.
         */
        ResultGiven: {
            move: string;
        };
        /**
         * Reveal
         * @description One's own part of the dice: 32 bytes in hex, whose hash was sent before.
         */
        Reveal: {
            seat: number;
            share: string;
        };
        /**
         * Ring
         * @description How far something reaches, as a circle round a model's centre.
         */
        Ring: {
            kind: string;
            radius: number;
            rulers: string;
            /** @default  */
            weapon?: string;
        };
        /**
         * Room
         * @description Where something may be put down, on lines from west to east that are `step` mm apart.
         *
         *         It is there to be drawn: what is smaller than some steps may be missing.
         */
        Room: {
            spans: [
                number,
                number,
                number
            ][];
            step: number;
        };
        /**
         * RoomCard
         * @description A room.
         */
        RoomCard: {
            /** @default 1 */
            copies?: number;
            /** @default {} */
            cost?: {
                [key: string]: number;
            };
            id: string;
            name: string;
            /** @default  */
            price?: string;
            /** @default false */
            red?: boolean;
            /** @default [] */
            spaces?: components["schemas"]["overseer.voice.shelter.given.Face"][];
            text: string;
        };
        /**
         * Round
         * @description The next round begins, and the last one ends; who holds the advantage marker.
         */
        Round: {
            /** @default 0 */
            advantage?: number;
            /** @enum {unknown} */
            is: "round";
        };
        /**
         * Row
         * @description A line of a preview; an amount with its chance can be drawn as a bar.
         */
        Row: {
            /** @default 0 */
            n?: number;
            /** @default 0 */
            p?: number;
            sort: string;
            text: string;
        };
        /**
         * Rule
         * @description A rule of the rulebook, or a word that the cards use.
         */
        Rule: {
            id: string;
            text: string;
        };
        /**
         * Ruler
         * @description A ruler (WB-G2).
         */
        Ruler: {
            colour: string;
            length: number;
            letter: string;
            name: string;
            /** @default  */
            text?: string;
        };
        /**
         * RulesFound
         * @description The rule of an id, or the rules in which words occur, those whose title has them first.
         */
        RulesFound: {
            rules: components["schemas"]["RuleText"][];
        };
        /**
         * RuleText
         * @description A rule as it stands in the book.
         */
        RuleText: {
            /** @default [] */
            examples?: string[];
            id: string;
            /** @default  */
            mark?: string;
            /** @default [] */
            tables?: components["schemas"]["Block"][];
            text: string;
            title: string;
        };
        /**
         * Running
         * @description The placement whose rewards are being run through.
         */
        Running: {
            /** @default 0 */
            bonus?: number;
            /** @default 0 */
            fight?: number;
            party: number;
            space: string;
        };
        /**
         * Said
         * @description A line of chat.
         */
        Said: {
            at: number;
            n: number;
            name: string;
            text: string;
            /** @default false */
            yours?: boolean;
        };
        /**
         * SaveDeck
         * @description A deck that was changed; `version` is the one that the change was made on.
         */
        SaveDeck: {
            deck: components["schemas"]["DeckSent"];
            version: number;
        };
        /**
         * SaveForce
         * @description A force that was changed; `version` is the one that the change was made on.
         */
        SaveForce: {
            force: components["schemas"]["ForceSent"];
            version: number;
        };
        /**
         * SaveGiven
         * @description A saved game that can go on here.
         */
        SaveGiven: {
            /** @default [] */
            asked?: number[];
            game: string;
            moves: number;
            /** @default  */
            old?: string;
            seats: string[];
            title: string;
            /** @default [] */
            unproved?: string[];
        };
        /**
         * SaveSent
         * @description A saved game as its file has it.
         */
        SaveSent: {
            /** @default  */
            name?: string;
            record: string;
        };
        /**
         * SaveTerrain
         * @description A terrain that was changed; `version` is the one that the change was made on.
         */
        SaveTerrain: {
            terrain: components["schemas"]["TerrainSent"];
            version: number;
        };
        /**
         * Say
         * @description A line of chat.
         */
        Say: {
            text: string;
        };
        /**
         * ScenarioCard
         * @description A battle that a campaign may lead to.
         */
        ScenarioCard: {
            ends: components["schemas"]["EndCard"][];
            id: string;
            lines: string[];
            rounds: number;
            sides: components["schemas"]["SideCard"][];
            title: string;
        };
        /**
         * ScenarioListed
         * @description A scenario of the book.
         */
        ScenarioListed: {
            /** @default [] */
            ends?: components["schemas"]["EndListed"][];
            /** @default false */
            events?: boolean;
            id: string;
            limits: number[];
            name: string;
            rounds: number;
            /** @default [] */
            rules?: string[];
            sides: components["schemas"]["SideListed"][];
            /** @default  */
            story?: string;
            /** @default false */
            tutorial?: boolean;
        };
        /**
         * Scene
         * @description The position as data to draw. A game of the house has its own, with more fields.
         */
        Scene: {
            /** @default {} */
            data?: Record<string, unknown>;
            /** @default [] */
            hues?: number[];
            /** @default false */
            over?: boolean;
            /** @default [] */
            resigned?: number[];
            seat: number | null;
            /** @default {} */
            settings?: {
                [key: string]: string;
            };
        };
        /**
         * Score
         * @description Everybody's points after a step; it is given where they, or the round, change.
         */
        Score: {
            number: number;
            points: number[];
            round: number;
        };
        /**
         * SeatExported
         * @description A seat of one's own, and everything that was said from it.
         */
        SeatExported: {
            inputs: [
                number,
                number,
                string
            ][];
            name: string;
            /** @default  */
            own?: string;
            seat: number;
        };
        /**
         * Send
         * @description Some of the options go for one of `to`: `verb id`, `second id` (if the first had several to
         *         choose from), then `join id` for the others, and `last` as long as some are left that could.
         *
         *         `reach` names what each of them can be sent at. When one of `crowd` goes, all who can do.
         *         Where some are on their way already, `to` is empty, `verb` is `join`, and `last` alone will do.
         */
        Send: {
            /** @default [] */
            crowd?: string[];
            /** @default join */
            join?: string;
            /** @default pass */
            last?: string;
            of: components["schemas"]["Option"][];
            reach: {
                [key: string]: string[];
            };
            /** @default target */
            second?: string;
            /** @enum {unknown} */
            sort: "send";
            to: components["schemas"]["Option"][];
            verb: string;
        };
        /**
         * SessionGiven
         * @description That one is signed in somewhere.
         */
        SessionGiven: {
            /** @default  */
            device?: string;
            made: number;
            seen: number;
        };
        /**
         * SetHand
         * @description What somebody who has the link may enter.
         */
        SetHand: {
            hand: string;
            /** @enum {unknown} */
            role: "player" | "viewer";
            /** @default [] */
            seats?: number[];
        };
        /**
         * Settle
         * @description An event that lies there goes.
         */
        Settle: {
            card: string;
            /** @enum {unknown} */
            is: "settle";
        };
        /**
         * SettlementScene
         * @description A settlement and the cards in it.
         */
        SettlementScene: {
            boosts: number;
            chosen: string[];
            degraded: [
                string,
                string
            ][];
            /** @default null */
            draw?: components["schemas"]["DrawScene"] | null;
            draws: number;
            gifts: string[];
            guards: string[];
            heap: string[];
            keeps: number;
            kept: string[];
            leaders: string[];
            meeting: string;
            model_names: {
                [key: string]: string;
            };
            models: {
                [key: string]: string[];
            };
            perked: string[];
            perks: string[];
            power: [
                number,
                number
            ];
            quest_land: number;
            reserve: string[];
            room: [
                number,
                number
            ];
            sheds: [
                number,
                number
            ];
            stores: [
                number,
                number
            ];
            structures: components["schemas"]["overseer.voice.campaign.given.Standing"][];
            water: [
                number,
                number
            ];
        };
        /**
         * Shares
         * @description Share out the total of each group: `verb n` for every option of it but the last one.
         */
        Shares: {
            groups: components["schemas"]["Group"][];
            /** @enum {unknown} */
            sort: "shares";
            verb: string;
        };
        /**
         * SheetData
         * @description Everything that a hand may know of a battle on a real table.
         */
        SheetData: {
            advantage: number;
            /** @default [] */
            ai?: boolean[];
            /** @default false */
            begun?: boolean;
            counted: components["schemas"]["Counted"][];
            counts: {
                [key: string]: number;
            };
            dangers: number;
            /** @default false */
            ended?: boolean;
            fate: components["schemas"]["Fated"];
            held: components["schemas"]["HandData"][];
            house: string[];
            /** @default  */
            how?: string;
            items: number;
            /** @default 0 */
            level?: number;
            /** @default [] */
            limits?: number[];
            markers: components["schemas"]["Marked"][];
            round: number;
            rounds: number;
            /** @default  */
            scenario?: string;
            /** @default [] */
            sides?: number[];
            table: components["schemas"]["Table"];
            /** @default  */
            title?: string;
            to_do: boolean[];
            turn: number;
            /** @default -1 */
            victor?: number;
        };
        /**
         * Shelf
         * @description A part of the gallery.
         */
        Shelf: {
            cards: components["schemas"]["CardShown"][];
            id: string;
            title: string;
        };
        /**
         * ShelterBeside
         * @description Everything that is counted and thrown beside a real vault.
         */
        ShelterBeside: {
            columns: components["schemas"]["ColumnOdds"][];
            counts: components["schemas"]["CountAsked"][];
            items: components["schemas"]["EndItem"][];
            players?: number[];
            /** @default [] */
            rules?: components["schemas"]["RuleText"][];
            shaft: number;
            ties: string[][];
        };
        /**
         * ShelterFixed
         * @description What never changes in a match of Shelter.
         */
        ShelterFixed: {
            cards: components["schemas"]["Cards"];
            dwellers: number;
            game: string;
            /** @default {} */
            labels?: {
                [key: string]: string;
            };
            names: string[];
            rules: string;
            seats: string[];
            /** @default {} */
            settings?: {
                [key: string]: string[];
            };
            track: number;
        };
        /**
         * ShelterScene
         * @description The table.
         */
        ShelterScene: {
            asked: number;
            /** @default {} */
            data?: Record<string, unknown>;
            decks: components["schemas"]["Decks"];
            discards: components["schemas"]["Discards"];
            ending: number;
            first: number;
            floors: components["schemas"]["Floor"][];
            /** @default [] */
            hues?: number[];
            items: string[];
            /** @default false */
            over?: boolean;
            players: components["schemas"]["PlayerScene"][];
            /** @default null */
            reserved?: components["schemas"]["Reserved"] | null;
            /** @default [] */
            resigned?: number[];
            rooms: string[];
            round: number;
            /** @default null */
            running?: components["schemas"]["Running"] | null;
            seat: number | null;
            /** @default {} */
            settings?: {
                [key: string]: string;
            };
            starter: number;
            /** @default  */
            tie?: string;
            turn: number;
        };
        /**
         * Side
         * @description A player's half of the table.
         */
        Side: {
            /** @default [] */
            abilities?: components["schemas"]["Chosen"][];
            /** @default 0 */
            actions?: number;
            /** @default {} */
            armour?: {
                [key: string]: number;
            };
            at: string;
            /** @default [] */
            at_bottom?: string[];
            /** @default {} */
            body?: {
                [key: string]: string;
            };
            /** @default [] */
            cards_left?: components["schemas"]["overseer.voice.tragic.given.Held"][];
            /** @default [] */
            destroyed?: string[];
            /** @default [] */
            discard?: string[];
            /** @default 0 */
            draw_rate?: number;
            /** @default [] */
            figures?: components["schemas"]["Figure"][];
            /** @default 0 */
            hand?: number;
            hp: number;
            /** @default false */
            inside?: boolean;
            /** @default [] */
            known?: components["schemas"]["overseer.voice.tragic.given.Held"][];
            /** @default 0 */
            library?: number;
            max_hp: number;
            /** @default [] */
            on_top?: string[];
            /** @default false */
            out?: boolean;
            /** @default [] */
            permanents?: components["schemas"]["overseer.voice.tragic.given.Standing"][];
            /** @default [] */
            points?: components["schemas"]["overseer.voice.tragic.given.Points"][];
            /** @default 0 */
            radiation?: number;
            /** @default false */
            reprieve?: boolean;
            seat: number;
            /** @default [] */
            skills?: components["schemas"]["Chosen"][];
            /** @default false */
            stealth?: boolean;
            /** @default [] */
            traits?: components["schemas"]["Chosen"][];
            /** @default 0 */
            turns?: number;
        };
        /**
         * SideCard
         * @description A side of a scenario.
         */
        SideCard: {
            id: string;
            name: string;
        };
        /**
         * SideListed
         * @description A side of a scenario.
         */
        SideListed: {
            /** @default  */
            aim?: string;
            id: string;
            name: string;
            /** @default false */
            printed?: boolean;
        };
        /**
         * SideSeen
         * @description A side of the battle.
         */
        SideSeen: {
            /** @default false */
            ai?: boolean;
            /** @default  */
            aim?: string;
            /** @default  */
            edge?: string;
            name: string;
            number: number;
            /** @default [] */
            seats?: number[];
        };
        /**
         * SideTurn
         * @description A side's turn begins.
         */
        SideTurn: {
            /** @enum {unknown} */
            is: "turn";
            side: number;
        };
        /**
         * Sight
         * @description How one model stands to another.
         */
        Sight: {
            /** @default null */
            aim?: [
                number,
                number,
                number,
                number
            ] | null;
            at: string;
            /** @default [] */
            cover?: components["schemas"]["CoverItem"][];
            gap: number;
            /** @default null */
            line?: [
                number,
                number,
                number,
                number
            ] | null;
            name: string;
            rulers: string;
            /** @default false */
            sees?: boolean;
            /** @default  */
            text?: string;
        };
        /**
         * Sign
         * @description A line of the legend.
         */
        Sign: {
            meaning: string;
            sign: string;
        };
        /**
         * SignIn
         * @description Sign in to an account.
         */
        SignIn: {
            login: string;
            password: string;
        };
        /**
         * SignOut
         * @description End this session, or all of them.
         */
        SignOut: {
            /** @default false */
            everywhere?: boolean;
        };
        /**
         * SitDown
         * @description Take a free seat.
         */
        SitDown: {
            /** @default  */
            own?: string;
            /** @default  */
            password?: string;
            /** @default  */
            pledge?: string;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Skill
         * @description A skill of a unit: the attribute that it stands beside, and its value.
         */
        Skill: {
            attribute: string;
            id: string;
            name: string;
            value: number;
        };
        /**
         * Source
         * @description A part of a number: from which card, and until when.
         */
        Source: {
            /** @default  */
            at?: string;
            /** @default  */
            card?: string;
            n: number;
            /** @default  */
            text?: string;
            /** @default  */
            until?: string;
        };
        /**
         * Span
         * @description Where a line of a card names points of a letter, to be drawn as tokens: [start, end).
         */
        Span: {
            end: number;
            start: number;
        };
        /**
         * Spend
         * @description The acting model uses main actions, or gets one back (below zero).
         */
        Spend: {
            /** @default 1 */
            by?: number;
            /** @enum {unknown} */
            is: "spend";
        };
        /**
         * Spot
         * @description A space; what it shows is its threat's face, else its room's or its elevator's.
         */
        Spot: {
            /** @default [] */
            columns?: number[];
            /** @default [] */
            dwellers?: components["schemas"]["Dweller"][];
            space: string;
            /** @default null */
            threat?: string | null;
        };
        /**
         * Stage
         * @description A question on the way: `n` options, each as `verb id` and as often as it can be picked.
         */
        Stage: {
            /** @default [] */
            after?: string[];
            /** @default 1 */
            n?: number;
            of: components["schemas"]["Option"][];
            /** @default false */
            rest?: boolean;
            topic: string;
            verb: string;
        };
        /**
         * Station
         * @description A battle of the campaign: fought, next, or later.
         */
        Station: {
            /** @default [] */
            brings?: string[];
            /** @default [] */
            caps?: number[];
            /** @default  */
            end?: string;
            /** @default [] */
            gets?: string[];
            /** @default  */
            level?: string;
            limit: number;
            number: number;
            /** @default null */
            passed?: boolean | null;
            /** @default 0 */
            rounds?: number;
            rule: string;
            scenario: string;
            /** @default [] */
            sides?: number[];
            state: string;
            title: string;
            /** @default null */
            trial?: components["schemas"]["Trial"] | null;
            /** @default -1 */
            victor?: number;
            /** @default [] */
            winners?: number[];
        };
        /**
         * Status
         * @description Ready, used or unready, as the table has it.
         */
        Status: {
            /** @enum {unknown} */
            is: "status";
            /** @enum {unknown} */
            status: "ready" | "unready" | "used";
            token: number;
        };
        /**
         * Steps
         * @description One strike of an attack card, step by step.
         */
        Steps: {
            /** @default 0 */
            armour?: number;
            base: number;
            /** @default 0 */
            critical?: number;
            /** @default 0 */
            dice?: number;
            /** @default 2 */
            factor?: number;
            /** @default 0 */
            more?: number;
            /** @default 0 */
            net?: number;
            /** @default 0 */
            penetration?: number;
            /** @default 1 */
            strikes?: number;
            /** @default 1 */
            times?: number;
            /** @default 0 */
            worn?: number;
        };
        /**
         * Stop
         * @description Where the reader wants to be asked.
         */
        Stop: {
            mode: string;
            modes: string[];
            name: string;
            /** @default false */
            open?: boolean;
            window: string;
        };
        /**
         * StorageGiven
         * @description How much one keeps here: files, decks, forces, terrains, logs, tables that wait, chat. Games
         *         that have begun do not count.
         */
        StorageGiven: {
            bytes: number;
            /** @default [] */
            kinds?: components["schemas"]["KindGiven"][];
            /** @default 0 */
            most?: number;
            /** @default false */
            near?: boolean;
            text: string;
        };
        /**
         * Strike
         * @description An attack: who, with what, how far, through how much cover, and all that was thrown.
         */
        Strike: {
            /** @default [] */
            answers?: string[];
            /** @default [] */
            charge?: ("black" | "blue" | "green" | "yellow")[];
            /** @default false */
            close?: boolean;
            /** @default 0 */
            cover?: number;
            /** @default false */
            critical?: boolean;
            /** @default [] */
            fight?: number[];
            /** @enum {unknown} */
            is: "strike";
            /** @default false */
            long?: boolean;
            /** @default [] */
            near?: number[];
            /** @default false */
            quick?: boolean;
            /** @default false */
            reaction?: boolean;
            target: number;
            token: number;
            /** @default [] */
            under?: number[];
            weapon: string;
        };
        /**
         * StructureCard
         * @description A kind of structure: its price, what it needs, what it does.
         */
        StructureCard: {
            does: string;
            /** @default 0 */
            draw?: number;
            family: string;
            /** @default 0 */
            gives_power?: number;
            /** @default 0 */
            gives_water?: number;
            id: string;
            /** @default 0 */
            keep?: number;
            /** @default  */
            kind?: string;
            /** @default  */
            kind_name?: string;
            /** @default 0 */
            most?: number;
            name: string;
            /** @default [] */
            needs?: string[];
            /** @default 0 */
            power?: number;
            price: number;
            /** @default [] */
            requires?: string[];
            scrap: number;
            text: string;
            /** @default 0 */
            water?: number;
            work: string;
        };
        /**
         * Symbol
         * @description A letter, a keyword, a window, a place: its name, and what it means.
         */
        Symbol: {
            name: string;
            /** @default  */
            rule?: string;
            sort: string;
            /** @default  */
            text?: string;
            word: string;
        };
        /**
         * Table
         * @description All that is known.
         */
        Table: {
            /** @default null */
            acting?: components["schemas"]["Acting"] | null;
            /** @default [] */
            edges?: string[];
            /** @default [] */
            events?: string[];
            /** @default [] */
            fighters?: components["schemas"]["Fighter"][];
            /** @default [] */
            goals?: components["schemas"]["Goal"][];
            /** @default [] */
            marks?: components["schemas"]["overseer.wasteland.companion.table.Mark"][];
            /** @default [] */
            notes?: string[];
            /** @default [] */
            roles?: [
                string,
                number
            ][];
            /** @default 0 */
            round?: number;
            /** @default false */
            swaps_radiation?: boolean;
        };
        /**
         * TableExported
         * @description A table where one sits, or that one opened.
         */
        TableExported: {
            code: string;
            game: string;
            host: boolean;
            made: number;
            seats: components["schemas"]["SeatExported"][];
            status: string;
            title: string;
            touched: number;
        };
        /**
         * TableGiven
         * @description A table as somebody may see it.
         */
        TableGiven: {
            /** @default  */
            battle?: string;
            /** @default [] */
            battles?: components["schemas"]["BattleGiven"][];
            chairs: components["schemas"]["Chair"][];
            code: string;
            /** @default  */
            commitment?: string;
            /** @default null */
            deadline?: number | null;
            /** @default null */
            fought?: number | null;
            game: string;
            host: boolean;
            /** @default false */
            locked?: boolean;
            /** @default 0 */
            number?: number;
            /** @default {} */
            options?: Record<string, unknown>;
            /** @default  */
            parent?: string;
            /** @default [] */
            real?: components["schemas"]["RealBattle"][];
            /** @default  */
            rematch?: string;
            /** @default null */
            saved?: number | null;
            status: string;
            terms: components["schemas"]["Terms"];
            title: string;
            /** @default 0 */
            updates?: number;
            /** @default 0 */
            version?: number;
            /** @default 0 */
            watching?: number;
            /** @default null */
            wish?: components["schemas"]["Wish"] | null;
        };
        /**
         * TableNews
         * @description The table itself is another: seats, status, who is there.
         */
        TableNews: {
            /** @enum {unknown} */
            is: "table";
            table: components["schemas"]["TableGiven"];
        };
        /**
         * Tables
         * @description Tables that one may join, watch or go on with.
         */
        Tables: {
            tables: components["schemas"]["TableGiven"][];
        };
        /**
         * Tally
         * @description Tokens of a model: action points, luck, reactions, boosts, damage of its power armour.
         */
        Tally: {
            by: number;
            /** @enum {unknown} */
            is: "tally";
            token: number;
            /** @enum {unknown} */
            what: "bonus" | "boosts" | "energy-boosts" | "luck" | "points" | "power-damage" | "reactions";
        };
        /**
         * Terms
         * @description How people play at a table.
         */
        Terms: {
            /** @default 0 */
            bank?: number;
            /** @default null */
            budget?: number | null;
            /** @default true */
            chat?: boolean;
            /** @default 120 */
            delay?: number;
            /**
             * @default open
             * @enum {unknown}
             */
            door?: "link" | "open" | "password";
            /** @default false */
            hints?: boolean;
            /** @default 0 */
            hours?: number;
            /** @default 0 */
            increment?: number;
            /**
             * @default idle
             * @enum {unknown}
             */
            late?: "bot" | "forfeit" | "idle";
            /** @default false */
            lesson?: boolean;
            /** @default [] */
            night?: number[];
            /** @default 0 */
            patience?: number;
            /**
             * @default full
             * @enum {unknown}
             */
            start?: "full" | "host";
            /**
             * @default rule
             * @enum {unknown}
             */
            undo?: "bots" | "consent" | "rule";
            /**
             * @default live
             * @enum {unknown}
             */
            watch?: "delayed" | "live" | "no";
            /** @default UTC */
            zone?: string;
        };
        /**
         * TerrainDrawn
         * @description A piece of a table that is being built; pieces of one group belong together.
         */
        TerrainDrawn: {
            at: string;
            /** @default false */
            blocks_sight?: boolean;
            /** @default false */
            climbable?: boolean;
            /** @default false */
            cover?: boolean;
            /** @default false */
            difficult?: boolean;
            /** @default -1 */
            group?: number;
            /** @default 0 */
            height?: number;
            /** @default false */
            impassable?: boolean;
            kind: string;
            name: string;
            points: [
                number,
                number
            ][];
            /** @default  */
            text?: string;
        };
        /**
         * TerrainFinding
         * @description One thing about a terrain: what no table accepts, or what is unwise.
         */
        TerrainFinding: {
            /** @default null */
            at?: [
                number,
                number
            ] | null;
            error: boolean;
            /** @default [] */
            pieces?: number[];
            rule: string;
            text: string;
            word: string;
        };
        /**
         * TerrainGiven
         * @description A terrain of one's own.
         */
        TerrainGiven: {
            id: string;
            judged: components["schemas"]["TerrainJudged"];
            made: number;
            name: string;
            touched: number;
            version: number;
        };
        /**
         * TerrainGround
         * @description What a scenario needs of its table.
         */
        TerrainGround: {
            clear: number[][];
            id: string;
            markers: components["schemas"]["GroundMarkers"][];
            rule: string;
            spots: components["schemas"]["GroundSpot"][];
            title: string;
            zones: components["schemas"]["GroundZone"][];
        };
        /**
         * TerrainJudged
         * @description A terrain, and what there is to say about it.
         */
        TerrainJudged: {
            /** @default  */
            code?: string;
            findings: components["schemas"]["TerrainFinding"][];
            pieces: components["schemas"]["TerrainDrawn"][];
            playable: boolean;
            share: number;
            /** @default  */
            text?: string;
        };
        /**
         * TerrainKind
         * @description A kind of terrain to choose from, with shapes of a middling size round their middle.
         */
        TerrainKind: {
            /** @default false */
            blocks_sight?: boolean;
            /** @default false */
            climbable?: boolean;
            /** @default false */
            cover?: boolean;
            deep: [
                number,
                number
            ];
            /** @default false */
            difficult?: boolean;
            heights: number[];
            /** @default false */
            impassable?: boolean;
            kind: string;
            name: string;
            shapes: [
                number,
                number
            ][][][];
            text: string;
            /** @default false */
            walls?: boolean;
            wide: [
                number,
                number
            ];
        };
        /**
         * TerrainKinds
         * @description All that one builds with.
         */
        TerrainKinds: {
            kinds: components["schemas"]["TerrainKind"][];
            legend: components["schemas"]["Named"][];
            most: number;
            rulers: components["schemas"]["Ruler"][];
            scenarios: components["schemas"]["TerrainScenario"][];
            side: number;
        };
        /**
         * TerrainPiece
         * @description A piece of terrain (WB-G4).
         */
        TerrainPiece: {
            at: string;
            /** @default false */
            blocks_sight?: boolean;
            /** @default false */
            climbable?: boolean;
            /** @default false */
            cover?: boolean;
            /** @default false */
            difficult?: boolean;
            /** @default 0 */
            height?: number;
            /** @default false */
            impassable?: boolean;
            kind: string;
            name: string;
            points: [
                number,
                number
            ][];
            /** @default  */
            text?: string;
        };
        /**
         * TerrainRow
         * @description A terrain of one's own in a list, with what is needed for a small picture of it.
         */
        TerrainRow: {
            id: string;
            made: number;
            name: string;
            picture: [
                string,
                [
                    number,
                    number
                ][]
            ][];
            pieces: number;
            playable: boolean;
            touched: number;
        };
        /**
         * TerrainScenario
         * @description A scenario by its name, and how full its table is.
         */
        TerrainScenario: {
            id: string;
            preset: string;
            preset_text: string;
            rule: string;
            title: string;
        };
        /**
         * TerrainSent
         * @description A terrain as somebody builds it; it need not be playable.
         */
        TerrainSent: {
            /** @default  */
            name?: string;
            /** @default [] */
            pieces?: components["schemas"]["PieceSent"][];
        };
        /**
         * ThreatCard
         * @description A threat: the space that it puts in the place of the one it covers.
         */
        ThreatCard: {
            /** @default 1 */
            copies?: number;
            face: components["schemas"]["overseer.voice.shelter.given.Face"];
            id: string;
            name: string;
            text: string;
        };
        /**
         * Told
         * @description One entry of the log as a reader may see it.
         */
        Told: {
            /** @default [] */
            events?: components["schemas"]["Happening"][];
            move: string;
            number: number;
            seat: number;
        };
        /**
         * TragicAnswer
         * @description An answer with what can be drawn of it.
         */
        TragicAnswer: {
            /** @default null */
            ahead?: components["schemas"]["Ahead"] | null;
            /** @default  */
            card?: string;
            /** @default [] */
            choices?: components["schemas"]["Choice"][];
            /** @default null */
            foreseen?: components["schemas"]["Foreseen"] | null;
            /** @default null */
            hand?: components["schemas"]["InHand"] | null;
            /** @default [] */
            lines?: string[];
            /** @default {} */
            odds?: Record<string, unknown>;
            /** @default null */
            standing?: components["schemas"]["overseer.voice.tragic.given.Standing"] | null;
            /** @default  */
            title?: string;
            /** @default [] */
            why_not?: components["schemas"]["Why"][];
            /** @default [] */
            words?: components["schemas"]["Symbol"][];
        };
        /**
         * TragicBeside
         * @description Everything that is counted and thrown beside a real duel.
         */
        TragicBeside: {
            criticals: components["schemas"]["Criticals"];
            faces: number;
            factor: number;
            highest: number;
            hp: number;
            levels: components["schemas"]["LevelBeside"][];
            most_traits: number;
            needed: number;
            players?: number[];
            /** @default [] */
            rules?: components["schemas"]["RuleText"][];
            traits: components["schemas"]["TraitBeside"][];
        };
        /**
         * TragicFixed
         * @description A duel's cards and signs.
         */
        TragicFixed: {
            /** @default [] */
            cards?: components["schemas"]["overseer.voice.tragic.given.Face"][];
            game: string;
            /** @default {} */
            labels?: {
                [key: string]: string;
            };
            /** @default [] */
            levels?: number[];
            names: string[];
            /** @default [] */
            radiation?: string[];
            rules: string;
            seats: string[];
            /** @default {} */
            settings?: {
                [key: string]: string[];
            };
            /** @default [] */
            symbols?: components["schemas"]["Symbol"][];
        };
        /**
         * TragicScene
         * @description The duel.
         */
        TragicScene: {
            /** @default 0 */
            active?: number;
            /** @default false */
            always?: boolean;
            /** @default -1 */
            asked?: number;
            /** @default false */
            by_hand?: boolean;
            /** @default [] */
            chain?: components["schemas"]["Announced"][];
            /** @default null */
            clock?: number | null;
            /** @default {} */
            data?: Record<string, unknown>;
            /** @default -1 */
            first?: number;
            /** @default [] */
            hand?: components["schemas"]["InHand"][];
            /** @default [] */
            hues?: number[];
            /** @default [] */
            looking?: string[];
            /** @default false */
            may_lay?: boolean;
            /** @default false */
            over?: boolean;
            /** @default null */
            pending?: components["schemas"]["Pending"] | null;
            /** @default  */
            phase?: string;
            /** @default [] */
            resigned?: number[];
            seat: number | null;
            /** @default {} */
            settings?: {
                [key: string]: string;
            };
            /** @default [] */
            sides?: components["schemas"]["Side"][];
            /** @default [] */
            stops?: components["schemas"]["Stop"][];
            /** @default [] */
            then?: number[];
            /** @default false */
            time_up?: boolean;
            /** @default  */
            topic?: string;
            /** @default [] */
            triggers?: components["schemas"]["Waiting"][];
            /** @default 0 */
            turn?: number;
            /** @default [] */
            weighed?: components["schemas"]["Weighed"][];
            /** @default  */
            window?: string;
        };
        /**
         * TraitBeside
         * @description A trait that changes something here.
         */
        TraitBeside: {
            changes: components["schemas"]["Changes"];
            id: string;
            name: string;
            text: string[];
        };
        /**
         * Trial
         * @description A leader's test before force building: in how many of `of` rolls it is passed.
         */
        Trial: {
            attribute: string;
            failed: number;
            of: number;
            side: string;
            text: string;
            value: number;
            wins: number;
        };
        /**
         * TrialExported
         * @description A trial of a deck, as it is kept.
         */
        TrialExported: {
            done: number;
            games: number;
            made: number;
            name: string;
            status: string;
            text: string;
            won: string;
        };
        /**
         * TrialGiven
         * @description A trial: how far it has come, and what came out so far.
         */
        TrialGiven: {
            allowed: boolean;
            /** @default 0 */
            done?: number;
            /** @default 0 */
            games?: number;
            /** @default  */
            id?: string;
            most: number;
            /** @default  */
            name?: string;
            /** @default [] */
            rows?: components["schemas"]["TrialRow"][];
            status: string;
            /** @default null */
            total?: components["schemas"]["TrialRow"] | null;
        };
        /**
         * TrialRow
         * @description How a deck did against a ready one: its share of wins, with its 95 % interval.
         */
        TrialRow: {
            deck: string;
            games: number;
            high: number;
            letters: string;
            low: number;
            share: number;
            title: string;
        };
        /**
         * TriedGiven
         * @description What an act would do.
         */
        TriedGiven: {
            /** @default  */
            answer?: string;
            /** @default [] */
            changed?: components["schemas"]["ChangeGiven"][];
            fits: boolean;
            /** @default [] */
            happened?: string[];
            /** @default [] */
            lost?: components["schemas"]["LineGiven"][];
            /** @default null */
            needed?: components["schemas"]["NeededGiven"] | null;
            /** @default null */
            odds?: components["schemas"]["OddsGiven"] | null;
            /** @default  */
            rule?: string;
            /** @default  */
            wrong?: string;
        };
        /**
         * Trouble
         * @description What is wrong, as a caller gets it.
         */
        Trouble: {
            id: string;
            /** @default  */
            rule?: string;
            text: string;
        };
        /**
         * Try
         * @description A test of an attribute or a skill.
         */
        Try: {
            /** @default [] */
            answers?: string[];
            /** @default  */
            dice?: string;
            /** @enum {unknown} */
            is: "try";
            /** @default 0 */
            more?: number;
            of: string;
            /** @default false */
            quick?: boolean;
            token: number;
        };
        /**
         * TryAct
         * @description What an act would do, and what is still to be thrown for it; `throw`: the app throws.
         */
        TryAct: {
            act: components["schemas"]["Begin"] | components["schemas"]["House"] | components["schemas"]["Note"] | components["schemas"]["Count"] | components["schemas"]["FieldUnit"] | components["schemas"]["Rename"] | components["schemas"]["Put"] | components["schemas"]["Hurt"] | components["schemas"]["overseer.wasteland.ledger.acts.Condition"] | components["schemas"]["Tally"] | components["schemas"]["Weapon"] | components["schemas"]["Degrade"] | components["schemas"]["Round"] | components["schemas"]["SideTurn"] | components["schemas"]["Ready"] | components["schemas"]["Activate"] | components["schemas"]["Spend"] | components["schemas"]["EndActivation"] | components["schemas"]["Status"] | components["schemas"]["Strike"] | components["schemas"]["Try"] | components["schemas"]["Find"] | components["schemas"]["UseCard"] | components["schemas"]["Give"] | components["schemas"]["Danger"] | components["schemas"]["Event"] | components["schemas"]["Flip"] | components["schemas"]["Consequence"] | components["schemas"]["Settle"] | components["schemas"]["Boost"] | components["schemas"]["Quest"] | components["schemas"]["Marker"] | components["schemas"]["Finish"] | components["schemas"]["BlueDie"] | components["schemas"]["Answered"] | components["schemas"]["Cannot"] | components["schemas"]["Picked"] | components["schemas"]["Deed"] | components["schemas"]["Noticed"] | components["schemas"]["Reacts"] | components["schemas"]["Moved"] | components["schemas"]["overseer.wasteland.ledger.ai_acts.Aim"] | components["schemas"]["overseer.wasteland.ledger.ai_acts.Edge"] | components["schemas"]["InRole"] | components["schemas"]["Undo"] | components["schemas"]["Redo"] | components["schemas"]["Correct"] | components["schemas"]["Insert"];
            /** @default false */
            throw?: boolean;
        };
        /**
         * Turn
         * @description A table where one is asked.
         */
        Turn: {
            code: string;
            /** @default null */
            deadline?: number | null;
            game: string;
            /** @default [] */
            names?: string[];
            seat: number;
            since: number;
            title: string;
        };
        /**
         * Turning
         * @description A step that decided much: who led from there on, or gained most at once.
         */
        Turning: {
            number: number;
            round: number;
            seat: number;
            text: string;
        };
        /**
         * Turns
         * @description Where one is asked, who has waited longest first.
         */
        Turns: {
            /** @default [] */
            turns?: components["schemas"]["Turn"][];
            /** @default 0 */
            waiting?: number;
        };
        /**
         * Undo
         * @description An entry is taken back.
         */
        Undo: {
            /** @enum {unknown} */
            is: "undo";
            of: string;
        };
        /**
         * UnitFace
         * @description A unit card, with its AI card if it has one.
         */
        UnitFace: {
            /** @default null */
            ai?: components["schemas"]["Matrix"] | null;
            /** @default {} */
            armour?: {
                [key: string]: string;
            };
            /** @default {} */
            attributes?: {
                [key: string]: number;
            };
            /** @default  */
            flavour?: string;
            /** @default  */
            head?: string;
            /** @default 0 */
            health?: number;
            id: string;
            kind: string;
            /** @default [] */
            lines?: string[];
            name: string;
            /** @default 0 */
            radius?: number;
            /** @default {} */
            rulers?: {
                [key: string]: string;
            };
            /** @default [] */
            skills?: components["schemas"]["Skill"][];
            /** @default [] */
            types?: string[];
            /** @default [] */
            weapons?: string[];
        };
        /**
         * UnitList
         * @description A unit as a client builds it.
         */
        UnitList: {
            /** @default 1 */
            count?: number;
            /** @default false */
            heroic?: boolean;
            /** @default [] */
            items?: string[];
            /** @default  */
            leader?: string;
            /** @default [] */
            mods?: string[];
            /** @default [] */
            perks?: string[];
            unit: string;
            /** @default [] */
            weapons?: string[];
        };
        /**
         * UnitListed
         * @description A unit card.
         */
        UnitListed: {
            /** @default  */
            faction?: string;
            health: number;
            id: string;
            name: string;
            /** @default [] */
            skills?: string[];
            /** @default [] */
            standard?: string[];
            /** @default [] */
            types?: string[];
            /** @default [] */
            weapons?: string[];
        };
        /**
         * UnitMade
         * @description A unit of a force: what it carries and costs, and its numbers with all that.
         */
        UnitMade: {
            caps: number;
            each: number;
            name: string;
            /** @default [] */
            numbers?: components["schemas"]["UnitNumber"][];
            shared: number;
            single: boolean;
            text: string;
        };
        /**
         * UnitNumber
         * @description A number of a unit: what it is called, what it means, and the rule that uses it.
         */
        UnitNumber: {
            group: string;
            id: string;
            name: string;
            /** @default  */
            printed?: string;
            rule: string;
            text: string;
            value: string;
        };
        /**
         * UnitPrinted
         * @description A unit card: boxes are for each of its models.
         */
        UnitPrinted: {
            /** @default [] */
            carried?: components["schemas"]["CardPrinted"][];
            count: number;
            head: string;
            health: number;
            /** @default false */
            heroic?: boolean;
            /** @default false */
            leader?: boolean;
            /** @default [] */
            lines?: string[];
            /** @default 0 */
            luck?: number;
            name: string;
            /** @default [] */
            numbers?: components["schemas"]["UnitNumber"][];
            /** @default 0 */
            power?: number;
            /** @default [] */
            tokens?: number[];
        };
        /**
         * UnitScene
         * @description A unit of a force.
         */
        UnitScene: {
            /** @default false */
            armour?: boolean;
            /** @default false */
            leader?: boolean;
            n: number;
            name: string;
            text: string;
        };
        /**
         * UnitSent
         * @description A unit as somebody builds it: every model carries the same.
         */
        UnitSent: {
            /** @default 1 */
            count?: number;
            /** @default false */
            heroic?: boolean;
            /** @default [] */
            items?: string[];
            /** @default  */
            leader?: string;
            /** @default [] */
            mods?: string[];
            /** @default [] */
            perks?: string[];
            unit: string;
            /** @default [] */
            weapons?: string[];
        };
        /**
         * Update
         * @description What happened after the number that was seen, and where that led.
         */
        Update: {
            clock: components["schemas"]["ClockGiven"];
            /** @default null */
            ended?: components["schemas"]["Ended"] | null;
            /** @enum {unknown} */
            is: "update";
            /** @default [] */
            lines?: string[];
            number: number;
            /** @default null */
            question?: components["schemas"]["Question"] | null;
            scene: components["schemas"]["Scene"];
            steps: components["schemas"]["Told"][];
        };
        /**
         * UploadGiven
         * @description Something of one's own: a card set, a deck, a force, a scenario, a terrain.
         */
        UploadGiven: {
            game: string;
            id: string;
            kind: string;
            made: number;
            name: string;
            /** @default [] */
            notes?: string[];
            size: number;
            /** @default  */
            text?: string;
        };
        /**
         * Uploads
         * @description All that one has uploaded.
         */
        Uploads: {
            uploads: components["schemas"]["UploadGiven"][];
        };
        /**
         * Use
         * @description An ability that its player can use: when, and whether now.
         */
        Use: {
            /** @default {} */
            cost?: {
                [key: string]: number;
            };
            move: string;
            /** @default  */
            text?: string;
            timing: string;
        };
        /**
         * UseCard
         * @description A card is used, for oneself or for a friend.
         */
        UseCard: {
            /** @default [] */
            answers?: string[];
            card: string;
            /** @enum {unknown} */
            is: "use";
            /** @default -1 */
            on?: number;
            token: number;
        };
        /**
         * Value
         * @description One value that can be chosen.
         */
        Value: {
            /** @default  */
            detail?: string;
            name: string;
            value: string | number | boolean;
        };
        /**
         * Verified
         * @description What a check of a record has shown.
         */
        Verified: {
            /** @default  */
            commitment?: string;
            /** @default  */
            game?: string;
            good: boolean;
            /** @default 0 */
            moves?: number;
            /** @default false */
            partly?: boolean;
            /** @default [] */
            proved?: string[];
            /** @default  */
            seed?: string;
            /** @default [] */
            unproved?: string[];
            /** @default  */
            why?: string;
        };
        /**
         * VersionExported
         * @description A version of a work, as a file.
         */
        VersionExported: {
            at: number;
            n: number;
            text: string;
        };
        /**
         * VersionGiven
         * @description A version that is kept.
         */
        VersionGiven: {
            at: number;
            n: number;
        };
        /**
         * Waiting
         * @description A trigger that waits for its turn.
         */
        Waiting: {
            card: string;
            seat: number;
            /** @default  */
            text?: string;
        };
        /**
         * Way
         * @description A way over the table.
         */
        Way: {
            length: number;
            points: [
                number,
                number
            ][];
            /** @default false */
            quick?: boolean;
            rulers: string;
            /** @default false */
            slow?: boolean;
        };
        /**
         * Weapon
         * @description The state of a weapon: critical points, tokens on it, empty or loaded.
         */
        Weapon: {
            /** @default 0 */
            critical?: number;
            /** @default null */
            empty?: boolean | null;
            /** @enum {unknown} */
            is: "weapon";
            token: number;
            /** @default 0 */
            tokens?: number;
            weapon: string;
        };
        /**
         * WeaponFace
         * @description A weapon card.
         */
        WeaponFace: {
            /** @default  */
            area?: string;
            /** @default 0 */
            critical_points?: number;
            /** @default 0 */
            damage?: number;
            /** @default  */
            damage_kind?: string;
            /** @default [] */
            effects?: components["schemas"]["overseer.voice.wasteland.given.Effect"][];
            /** @default  */
            flavour?: string;
            /** @default  */
            head?: string;
            id: string;
            kind: string;
            /** @default [] */
            lines?: string[];
            /** @default  */
            long?: string;
            /** @default {} */
            long_dice?: {
                [key: string]: number;
            };
            /** @default  */
            minimum?: string;
            /** @default 0 */
            more_damage?: number;
            /** @default  */
            more_kind?: string;
            name: string;
            /** @default false */
            one_use?: boolean;
            /** @default  */
            short?: string;
            /** @default {} */
            short_dice?: {
                [key: string]: number;
            };
            /** @default  */
            skill?: string;
            /** @default false */
            slow?: boolean;
            /** @default  */
            sort?: string;
        };
        /**
         * WeaponListed
         * @description A weapon, as far as the attack helper and a model's sheet need it.
         */
        WeaponListed: {
            /** @default  */
            area?: string;
            /** @default 0 */
            critical?: number;
            id: string;
            /** @default [] */
            lines?: string[];
            /** @default  */
            long?: string;
            name: string;
            /** @default false */
            one_use?: boolean;
            /** @default  */
            short?: string;
            /** @default false */
            slow?: boolean;
            sort: string;
            /** @default 0 */
            tokens?: number;
        };
        /**
         * Weighed
         * @description An answer or a target that the reader may choose now, and what it would come to.
         */
        Weighed: {
            /** @default null */
            ahead?: components["schemas"]["Ahead"] | null;
            /** @default null */
            foreseen?: components["schemas"]["Foreseen"] | null;
            move: string;
        };
        /**
         * Why
         * @description Why something cannot be done, with the rule.
         */
        Why: {
            rule: string;
            text: string;
        };
        /**
         * Wish
         * @description Somebody asks the others to take something back.
         */
        Wish: {
            /** @default [] */
            agreed?: number[];
            /** @default  */
            companion?: string;
            number: number;
            seat: number;
        };
        /**
         * WordListed
         * @description A word of the game and what it is called.
         */
        WordListed: {
            id: string;
            name: string;
        };
        /**
         * Words
         * @description A match in words that can be read aloud, a line each.
         */
        Words: {
            opening: string[];
            situation: string[];
        };
        /**
         * WorkExported
         * @description A work with all that it was.
         */
        WorkExported: {
            /** @default  */
            cards?: string;
            id: string;
            made: number;
            name: string;
            touched: number;
            versions: components["schemas"]["VersionExported"][];
        };
        /**
         * WriteEntries
         * @description What a device has written since the first `base` entries of the log.
         *
         *         `way` says what happens where others have written too: these entries behind theirs as far as
         *         they fit, only these, or only theirs. Without it both are told and nothing is written.
         */
        WriteEntries: {
            base: number;
            entries: components["schemas"]["Entry"][];
            /** @default null */
            way?: ("after" | "mine" | "theirs") | null;
        };
        /**
         * Written
         * @description What became of the entries that a device sent.
         */
        Written: {
            added: string[];
            /** @default [] */
            changed?: components["schemas"]["ChangeGiven"][];
            /** @default [] */
            lost?: components["schemas"]["LineGiven"][];
            /** @default [] */
            misfits?: components["schemas"]["LineGiven"][];
            seq: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    page: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    key: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    security: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    account: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    aid: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aid"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    beside_shelter: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShelterBeside"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    beside_tragic: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TragicBeside"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    gallery: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gallery"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    list_companions: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCompanions"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    new_companion: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompanion"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanionGiven"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    one_companion: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description as anybody sees it: for the screen of the table */
                public?: "1";
                /** @description how many entries the device knows */
                since?: number;
                /** @description seconds until something is new */
                wait?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanionGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    remove_companion: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fine"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    companion_campaign: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignOf"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    hand_in_result: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandIn"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignOf"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    correction: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectionGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    draw_card: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawCard"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawnGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    write_entries: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteEntries"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Written"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    set_hand: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetHand"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanionGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    join_companion: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanionGiven"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    companion_printed: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlePrinted"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    companion_result: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    try_act: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TryAct"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriedGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    draft_battle: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftBattle"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drafted"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    companion_lists: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListsGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    list_decks: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description a table's code: only decks of the card set that is played there */
                table?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDecks"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    new_deck: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeck"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckGiven"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    one_deck: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description an earlier version of it */
                version?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    save_deck: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDeck"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckGiven"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    remove_deck: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fine"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    pool: {
        parameters: {
            query?: {
                /** @description a card set of one's own: upload:<id> */
                cards?: string;
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPool"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    critical_curve: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Criticals"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    goldfish: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskHand"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoldfishGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    hand: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskHand"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandDrawn"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    judge: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskDeck"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckRead"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    deck_matrix: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckMatrix"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    ready: {
        parameters: {
            query?: {
                /** @description a card set of one's own: upload:<id> */
                cards?: string;
                lang?: "en" | "fr" | "de" | "es";
                /** @description a table's code: only decks of the card set that is played there */
                table?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyDecks"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    trial: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    begin_trial: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTrial"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    stop_trial: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fine"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    list_forces: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnForces"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    new_force: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewForce"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForceGiven"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    one_force: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description an earlier version of it */
                version?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForceGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    save_force: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveForce"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForceGiven"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    remove_force: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fine"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    forces_pool: {
        parameters: {
            query?: {
                /** @description a card set of one's own: upload:<id> */
                cards?: string;
                lang?: "en" | "fr" | "de" | "es";
                /** @description the list of prices: 2018, 2020 or 2025 */
                prices?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForcePool"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    judge_force: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskForce"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForceRead"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    forces_ready: {
        parameters: {
            query?: {
                /** @description a card set of one's own: upload:<id> */
                cards?: string;
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyForces"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    refused_cards: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskRefused"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusals"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    games: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Games"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    options: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Choices"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    guest: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGuest"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOut"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fine"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    change: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMe"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    goodbye: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Goodbye"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fine"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    devices: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Devices"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    end_others: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Devices"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    end_one: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Devices"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    export: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    notify: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotifyGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    change_notify: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeNotify"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotifyGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    prove: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Prove"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotifyGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    kept: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    password: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fine"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    recover: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recover"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    new_code: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOut"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recovery"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    rulebook: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    rules_found: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description a rule's id, or words in it */
                words?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesFound"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    go_on: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSave"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableGiven"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    look_at: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSent"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    list_tables: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description 1: only those where one sits */
                mine?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tables"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    open_table: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableGiven"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    one_table: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    agree: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Agree"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    ask: {
        parameters: {
            query?: {
                /** @description a move, a place, a thing, a point */
                about?: string;
                lang?: "en" | "fr" | "de" | "es";
                /** @description 1: a shared screen, which shows what everybody may see */
                public?: "1";
                /** @description through whose eyes, for who holds several seats */
                seat?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    moment: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description 1: a shared screen, which shows what everybody may see */
                public?: "1";
                /** @description through whose eyes */
                seat?: number;
            };
            header?: never;
            path: {
                code: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moment"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    battle: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    archive: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    read_chat: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description the number of the last line seen */
                since?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chat"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    write_chat: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Say"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Said"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    close: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    fixed: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description 1: a shared screen, which shows what everybody may see */
                public?: "1";
                /** @description through whose eyes, for who holds several seats */
                seat?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fixed"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    force: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description 1: a shared screen, which shows what everybody may see */
                public?: "1";
                /** @description of those that one holds */
                seat?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForcePrinted"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    help: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description 1: a shared screen, which shows what everybody may see */
                public?: "1";
                /** @description through whose eyes, for who holds several seats */
                seat?: number;
                /** @description a rule's id, or words in it */
                words?: string;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Help"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    hint: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hinted"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    enter: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description through whose eyes, for who holds several seats */
                seat?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Input"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Update"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    kick: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AtSeat"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    leave: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    mute: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Mute"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fine"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    mute_table: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MuteTable"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fine"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    place: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Plots"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableGiven"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    progress: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description 1: a shared screen, which shows what everybody may see */
                public?: "1";
                /** @description through whose eyes */
                seat?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progress"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    record: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description 1: a shared screen, which shows what everybody may see */
                public?: "1";
                /** @description through whose eyes */
                seat?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableGiven"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    reveal: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reveal"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    seated: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description the version of the table that was seen */
                since?: number;
                /** @description seconds to wait for another */
                wait?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    sit: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SitDown"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableGiven"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    start: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    steps: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description 1: a shared screen, which shows what everybody may see */
                public?: "1";
                /** @description through whose eyes, for who holds several seats */
                seat?: number;
                /** @description the number of the last step that was seen; 0: all of them */
                since?: number;
                /** @description seconds to wait for something new, up to 55 */
                wait?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Update"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    verify: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verified"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    words: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description 1: a shared screen, which shows what everybody may see */
                public?: "1";
                /** @description through whose eyes, for who holds several seats */
                seat?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Words"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    list_terrains: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description the scenario that it is for, by its id */
                scenario?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTerrains"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    new_terrain: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTerrain"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerrainGiven"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    one_terrain: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description the scenario that it is for, by its id */
                scenario?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerrainGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    save_terrain: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTerrain"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerrainGiven"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    remove_terrain: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fine"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    scenario_ground: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                scenario: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerrainGround"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    judge_terrain: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskTerrain"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerrainJudged"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    terrain_pieces: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerrainKinds"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    ready_terrain: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
                /** @description which of its tables */
                number?: number;
                /** @description the scenario that it is for, by its id */
                scenario?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerrainJudged"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    turns: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Turns"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    list_uploads: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uploads"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    upload: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUpload"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadGiven"] & {
                        storage?: components["schemas"]["Near"];
                    };
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    one_upload: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadGiven"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    remove_upload: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fine"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    verify_file: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordSent"];
            };
        };
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verified"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
    openapi: {
        parameters: {
            query?: {
                lang?: "en" | "fr" | "de" | "es";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Why not, and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Why not, and what to do */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
            /** @description Why not, and what to do */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["overseer.server.complaint.Failed"];
                };
            };
        };
    };
}
