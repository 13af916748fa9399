/** What the key terms of an agreement come to, for its owner: `select`s follow the form. */
export const plainWords = {
  "plain.fee":
    "{kind, select, none {No fee is paid.} other {{payer} pays {receiver} {sum}, {when, select, halves {half after signing{waiver, select, true { and the waiver,} other {}} and half on delivery} receipts {out of the first money that comes in} other {after signing{waiver, select, true { and the waiver} other {}}}}.{advance, select, true { It is an advance: the percentage starts once it is earned back.} other {}}}}",
  "plain.income":
    "{kind, select, none {{receiver} gets no percentage of what the recording earns.} half {{receiver} gets half of what comes in {base, select, net {after distributors’ charges} other {before any charge}}, as an owner.} percent {{receiver} gets {percent}% of what comes in {base, select, net {after distributors’ charges} other {before any charge}}{beside, select, true {, and half of the rest as an owner} other {}}.} other {What {receiver} gets of what the recording earns has more than one part: read the line in the key terms and the clause it names.}}",
  "plain.master":
    "{kind, select, shared {{one} and {other} each own half of the recording{paid, select, true {, from payment of the fee} other {}}.} label {A label or another owner owns the recording once it has joined; until then {one} does.} other {{one} owns all of the recording{paid, select, true {, from payment of the fee} other {}}.}}",
  "plain.sync":
    "{kind, select, alone {{one} may license the recording for film, television, games and adverts alone.} joint {Use in film, television, games and adverts needs the consent of both.} other {Neither may license the recording for film, television, games and adverts.}}",
  "plain.term":
    "{kind, select, fixed {What is permitted holds until {date}, everywhere in the world; then the recording is taken down.} other {What is given holds for ever, everywhere in the world.}}",
  "plain.exclusive":
    "{what, select, beat {{exclusive, select, true {{receiver} may give the beat to nobody else.} other {{receiver} may give the beat to others too.}}} other {{exclusive, select, true {{receiver} may let nobody else use the performance, nor record the song again for up to two years after its release.} other {{receiver} may record for others and sing the song live, but not release this performance.}}}}",
  "plain.remix":
    "A remix by somebody else needs the consent of {receiver}{first, select, true {, who is asked first to make it} other {}}.",
  "plain.release":
    "{kind, select, none {If the recording is never released, no right goes back for that.} other {If the recording is not out after {months} months, nor 60 days after a notice, rights go back{repaid, select, true { once half the fee is repaid} other {}}.}}{unpaid, select, true { They also go back{repaid, select, true {, without repayment,} other {}} if what is due stays unpaid or statements unsent.} other {}}",
  "plain.song": "Words and music follow the split sheet, not this agreement.",
  "plain.credit": "The credit reads: {credit}",
  "plain.guardian":
    "{by} answers for {who}, who is under 18, in some cases without limit: pays, and keeps the money in trust.",
  "plain.special": "You added special terms in your own words, which may change the above: read them.",
  "plain.changed": "This was changed after it was drafted: read the clause itself.",
  "plain.older": "Our clauses have changed since this was drafted: read the clause itself.",
} as const;
