refused-malformed = This message cannot be read: { $problem }
refused-not-found = { $what ->
    [deal] There is no deal of the day by that name.
    [game] There is no such game.
    [leaderboard] There is no such leaderboard.
    [lesson] There is no such lesson.
    [link] This link has been used, or is too old. Ask for another one.
    [player] There is no such player. They may have deleted their account.
    [puzzle] There is no such puzzle.
    [record] There is no record yet: the match has not begun.
    [session] Nobody is signed in there any more.
    [table] There is no such table. Look whether the link is whole.
    [token] There is no such token any more.
    [tournament] There is no such tournament. Look whether the link is whole.
   *[page] There is nothing at this address.
  }
refused-nobody = Nobody with an account, and no bot, is called “{ $name }”. Guests are found by the link of their page.
refused-bad-endpoint = This is no subscription of a browser: it needs an https address on the open internet, and the browser's keys.
refused-no-mail = The mail could not be sent. Check the address; if this server sends no mails at all, its operator has to say by whom (--smtp).
notice-title = { $count ->
    [one] Your move
   *[other] { $count } tables wait for you
  }
notice-off = No more notices
mail-waiting = It is your move.

    { $body }

    { $link }

    No more mails like this, with one click: { $off }
mail-confirm-subject = Drovers: confirm your address
mail-confirm = Somebody, probably you, wants to be told at this address when it is their move. Open this link within two days to confirm it; if it was not you, do nothing.

    { $link }
unfold-waiting = A seat is free: sit down.
unfold-playing = Being played: come and watch.
unfold-over = Finished: see it move by move.
unfold-closed = This table is closed.
refused-no-challenge = This player does not want to hear from you.
refused-no-vacation = You have { $days } days of vacation left this year. Choose fewer.
refused-no-name = Give yourself a name first; nothing else is needed.
refused-no-seat = You do not have that seat at this table.
refused-other-rules = This match was played under version { $found } of the rules; this server has version { $known }.
refused-other-tables = This match was played with other data tables ({ $found }) than this server has in force ({ $known }). Its operator can name the file of those tables in { $variable }.
refused-in-steps = { $text } would be the first of two steps, and the others would see that there are two. Play one of the moves offered: they are whole.
refused-no-such-seat = There is no such seat. Seats are numbered 0 to { $last }.
refused-taken = That seat is taken. Choose another one.
refused-seated = You have a seat here already. Leave it first to take another.
refused-not-host = Only the host of the table may do that.
refused-not-waiting = The match has begun; this was possible only before.
refused-not-playing = The match is not being played.
refused-not-over = The match is not over yet.
refused-ended = The match is over at that moment. Choose an earlier one.
refused-not-full = Every seat must be taken first: by a person, or by a bot.
refused-stale = The table has moved on since you decided. Look again; here is how it stands.
refused-not-person = A bot plays for you. Reclaim your seat first.
refused-no-undo = Nothing can be taken back: only your own steps of an unfinished turn, and never past something revealed.
refused-no-takeback = Only your last move can be taken back, before anybody else has moved and if it showed nobody anything.
refused-no-offer = Nobody has proposed that.
refused-not-gone = That seat has time left, and its player has not been away for long.
refused-resigned = You have resigned; the bot plays to the end.
refused-unknown-bot = There is no bot called “{ $name }”. Known bots: { $known }.
refused-unknown-game = There is no game called “{ $name }”. Known games: { $known }.
refused-no-phrase = There is no such phrase. Phrases: { $known }.
refused-empty = Say something, or say nothing at all.
refused-too-fast = That was too fast. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  } and try again.
refused-too-many = { $what ->
    [tables] You sit at { $most } unfinished tables. Finish one first.
    [watched] This connection watches { $most } tables. Leave one first.
    [tokens] You have { $most } tokens. Delete one first.
    [invitations] { $most } people have not answered you yet. Wait for one of them.
    [entrants] This tournament is full: { $most } have entered.
    [hints] { $most } hints are being thought about. Ask again in a moment.
    [analyses] { $most } matches are being analysed. Ask again in a while.
   *[sockets] There are too many connections from where you are. Close one first.
  }
refused-no-hint = There are no hints at rated tables, and only for a seat of yours that owes a move.
refused-set-up = This match began from a position set up by hand, and a table begins with a deal. The terminal shows it: drovers replay FILE
refused-no-search = Looking at a match again needs a search, and a search needs the compiler, which no browser has. Keep the record and look at it on a server, or with: drovers analyse FILE
refused-unavailable = It was not saved, and nothing has changed. Try again in a moment.
refused-unwell = This server is not well: { $problem }. Whoever runs it has been told; try again later.
refused-draining = This server is about to stop and begins nothing new. What is being played goes on; try again in a moment.
refused-origin = This came from another site ({ $origin }) and was not done.
refused-not-json = Send JSON, and say so in Content-Type.
refused-too-large = That is too large: at most { $most } bytes.
refused-bad-name = A name has 1 to 24 letters, digits and signs one can see, of one alphabet.
refused-name-taken = Somebody has an account of that name, or of one that looks like it. Choose another, or sign in.
refused-has-account = You have an account already.
refused-no-account = You have no account to do that with.
refused-bad-password = Name and password do not belong together.
refused-rated-alone = A rated match needs a different player on every seat.
refused-no-me = You must have a seat at your own table.
refused-cannot-start = A table can start at once only if no seat is open.
refused-hidden = That is shown once the match is over.
refused-ply = There is no such moment in this match: it has { $plies } moves.
refused-method = This address does not take { $method }.
refused-internal = Something went wrong here, and it has been noted. It was not your fault.
phrase-hello = Hello!
phrase-luck = Good luck, have fun!
phrase-thinking = Let me think…
phrase-nice = Nice move!
phrase-oops = Oops!
phrase-hurry = Your move, please.
phrase-thanks = Thank you for the match!
phrase-bye = I have to go. Goodbye!
end-resigned = { $seats ->
    [one] A seat resigned.
   *[other] Seats resigned.
  }
api-title = The HTTP interface of Drovers
api-lead = Everything a page or a bot can ask for over HTTP. What happens at a table goes over the WebSocket: see docs/wire.md.
refused-no-puzzle = You have answered all of these. Choose another theme or another game.
puzzle-task = One move is clearly best, from what you can know. Find it.
puzzle-right = Right. It leaves you { NUMBER($chances, style: "percent") } of the win.
puzzle-wrong = Not this one. { $best } leaves you { NUMBER($chances, style: "percent") } of the win.
puzzle-worse = This leaves you { NUMBER($left, style: "percent") } of the win. { $best } leaves { NUMBER($chances, style: "percent") }.
refused-not-yet = What others did is shown once you have finished this deal, or the day is over.
refused-bad-position = This position cannot be.
