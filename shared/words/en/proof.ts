/** What the page in a proof bundle says. It fills in the names in braces itself: nothing here is ICU. */
export const proof = {
  otherLanguage: "Kiswahili",
  title: "Check this proof",
  intro:
    "Choose the ZIP that this page came in. Everything is checked here, on this device: nothing is sent and nothing is loaded.",
  choose: "Choose the ZIP",
  bring: "What you bring",
  bringWhy:
    "What lies in the ZIP cannot vouch for itself. Take these two from the certificate of completion, the mail to everybody who signed, or Sahihi’s site.",
  sealRoot: "SHA-256 of the root certificate",
  logKey: "Key of the log",
  good: "All that could be checked holds.",
  goodOpen: "What was checked holds. Read what was not.",
  bad: "Something does not hold. Do not rely on this proof.",
  yes: "Holds",
  no: "Does not hold",
  open: "Not checked, or yours to judge",
  signed: "Who signed, as the records say",
  limitsTitle: "What this page cannot know",
  limits:
    "Whether whoever opened a mailbox was its owner. Whether what you brought is really Sahihi’s. What happened after this ZIP was made, and what events say that are not in it. What is printed in the PDFs: read them. A signature here is an electronic signature; the seal is Sahihi’s, not a person’s.",
  unreadable: "This file could not be read.",
  "archive.no": "The ZIP is damaged, incomplete, or none of ours.",
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
    "document.pdf is not sealed: this installation had no seal. Its hash stands in the log all the same.",
  "certificate.yes":
    "certificate.pdf is of this document and sealed, and not a byte was changed or added since. Read in it of which version.",
  "certificate.no": "certificate.pdf does not hold: {fault}.",
  "certificate.open": "There is no sealed certificate in this ZIP.",
  "fault.not_sealed": "there is none",
  "fault.bytes_added": "bytes were added after sealing",
  "fault.changed": "what was sealed was changed",
  "fault.damaged": "it is damaged, or none of ours",
  "fault.not_trusted": "its certificate is not the root’s, or was not valid then",
  "fault.other": "it is of another document",
  "fault.time_stamp_wrong": "its time stamp is damaged, or of something else",
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
  "key.yes": "The log’s key is the one that you brought.",
  "key.no":
    "The log is not signed by the key that you brought. If Sahihi has changed its key since, its site tells of both; this one has signed: {key}",
  "key.open":
    "This is the key that has signed the newest checkpoint. Compare it with what you have from elsewhere: {key}",
  "log.yes": "All {count} events stand in the log, the sealed PDF’s among them.",
  "log.no": "An event does not stand in the log where it should.",
  "log.open":
    "{count} events stand in the log, the sealed PDF’s among them. Later ones without a place yet: {waiting}.",
  "stamp.no": "A time stamp is damaged, of something else, or from nobody whose root is in the ZIP.",
  "stamp.open":
    "It existed by {at}, says a time-stamp authority. Whether you trust it is for you to judge; SHA-256 of its root: {roots}",
  "way.mail_link": "through a link mailed to {address}",
  "way.sms_link": "through a link sent to {address}",
  "way.room_mail_code": "with a code mailed to {address}",
  "way.room_sms_code": "with a code sent to {address}",
  "way.session": "signed in with {address}",
  "way.session_phone": "signed in with the confirmed number {address}",
  "way.named_link": "by whom they named, through a link mailed to {address}",
  "way.mail_link_code": "through a link, and with a code, both mailed to {address}",
  "way.sms_link_code": "through a link, and with a code, both sent to {address}",
} as const;
