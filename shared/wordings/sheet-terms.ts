export type SheetTerms = { version: string; clauses: readonly string[] };

/** What a lawyer had missed in the first edition: authors apart from owners, an assignment, licensing, heirs, samples, law and rank. */
const second = [
  "The tables show who owns what part of each right. Owning is not making: the role beside a name says who wrote, performed or produced, and authors and performers keep the right to be named.",
  "Publishing Rights are the rights in the song itself, its words and its music. Master Rights are the rights in this recording of it. Each table totals 100%; a right that has no table is not part of this document.",
  "Where the law gives somebody another part, each person assigns to the others, once all have signed, what makes the tables true: worldwide, for the full term of copyright and every renewal of it. As long as the law wants another form for that, it is a licence of the same rights that cannot be taken back, and each person signs what is needed. What a collecting society or a publisher already has stays there.",
  "Income from each right is divided by these shares, in every country and for as long as it lasts. Whoever receives more than their share pays the others within 30 days and shows the statements. What a collecting society pays somebody as a writer or performer stays theirs.",
  "All register the song and the recording by these shares and no others. Owners of more than half of the Master Rights may release this recording, with the song in it, in shops and on streaming services. Any other licence (film, adverts, a sample, an exclusive deal) needs every owner of that right; nobody refuses without good reason.",
  "Everyone confirms that what they contributed is their own work or used with permission, and that they are free to agree to this. Nobody knows of an owner besides those named, their publishers and their societies. Samples and parts made with artificial intelligence stand in the notes, or are told to all in writing before release; whoever brought in a sample clears it and pays.",
  "A share passes to heirs. It may be sold or given away with these terms, once the others have been told in writing. Leaving a band changes no share. Whoever signs for a child, a company, a group or somebody who has died confirms that they may.",
  "For the song, this document goes before any other agreement between the same people. For the recording and what it earns, a producer or featured artist agreement that they have signed goes before this document. What one person has agreed with a publisher or label takes nothing from the others.",
  "This document can be changed only in writing, signed by everyone named in it and everyone named in what replaces it. Until all of them have signed, it binds as it is. It may be signed electronically and in parts; each complete copy counts as an original.",
  "The law of Kenya applies. People who disagree first talk, then go to a mediator. What is not settled 30 days after one has asked for a mediator is decided by the courts of Kenya, the Small Claims Court where it may. Anyone may ask a court for urgent help at once.",
] as const;

/** Samples, the use of AI and owners of other recordings have places of their own on the sheet. */
const third = [
  second[0],
  "Publishing Rights are the rights in the song: its words and its music. Master Rights are those in this recording. Each table, or listed recording, totals 100%; a right in none is not part of this document.",
  second[2],
  second[3],
  second[4],
  "Everyone confirms that what they contributed is their own work or used with permission, and that they are free to agree to this. Nobody knows of an owner besides those named, their publishers and their societies. Samples and parts made with artificial intelligence stand on this sheet, or are told to all in writing before release; whoever brought in a sample clears it and pays.",
  second[6],
  second[7],
  second[8],
  second[9],
] as const;

/** Read once more: what is shared and by when, a sample that is not cleared yet, what stays while a change is being signed. */
const fourth = [
  third[0],
  third[1],
  third[2],
  "Income from each right, less what distributors keep and taxes, is divided by these shares, in every country and for as long as it lasts. Whoever receives more than their share pays the others within 30 days of receiving it and shows the statements. What a collecting society pays somebody as a writer or performer stays theirs.",
  third[4],
  "Everyone confirms that what they contributed is their own work or used with permission, but for samples listed here as not cleared, and that they are free to agree to this. Nobody knows of an owner besides those named, their publishers and their societies. Samples and parts made with artificial intelligence stand on this sheet, or are told to all in writing before release; whoever brought in a sample clears it before then, and pays.",
  third[6],
  third[7],
  "This document can be changed only in writing, signed by everyone named in it and everyone named in what replaces it. Until all of them have signed the change, this document stays as it is. It may be signed electronically and in parts; each complete copy counts as an original.",
  third[9],
] as const;

