/** What the page in a proof bundle says. It fills in the names in braces itself: nothing here is ICU. */
export const proof = {
  otherLanguage: "Kiswahili",
  title: "Check this proof",
  intro:
    "Choose the ZIP that this page came in. Everything is checked here, on this device: nothing is sent and nothing is loaded.",
  choose: "Choose the ZIP",
  bring: "What you bring",
  bringWhy:
    "What lies in the ZIP cannot vouch for itself, this page neither: if somebody else gave it to you, use Sahihi’s site. Take these from the mail that you got yourself when everybody had signed, or from the site.",
  sealRoot: "SHA-256 of the root certificate",
  logKey: "Key of the log",
  checkpoint: "checkpoint.txt of your mail: what stands in it",
  timeRoot: "SHA-256 of the root of a time-stamp authority that you trust",
  "verdict.yes": "All that could be checked holds.",
  "verdict.open": "What was checked holds. Read what was not.",
  "verdict.no": "Something does not hold. Do not rely on this proof.",
  yes: "Holds",
  no: "Does not hold",
  open: "Not checked, or yours to judge",
  signed: "Who signed, as the records say",
  limitsTitle: "What this page cannot know",
  limits:
    "Whether whoever opened a mailbox was its owner. Whether Sahihi wrote down the truth: nobody’s own key is in a signature here, and times are Sahihi’s. A time stamp of somebody else, or a checkpoint that you got yourself, says by when it was written, and that it was not changed since. Whether what you brought is really Sahihi’s. What happened after the PDF was issued: whoever gave you this ZIP can have left it out. What is printed in the PDFs: read them. A signature here is an electronic signature; the seal is Sahihi’s, not a person’s.",
  unreadable: "This file could not be read.",
  "archive.no": "The ZIP is damaged, incomplete, or none of ours.",
  "browser.no":
    "Nothing was checked: this browser is too old for it, or the page was not opened from Sahihi’s site or as a file.",
  "trail.yes":
    "{count} events of the trail have their own hashes, and follow from each other where they stand together. Not in this ZIP: {missing} before the last of them.",
  "trail.no": "An event of the trail was changed, added or taken out.",
  "text.yes": "document.json is what was sent as version {version}.",
  "text.no": "document.json is not what was sent.",
  "file.yes": "document.pdf is the file that was issued when everybody had signed that version.",
  "file.no": "document.pdf is not the file that was issued of that version.",
  "seal.yes": "document.pdf is sealed, and not a byte was changed or added since.",
  "seal.no": "The seal of document.pdf does not hold: {fault}.",
  "seal.open":
    "document.pdf is not sealed: this installation had no seal. What holds it is its hash in the log.",
  "certificate.yes":
    "certificate.pdf is of this document and sealed, and not a byte was changed or added since.",
  "certificate.no": "certificate.pdf does not hold: {fault}.",
  "certificate.open": "There is no sealed certificate in this ZIP.",
  "certified.yes":
    "certificate.pdf is the one that was issued of version {version}: its hash stands in the log.",
  "certified.no":
    "certificate.pdf is not the one that was issued of version {version}, or its issue has no place in the log.",
  "certified.open":
    "Nothing that was checked in the log tells of certificate.pdf: read in it of which version it is. Those from before December 2026 may have no place there.",
  "fault.not_sealed": "there is none",
  "fault.bytes_added": "bytes were added after sealing",
  "fault.changed": "what was sealed was changed",
  "fault.damaged": "it is damaged, or none of ours",
  "fault.not_trusted": "its certificate is not the root’s",
  "fault.other": "it is of another document",
  "fault.time_stamp_wrong": "its time stamp is damaged, or of something else",
  "outOfTime.open":
    "The seal of {files} is whole, and nothing was changed or added since. But its certificate was valid from {from} to {until}, and no time stamp that you trust says that it was sealed then; by the clock here it is {today}. What the log says does not depend on that.",
  "root.yes": "The seal comes from the root certificate that you brought.",
  "root.no": "The seal does not come from the root certificate that you brought, but from: {sha256}",
  "root.open":
    "The seal comes from this root certificate. Compare its SHA-256 with what you have from elsewhere: {sha256}",
  "signatures.yes":
    "Everybody ({all}) has signed. Each signature has its record, under a hash that stands in the trail.",
  "signatures.no": "A signature or its record is missing or was changed.",
  "signatures.open": "Signatures were made before there were records: {count} of {all} have one.",
  "private.yes": "The private parts of all records are here, and are what was recorded.",
  "private.no": "A private part is not what was recorded.",
  "private.open":
    "Private parts (address, network address, device) are for their signers alone: {opened} of {count} are here. The others’ hashes are.",
  "checkpoint.yes":
    "The checkpoints of the log here ({count}) are signed by its key. The newest has {size} entries ({origin}).",
  "checkpoint.no": "A checkpoint of the log is not signed by its key, or does not fit the others.",
  "checkpoint.open": "This browser knows no Ed25519: the log could not be checked here. Use a newer one.",
  "oneLog.yes":
    "The older checkpoints here ({count}) are the beginning of the newest one’s log: nothing in it was changed or taken out since.",
  "oneLog.no": "The checkpoints here are not of one log: something in it was changed or taken out.",
  "oneLog.open":
    "Nothing here shows that the older checkpoints are of the newest one’s log. ZIPs from before December 2026 have no such proof: download a new one.",
  "key.yes": "The log’s key is the one that you brought.",
  "key.no":
    "The log is not signed by the key that you brought. If Sahihi has changed its key since, its site tells of both; this one has signed: {key}",
  "key.open":
    "This is the key that has signed the newest checkpoint. Compare it with what you have from elsewhere: {key}",
  "log.yes": "All {count} events stand in the log, the sealed PDF’s among them.",
  "log.no": "An event does not stand in the log where it should.",
  "log.open":
    "{count} events stand in the log, the PDF’s among them. Later ones that stand in no log here, and that anybody can have written: {waiting}. Do not go by them.",
  "otherKey.open":
    "An older checkpoint here is signed by another key. Do not go by it unless Sahihi’s site tells of that key as one it had: {key}",
  "mailed.yes": "One of the checkpoints here is the one that you brought: you were shown the same log.",
  "mailed.no": "The checkpoint that you brought is of another log: somebody was shown something else.",
  "mailed.open":
    "Whether others were shown the same log: bring the checkpoint.txt of your mail, of a size that is here ({sizes}).",
  "stamp.yes": "It existed by {at}, says the time-stamp authority whose root you brought.",
  "stamp.no": "A time stamp is damaged, of something else, or older than what it vouches for.",
  "stamp.open":
    "It existed by {at}, says a time-stamp authority. Whether you trust it is for you to judge; SHA-256 of its root: {root}",
  "strangeStamp.open":
    "Time stamps here that are older than what they vouch for, or from nobody whose root is in the ZIP: {count}. They say nothing, for it or against it.",
  "noStamp.open": "Nobody independent says here when it existed: all times are Sahihi’s own.",
  "way.mail_link": "through a link mailed to {address}",
  "way.sms_link": "through a link sent to {address}",
  "way.room_mail_code": "with a code mailed to {address}",
  "way.room_sms_code": "with a code sent to {address}",
  "way.session": "signed in with {address}",
  "way.session_phone": "signed in with the confirmed number {address}",
  "way.named_link": "by whom they named, through a link sent to {address}",
  "way.mail_link_code": "through a link, and with a code, both mailed to {address}",
  "way.sms_link_code": "through a link, and with a code, both sent to {address}",
} as const;
