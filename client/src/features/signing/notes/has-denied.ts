import type { SigningView } from "#shared/contract/signing/view";

/** Whether whoever opened the link said that they are somebody else, and was not heard yet: nobody is shown where to sign then. */
export const hasDenied = ({ note }: SigningView) => note?.kind === "not_me" && note.answeredAt === null;