/**
 * Read by two lawyers: society money follows the shares in one reading, two halves release together, an agreement binds the shares of
 * those who signed it, and one about the recording may go to arbitration.
 */
const fifth = [
  "The tables show who owns what part of each right. Owning is not making: the role says who wrote, performed or produced, and authors and performers keep the right to be named and to object to distortion.",
  "Publishing Rights are the rights in the song: its words and its music. Master Rights are those in this recording. Each table, or listed recording, adds up to 100%. A right that has no table here is not covered.",
  "Where the law gives somebody another part, each person assigns to the others, once all have signed, what makes the tables true: worldwide, for the full term of copyright and every renewal of it. As long as the law wants another form for that, it is a licence of the same rights that cannot be taken back, and each person signs what is needed. Rights already given to a society or a publisher stay with them.",
  "Income from each right, less what distributors keep and taxes, is divided by these shares, in every country and for as long as it lasts. Whoever receives more than their share, also from a society, pays the others within 30 days of receiving it and shows the statements. What a society pays a performer as performer stays theirs.",
  "All register the song and the recording by these shares and no others. Owners of more than half of the Master Rights may together release this recording, with the song in it, in shops and on streaming services; two with half each must agree. Any other licence (film, adverts, a sample, an exclusive deal) needs every owner of that right; nobody refuses without good reason. A distributor’s general terms are no exclusive deal.",
  fourth[5],
  "A share passes to heirs. It may be sold or given away with these terms, once the others have been told in writing. Leaving a band changes no share. Whoever signs for a child, a company, a group or somebody who has died gives their own name and confirms that they may.",
  "For the song, this document goes before any other agreement between the same people. For the recording and what it earns, a producer or featured artist agreement goes first between those who signed it, out of their own shares. What one person agrees with a publisher, a label or others takes nothing from the others.",
  "This document can be changed only in writing, signed by everyone named in it and in what replaces it. Until all of them have signed the change, this document stays as it is. It may be signed electronically and in parts.",
  "The law of Kenya applies. People who disagree first talk, then go to a mediator. What is not settled 30 days after one was asked for is decided by the courts of Kenya, the Small Claims Court where it may; what belongs to a producer or featured artist agreement, as that says. A court may be asked for urgent help at once.",
] as const;

/**
 * Read by two more lawyers: what an agreement says of the recording stands in place of the sheet, a sheet without a table for it lets nobody
 * release, nobody warrants what the sheet shows to be otherwise, who leaves assigns like who stays, and who signs for a child is bound.
 */
const sixth = [
  fifth[0],
  "Publishing Rights are those in the song, Master Rights those in this recording. A listed recording counts as a table; each adds up to 100%. What has no table is not covered; who has not signed owes and is owed nothing.",
  "Where the law gives somebody another part, everyone who signs assigns to the owners named here, once all have signed, what makes the tables true: worldwide, for the full term of copyright and every renewal of it. As long as the law wants another form or paper, it is a licence of the same rights that cannot be taken back, and each signs what is needed. What was given elsewhere to a society or a publisher stays there.",
  fifth[3],
  "All register by these shares and no others. Where Master Rights have a table here, whoever owns more than half of them, alone or together, may release this recording, with the song in it, in shops and on streaming services. Two with half each must agree. Any other licence (film, adverts, a sample, an exclusive deal beyond a distributor’s general terms) needs every owner of that right; nobody refuses without good reason.",
  "Everyone confirms that they are free to agree to this. What they contributed is their own work or used with permission, but for what stands here as made with AI or as a sample not cleared. Nobody knows of an owner besides those named, those of samples, publishers and societies. Other samples and parts made with AI are told to all in writing before release; whoever brought in a sample clears it before then, and pays.",
  "A share passes to heirs, and may be sold or given away once the others know in writing: the new owner stands in the old one’s place. Leaving a band changes no share. Whoever signs for a child, company, group or the dead gives their own name and confirms that they may; for a child they are liable, and hold its money in trust.",
  "For the song, this goes before any other agreement between its people. For the recording, what a producer or featured artist agreement says of ownership, income, release and licences replaces this between those who signed it; nothing is paid twice. What one agrees with others takes nothing from anyone else.",
  "This is changed only in writing, signed by all who own by it and by what replaces it; until then it stays as it is. Each version divides what is earned in its time, whenever paid. It may be signed electronically, in parts.",
  "The law of Kenya applies. People who disagree first talk, then go to a mediator. What is not settled 30 days later is decided by the courts of Kenya, the Small Claims Court where it may; what belongs to a producer or featured artist agreement, as that says. A court may be asked for urgent help at once.",
] as const;

