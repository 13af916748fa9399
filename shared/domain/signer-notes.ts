/** What somebody who has not signed tells the owner: what they would have changed, or that the link has come to somebody else. */
export const signerNoteKinds = ["change", "not_me"] as const;
/** Besides, whoever said that they are somebody else takes it back. */
export const toldKinds = [...signerNoteKinds, "is_me"] as const;
export type SignerNoteKind = (typeof signerNoteKinds)[number];
