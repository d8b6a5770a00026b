# Who one is here, with a passkey or without.

account-title = Your seat
account-you = You
account-guest = A guest until you say otherwise
account-since = Since { $date }

## A guest

account-keep = Keep your seat on every device
account-promise-seats = Your seats, your results and your lessons on every device.
account-promise-names = No password, no address, no name that must be true. A passkey is kept by your device and opens with your finger, face or code.
account-promise-free = Everything works without it. Delete it at any time, at once and for good.
account-name = Name that others see
account-make = Make a passkey
account-have-one = I have one already
account-make-about = Your device asks you to confirm. Nothing is sent but the public half of the key.
account-use-code = Use a recovery code
account-no-passkeys-address = Passkeys need an address that begins with https, or localhost. This one has neither.
account-no-passkeys-library = This server offers no passkeys. Everything else works without one.
account-no-passkeys-browser = This browser makes no passkeys. Everything else works without one.

## The device

account-waiting = Waiting for your device
account-waiting-about = Confirm there with your finger, face or code. Nothing has changed yet.
account-cancel = Cancel
account-not-made = Your device made no passkey. Nothing has changed.
account-not-used = Your device used no passkey. Nothing has changed.

## Recovery codes

account-codes = Your recovery codes
account-codes-about = Write them down or print them: each signs you in once if you lose your devices. They are not shown again.
account-codes-copy = Copy them
account-codes-kept = I have kept them
account-code = Recovery code
account-code-about = One of the ten that you were shown with your first passkey. It works once.
account-sign-in = Sign in
account-recovery = Recovery codes
account-codes-left = { $count ->
    [0] No code is left. Have new ones for the day on which you lose your devices.
    [one] One code is left for the day on which you lose your devices.
   *[other] { $count } codes are left for the day on which you lose your devices.
}
account-codes-replace = New ones take their place.
account-codes-new = New codes

## Devices

account-devices = Devices
account-devices-about = Whoever can open one of these devices is you here. Two are better than one.
account-passkey = { $device ->
    [phone] Passkey on a phone
    [tablet] Passkey on a tablet
    [key] Passkey on a key of its own
   *[computer] Passkey on a computer
}{ $here ->
    [yes] , used here
   *[no] {""}
}
account-passkey-times = Made { $made }, last used { $used }
account-remove = Remove
account-remove-sure = { $here ->
    [yes] Remove and sign out
   *[no] Really remove
}
account-add = Add another passkey
account-sign-out = Sign out here

## The name

account-called = Your name
account-rename = Use this name

## What is kept

account-kept = What is kept
account-hands = Hands and matches
account-lessons = Lessons and puzzles
account-both = { $one } and { $two }
account-days = Hands of the day
account-where = Kept where
account-where-file = on this server, in one file
account-where-server = on this server, in its database
account-kept-about = One file with every hand, lesson and setting, in the open formats of this project.
account-save = Save all my data
account-delete = Delete

## Deleting it

account-delete-title = Delete everything about you?
account-delete-about = { $hands ->
    [0] Your results, lessons and passkeys go at once and for good.
    [one] One hand, your results, lessons and passkeys go at once and for good.
   *[other] { $hands } hands, your results, lessons and passkeys go at once and for good.
}
account-delete-guest = { $hands ->
    [0] Your results, lessons and the settings of this browser go at once and for good.
    [one] One hand, your results, lessons and the settings of this browser go at once and for good.
   *[other] { $hands } hands, your results, lessons and the settings of this browser go at once and for good.
}
account-delete-others = Whoever played against you keeps the cards; there you become “a former player”. Save your data first if you want to keep it.
account-delete-word = delete
account-delete-type = To be sure, write: { $word }
account-save-first = Save first
account-delete-sure = Delete everything

## What the server says

refused-bad_passkey = The answer of your device does not fit, or came too late. Try again.
refused-unknown_passkey = Nobody here has this passkey. Perhaps it was removed, or it is for another server.
refused-passkey_known = This passkey is kept here already.
refused-last_passkey = This is your last passkey. Add another one first.
refused-signed_in = Somebody is signed in here already. Load the page again.
refused-bad_code = Nobody here has this code. Perhaps it was used already.
refused-guest = You are signed in no more. Load the page again.
refused-no_passkeys = No passkeys can be made under this address.