/** Read by one more: who releases the recording owes the song its royalty, whether or not a society asks for it. */
const seventh = [
  sixth[0],
  sixth[1],
  sixth[2],
  sixth[3],
  "All register by these shares and no others. Where Master Rights have a table, whoever owns over half of them, alone or together, may release this recording, with its song at the royalty that law or society sets, in shops and streaming services. Two with half each must agree. Any other licence (film, adverts, a sample, an exclusive deal beyond a distributor’s general terms) needs every owner of that right; nobody refuses without good reason.",
  sixth[5],
  sixth[6],
  sixth[7],
  sixth[8],
  sixth[9],
] as const;

/** Read by a sixth: a majority releases the recording of its own table. */
const eighth = [
  seventh[0],
  seventh[1],
  seventh[2],
  seventh[3],
  "All register by these shares and no others. Where Master Rights have a table, whoever owns over half of them, alone or together, may release that recording, with its song at the royalty that law or society sets, in shops and streaming services. Two with half each must agree. Any other licence (film, adverts, a sample, an exclusive deal beyond a distributor’s general terms) needs every owner of that right; nobody refuses without good reason.",
  seventh[5],
  seventh[6],
  seventh[7],
  seventh[8],
  seventh[9],
] as const;

/** Read by a seventh: notes change nothing, who is left with less assigns, too, and who is named signs for whom they sold to. */
const ninth = [
  "The tables, not notes, show who owns what part of each right. Owning is not making: the role says who wrote, performed or produced, and authors and performers keep the right to be named and to object to distortion.",
  "Publishing Rights are those in the song, Master Rights those in this recording. A listed recording is a table; each adds up to 100%. What has no table is not covered; a person nobody signed for here owes and is owed nothing.",
  "Where the law or an earlier version gives somebody another part, everyone who signs assigns to the owners named here, once all have signed, what makes the tables true: worldwide, for the full term of copyright and every renewal of it. As long as law wants another form or paper, it is a licence of the same rights that cannot be taken back, and each signs what is needed. What was given elsewhere to a society or publisher stays there.",
  "Income from each right, less what distributors keep and tax at source, is divided by these shares, in every country, as long as it lasts. Whoever receives more than their share, also from a society, pays the others within 30 days of receipt and shows statements and records. What societies pay performers as such stays theirs.",
  eighth[4],
  eighth[5],
  "A share passes to heirs and may be sold or given, a child’s only by leave of a court, once others know in writing: the new owner stands in the old one’s place, who signs for both until a new version. Whoever signs for another, alive or dead, gives their name and confirms they may; for a child they are liable and hold its money in trust.",
  "For the song, this outranks agreements between its people, but for what societies or publishers have. For the recording, what a producer or featured artist agreement says of ownership, income, release and licences replaces this between its signers; nothing is paid twice. What one agrees with others takes from nobody else.",
  "This is changed only in writing, signed by every owner named in it and in what replaces it; until then it stays as it is. Each version divides what is earned in its time, whenever paid. It may be signed electronically, in parts.",
  eighth[9],
] as const;

