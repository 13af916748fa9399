import type { LogKeys } from "#shared/contract/transparency";
import { brand } from "#shared/brand";

/** What is in a bundle, for whoever opens it, and for a court's expert who checks it with tools of their own. */
export function proofReadme({ log, sealRoots }: LogKeys): string {
  return `Proof by ${brand.name}

ENGLISH
Open verify.html in a browser and choose this ZIP. It works without a network, and sends nothing.
If somebody else gave you this ZIP, this page may be theirs, too: check the ZIP on ${brand.name}'s site, under Verify.
Bring what does not come from this ZIP: the SHA-256 of ${brand.name}'s root certificate and the key of its log, which stand in the mail
that everybody who signed got, and on ${brand.name}'s site; and the checkpoint.txt of that mail.

KISWAHILI
Fungua verify.html kwenye kivinjari, kisha uchague ZIP hii. Inafanya kazi bila mtandao, na haitumi chochote.
Kama mtu mwingine alikupa ZIP hii, ukurasa huu unaweza kuwa wake pia: kagua ZIP kwenye tovuti ya ${brand.name}.
Leta ambavyo havitoki kwenye ZIP hii: SHA-256 ya cheti cha msingi cha ${brand.name} na ufunguo wa kumbukumbu yake, vilivyo kwenye barua pepe
ambayo kila aliyesaini alipata, na kwenye tovuti ya ${brand.name}; na checkpoint.txt ya barua pepe hiyo.

WHAT IS IN IT
document.pdf      the document as it was sealed (PAdES) and mailed to everybody
certificate.pdf   the certificate of completion, sealed, too
document.json     what was signed, byte for byte as it was hashed
signatures.json   the record of each signature; the private part of your own signatures alone
audit.json        the events that you may know, each with its hash; others are left out, and each is checked alone
log.json          where these events stand in the public log, with salts, proofs, signed checkpoints and their time stamps
log-key.txt       the keys of the log that have signed these checkpoints, a line each
certificates/     the roots of the seal, and of time-stamp authorities

FOR AN EXPERT
SHA-256 everywhere, in hex. JSON has sorted keys and no space (as RFC 8785).
An event's hash is that of previousHash followed by the JSON of the event without hash and previousHash, with documentId.
The event document_signed has the hash of the signature's record; document_sent that of document.json; pdf_issued that of document.pdf;
certificate_issued that of certificate.pdf (those from before December 2026 have no such event).
An entry of the log is SHA-256("sahihi-entry/1\\n", the salt's 32 bytes, the event's hash as 32 bytes); the tree is RFC 6962's.
A checkpoint is a C2SP signed note; its time stamp is a token of RFC 3161 over the note. The newest stands first; each of the others has
in consistency why the newest tree begins with its own.
Seals: pdfsig, or openssl cms -verify -cades over the two byte ranges with the root in certificates/.

TO COMPARE (but bring them from elsewhere)
Root certificate  ${sealRoots.map(({ sha256 }) => sha256).join(" ") || "none: not sealed"}
Key of the log    ${log.inForce}
`;
}