/** Read by an eighth: what a child has is lessened by a court alone, what was not used stays its maker's, and who signs goes by the tables. */
const tenth = [
  ninth[0],
  "Publishing Rights are those in the song, Master Rights those in this recording. A listed recording is a table; each totals 100%. What has no table is not covered; a person nobody signed for owes and is owed nothing here.",
  "Where law or an earlier version gives other parts, everyone who signs assigns to the owners named here, once all have signed, what makes the tables true: worldwide, for the full term of copyright and every renewal. While law wants another form or paper, it is a licence of the same rights that cannot be taken back, and each signs what is needed. Societies and publishers not signing keep theirs; unused parts stay their maker’s.",
  ninth[3],
  "All register by these shares and no others. Where Master Rights have a table, whoever owns over half, alone or together, may release that recording, with its song at the royalty law or society sets, in shops and streaming. Two with half each must agree. Any other licence (film, advert, sample, an exclusive deal beyond a distributor’s general terms) needs every owner of that right; nobody refuses without good reason, as harm to a child is.",
  "Everyone confirms they are free to agree to this. What they contributed is their own work or used with permission, but for what stands here as made with AI or as a sample not cleared. Nobody knows of an owner besides those named, those of samples, publishers and societies. Other samples and AI parts are told to all in writing before release; whoever brought in a sample (all, if nobody knows) clears it before then, and pays.",
  "A share passes to heirs and may be sold or given once others know in writing: the old owner signs for the new one until a new version. A child’s is sold, given or cut only by leave of a court or to mend an error. Whoever signs for another gives their name and confirms they may; for a child they are liable and hold its money in trust.",
  "For the song, this outranks agreements between its people. For the recording, what a producer or featured artist agreement says of ownership, income, release and licences replaces this between its signers; nothing is paid twice. What one agrees with others takes from nobody else.",
  ninth[8],
  ninth[9],
] as const;

/**
 * What the people of a split sheet agree to besides its numbers, every edition, oldest first. Each sent version freezes the clauses it
 * was sent with; as with acknowledgements, a change is a new edition at the end.
 */
export const versions = [
  {
    version: "2026-11-21",
    clauses: [
      "The people named in the tables made this song or this recording together. Each of them owns the share shown beside their name, and nobody else owns a part of the rights listed.",
      "Publishing Rights are the rights in the song itself, its words and its music. Master Rights are the rights in this recording of it. Each table totals 100% on its own; a right that has no table here is not part of this agreement.",
      "Income from each right is divided by these shares, in every country and for the full term of copyright with every renewal and extension of it.",
      "Everyone may register the song and the recording with collecting societies, publishers and distributors by these shares, and nobody registers other ones.",
      "Everyone confirms that what they contributed is their own work, or that they have the permission it needs, and that they are free to agree to this.",
      "Everyone keeps the right to be named as an author or performer of what they contributed. Nothing here hands over a right that is not listed.",
      "This document can be changed only in writing, signed by everyone named in it. It may be signed electronically and in parts; each complete copy counts as an original.",
    ],
  },
  {
    version: "2026-11-24",
    clauses: second,
  },
  {
    version: "2026-11-25",
    clauses: third,
  },
  {
    version: "2026-11-26",
    clauses: fourth,
  },
  {
    version: "2026-11-27",
    clauses: fifth,
  },
  {
    version: "2026-11-28",
    clauses: sixth,
  },
  {
    version: "2026-11-29",
    clauses: seventh,
  },
  {
    version: "2026-11-30",
    clauses: eighth,
  },
  {
    version: "2026-12-02",
    clauses: ninth,
  },
  {
    version: "2026-12-03",
    clauses: tenth,
  },
] as const satisfies readonly SheetTerms[];

/** What a sheet is sent with now. */
export const sheetTerms: SheetTerms = versions[versions.length - 1]!;
