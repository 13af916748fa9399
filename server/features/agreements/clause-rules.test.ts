import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AgreementForms, AgreementType } from "#shared/domain/agreements/agreement-content";
import {
  ownersIncomes,
  partyTypes,
  percentageBases,
  syncChoices,
} from "#shared/domain/agreements/agreement-choices";
import type { Clause } from "#shared/domain/agreements/agreement-text";
import {
  featuredCompensations,
  featuredMasterOwnerships,
} from "#shared/domain/agreements/featured-artist-agreement";
import {
  feeParts,
  paysRoyalties,
  producerCompensations,
  producerMasterOwnerships,
  type ProducerForm,
} from "#shared/domain/agreements/producer-agreement";
import type { Choice } from "#server/features/agreements/clauses/library-clause";
import { draftFromLibrary, libraries } from "#server/features/agreements/draft-from-library";
import { isSameName } from "#shared/domain/acting";
import { recordOfASignature } from "#shared/wordings/record-of-a-signature";
import { featuredForm, legalDetails, producerForm } from "#server/testing/factories/agreement-form";
import { anyFeaturedForm, anyProducerForm } from "#server/testing/factories/any-agreement-form";

/*
 * What a lawyer of either side expects of each choice, stated without a look at the clauses: who owns from when, who may license, who is
 * paid what of what, what ends with the term, and which paper prevails.
 */

type Featured = AgreementForms["featured_artist_agreement"];
type Rule<Form> = {
  rule: string;
  when: (form: Form) => boolean;
  /** The clause that says it; the whole agreement where none is named. */
  in?: string;
  says?: readonly RegExp[];
  never?: readonly RegExp[];
};

const always = () => true;
const isShared = ({ masterOwnership }: { masterOwnership: string }) => masterOwnership === "shared";
const FROM_PAYMENT = /as from payment of the Fee in full/;

/** What holds in both agreements; `owed` is who contributes, `leads` who releases. */
function commonRules<Form extends ProducerForm | Featured>(leads: string, owed: string): Rule<Form>[] {
  const sync = (form: Form) => form.sync;
  return [
    {
      rule: "the master's owner is the only one who may transfer it, and takes the duties along",
      when: (form) => !isShared(form),
      in: "General",
      says: [/may transfer the Master to someone who takes on in writing every duty/, /stays liable/],
      never: [/its share in the Master/],
    },
    {
      rule: "a co-owner may sell its share after an offer, and no other clause asks for consent",
      when: isShared,
      in: "Ownership of the Master",
      says: [/must first offer it to the other/, /no other consent is needed/],
    },
    {
      rule: "the clause on transfers leaves a co-owner's sale to the clause on the master",
      when: isShared,
      in: "General",
      says: [/its share in the Master as clause \d+ \(Ownership of the Master\) says/],
      never: [/may transfer the Master to/],
    },
    {
      rule: "an assignment that lacks a form leaves a licence of the same reach, and authority to perfect it",
      when: always,
      in: "Transfers of rights",
      says: [
        /holds for every assignment in this agreement, those by which rights go back among them/,
        /says only that rights go back, whoever then holds them assigns them back, as from that moment, throughout the world/,
        /If the law wants rights assigned in another form or with a further paper, such as a signature by hand or a letter of verification/,
        /licence of the same rights \(a plain one, if the law wants that form for an exclusive one\)/,
        /It ends only where the assigned rights would go back/,
        /perfect the assignment/,
        /within thirty days after all have signed or, if the rights pass later, after that/,
        /without good reason, the other may sign as its attorney, for that purpose alone/,
        /sign again in that way within fourteen days/,
      ],
    },
    {
      rule: "the clause on the master sends who looks for that form to the annex",
      when: always,
      in: "Ownership of the Master",
      says: [/the annex on transfers of rights holds/],
    },
    {
      rule: "an assignment names its day, and no assignment says then",
      when: always,
      never: [/assigns to [^.]*, as from then/, /assigns to [^.]*, as from its /],
    },
    {
      rule: "nobody is said to own by an assignment of another day",
      when: (form) => !isShared(form),
      in: "Ownership of the Master",
      says: [
        /assigns to the [\w ]+, as from (?:payment of the Fee in full|the making of the Master|the recording of the Performance)/,
      ],
    },
    {
      rule: "ringback money is receipts, whoever is paid, and stands in one place",
      when: (form) => draftHas(form, "Accounting and audit"),
      in: "Definitions",
      says: [/Ringback tunes such as Skiza are included, whoever of them is paid/],
    },
    {
      rule: "and no other clause keeps it whole for somebody",
      when: always,
      in: "Name, likeness and moral rights",
      says: [/The money that the law gives to performers as such stays theirs/],
      never: [/ringback|tunes/],
    },
    {
      rule: "nothing is counted twice: what parties pay each other is no receipt, and what a licensee keeps is none",
      when: (form) => draftHas(form, "Accounting and audit"),
      in: "Definitions",
      says: [/under its control/, /what the parties pay each other/],
    },
    {
      rule: "before charges means before tax too, and nothing is deducted",
      when: (form) => draftHas(form, "Accounting and audit") && form.percentageBase === "gross",
      says: [
        /No charge, cost or tax but value added tax comes off; what a distributor keeps counts as received/,
      ],
      never: [/taxes deducted at source/],
    },
    {
      rule: "nor shown, but to co-owners, who divide what deductions have left",
      when: (form) => draftHas(form, "Accounting and audit") && form.percentageBase === "gross",
      in: "Accounting and audit",
      says: [/It shows them by source and period, (?:every deduction, )?and the sum due/],
    },
    {
      rule: "co-owners see every deduction",
      when: (form) => draftHas(form, "Accounting and audit") && isShared(form),
      in: "Accounting and audit",
      says: [/every deduction/],
    },
    {
      rule: "shillings are those of Kenya, wherever the parties live",
      when: always,
      never: [/(?:hundred|thousand) shillings/],
    },
    {
      rule: "before charges, a distributor is no licensee who keeps a part",
      when: (form) =>
        (draftHas(form, "Royalty") || draftHas(form, "Share of receipts")) && form.percentageBase === "gross",
      says: [
        /another licensee, but not a distributor, releases|other than the Owner or a distributor releases/,
      ],
    },
    {
      rule: "the first page of a company's fee names value added tax",
      when: (form) => hasFee(form) && typesOf(form)[1] === "company",
      in: "Key terms",
      says: [/Fee: KES [^(]*, plus VAT where chargeable/],
    },
    {
      rule: "the first page says what a co-owner who manages would lose",
      when: (form) =>
        goesBack(form) && isShared(form) && /if it is not out/.test(textsOf(form).get("Key terms")!),
      in: "Key terms",
      says: [/to manage it and to use the \w+ end if it is not out/],
    },
    {
      rule: "what a child owns is sold by leave of a court alone",
      when: (form) => hasMinor(form) && isShared(form),
      in: "Ownership of the Master",
      says: [/While its owner is under eighteen it is neither sold nor charged without leave of a court/],
    },
    {
      rule: "the first page says that nobody may sell tobacco with a child",
      when: (form) => hasMinor(form) && sync(form) === "joint",
      in: "Key terms",
      says: [/consent of both; no politics, religion, tobacco, .* while under 18/],
    },
    {
      rule: "value added tax is nobody's receipt",
      when: (form) => draftHas(form, "Accounting and audit"),
      in: "Definitions",
      says: [
        /Only value added tax, the charges of distributors and collecting agents that no party controls,|but value added tax comes off/,
      ],
    },
    {
      rule: "accounts are in one currency, at the rate of one day",
      when: (form) => draftHas(form, "Accounting and audit"),
      in: "Accounting and audit",
      says: [
        /Accounts are in Kenya shillings, at the Central Bank of Kenya’s mean rate of the day of receipt/,
      ],
    },
    {
      rule: "notice to release is given once the months have ended",
      when: (form) => /must release/.test(textsOf(form).get("Release and return of rights")!),
      in: "Release and return of rights",
      says: [
        new RegExp(`sixty days after a written notice that the ${owed} gives once these months have ended`),
      ],
    },
    {
      rule: "a co-owner who is not answered may release it once it has asked for that, and no more; an heir or successor answers, too",
      when: isShared,
      in: "Ownership of the Master",
      says: [
        new RegExp(
          `without the ${leads}’s consent, but for a release to which neither the ${leads} nor an heir or successor answers within sixty days of a written request(?:\\.|, once the months of clause \\d+ have ended\\.)`,
        ),
      ],
      never: [/has died/],
    },
    {
      rule: "halves that stay where they are are not assigned back",
      when: isShared,
      in: "Transfers of rights",
      says: [
        /but for halves of the Master that clause \d+ \(Release and return of rights\) leaves where they are/,
      ],
    },
    {
      rule: "whoever may license the recording alone does not license the song",
      when: (form) => sync(form) === "alone",
      in: "Synchronisation",
      says: [/That does not license the Composition/],
    },
    {
      rule: "the fee for delivered work, paid late, gives what it was paid for",
      when: hasFee,
      in: "Termination",
      says: [
        /Half of the Fee is due in all, before delivery no more than was paid or, if more, the work done is worth: what was paid counts, and what exceeds half is repaid\. After delivery, paying the whole Fee within thirty days of the notice gives the rights; until then nobody else gets them/,
      ],
    },
    {
      rule: "whoever is named as a child is one until they show an age of eighteen",
      when: hasMinor,
      in: "Capacity and independent advice",
      says: [/Whoever is named as under eighteen counts as such until the other party is shown otherwise/],
    },
    {
      rule: "a child's income is transferred by no notice alone",
      when: hasMinor,
      in: "General",
      says: [
        /may transfer its income by notice to the other, but while it is under eighteen only with leave of a court/,
      ],
    },
    {
      rule: "every member of a group is of age, too",
      when: hasGroup,
      in: "Capacity and independent advice",
      says: [/and every member of a group, is eighteen or older/],
    },
    {
      rule: "whoever is late cannot complain of a day that is named",
      when: always,
      in: "Delivery",
      says: [new RegExp(`A named day moves by the delays of the ${leads}\\.`)],
      never: [/[Uu]nless it names a day/],
    },
    {
      rule: "what is released has been accepted",
      when: always,
      says: [/counts as accepted once released, or fourteen days after delivery unless/],
    },
    {
      rule: "the first page says that a guardian is bound",
      when: hasMinor,
      in: "Key terms",
      says: [
        /Parent or guardian: .* pays, answers \(in some cases without limit, clause \d+\) and holds money in trust for the .*, who is under 18/,
      ],
    },
    {
      rule: "what a letter pays too much is settled",
      when: (form) => draftHas(form, "Letter of direction"),
      in: "Letter of direction",
      says: [/whether it was too much, .* settle with the next statement/],
    },
    {
      rule: "a guardian signs what only a guardian can, and is at the recording, which is outside school hours",
      when: hasMinor,
      says: [
        /For a person under eighteen the parent or guardian gives it/,
        /The recording takes place outside school hours; the parent or guardian is present, or names an adult who is/,
      ],
    },
    {
      rule: "videos of a release and of its public are no synchronisation",
      when: always,
      in: "Synchronisation",
      says: [/videos that the public makes on services such as YouTube and TikTok/],
    },
    {
      rule: "a child's recording sells no tobacco, and later only both may allow it",
      when: (form) => hasMinor(form) && sync(form) !== "none",
      in: "Synchronisation",
      says: [
        /tobacco, alcohol, betting.*is not allowed while a party is under eighteen, and afterwards needs the written consent of both/,
      ],
      never: [/always needs the written consent/],
    },
    {
      rule: "who answers for a child pays and performs, holds in trust, and accounts",
      when: hasMinor,
      in: "Capacity and independent advice",
      says: [
        /Until that person is eighteen the parent or guardian makes the payments, sees to it that the other duties of this agreement are performed, and is liable for both, as a party beside that person/,
        /holds in trust/,
        /accounted for at eighteen/,
      ],
    },
    {
      rule: "each of a group is liable, and shows that the others agreed",
      when: hasGroup,
      in: "Capacity and independent advice",
      says: [
        /Each member of a group is liable for all of its duties, and hands over the others’ written authority/,
      ],
    },
    {
      rule: "the limit of special terms names what stands elsewhere, and no place that does not say it",
      when: ({ additionalTerms }) => additionalTerms !== "",
      in: "Special terms",
      says: [
        /who the parties are, the fee but for its currency, every percentage of receipts, the shares in the Master and the governing law stay as they are printed elsewhere/,
        /a sum paid in another currency, it is reckoned, unless they say otherwise, at the Central Bank of Kenya’s mean rate of the day of payment/,
      ],
      never: [/of clause \d/],
    },
    {
      rule: "the first page says that there are special terms",
      when: ({ additionalTerms }) => additionalTerms !== "",
      in: "Key terms",
      says: [/Special terms: the parties’ own words, which may change what these lines say \(clause \d+\)/],
    },
    {
      rule: "title that has passed comes back by words of assignment, from whoever holds it then",
      when: (form) => goesBack(form) && !isShared(form) && form.masterOwnership !== "producer",
      in: "Release and return of rights",
      says: [
        new RegExp(
          `whoever then owns the Master, assigns to the ${owed}, as from that moment, all copyright that the ${owed} gave in it`,
        ),
      ],
    },
    {
      rule: "co-owners stay owners, and what ends is the right to manage",
      when: (form) => goesBack(form) && isShared(form),
      in: "Release and return of rights",
      says: [
        /Each party stays owner of half of the Master, and the right of the .* to manage, release and license it ends/,
      ],
      never: [/assigns/, /repaid/],
    },
    {
      rule: "the record comes down, and only who bought or placed it keeps it",
      when: goesBack,
      in: "Release and return of rights",
      says: [
        /Licences of distributors and labels, which must allow for that, are ended by then; those already given to consumers, films and adverts go on/,
      ],
    },
    {
      rule: "whoever holds the release up cannot have the rights back for it",
      when: (form) => /must release/.test(textsOf(form).get("Release and return of rights")!),
      in: "Release and return of rights",
      says: [
        new RegExp(
          `not counting time in which the ${owed} withholds files, a consent that is due or a signature on the split sheet`,
        ),
      ],
    },
    {
      rule: "nobody loses rights for a small sum, or unwarned",
      when: (form) => draftHas(form, "Accounting and audit"),
      in: "Release and return of rights",
      says: [
        /go back(?:, without repayment,)? for two missing statements in a row, or sums not disputed in good faith: twenty thousand Kenya shillings or more in all, or two thousand or more that are a year overdue/,
        new RegExp(
          `named in a written notice of the ${owed} that warns of this, sixty days later in a second one, and still be open thirty days after that`,
        ),
      ],
    },
    {
      rule: "without a fee, or for an advance on what never came in, there is nothing to repay",
      when: (form) => !hasFee(form) || isAdvance(form),
      never: [/without repayment/, /has repaid half/, /once half the Fee/],
    },
    {
      rule: "whoever broke it repays all, and what stays due can be reckoned",
      when: hasFee,
      in: "Termination",
      says: [
        /repays the Fee: all of it after a breach by .*, nothing after one by .*, otherwise what exceeds the work done/,
        /Instead, while an overdue part of the Fee is unpaid/,
        /Half of the Fee is due in all, before delivery no more than was paid or, if more, the work done is worth/,
      ],
      never: [/for which no work was done/, /pay for work done/, /stays due/],
    },
    {
      rule: "without a fee, who breaks it pays for the work that was done",
      when: (form) => !hasFee(form),
      in: "Termination",
      says: [
        new RegExp(
          `After a breach by the ${leads}, the ${leads} pays what the work done is worth, although no fee is payable; otherwise neither party owes the other payment for the work`,
        ),
      ],
    },
    {
      rule: "a child of a company or a band is consented for by a parent or guardian",
      when: hasCompany,
      in: "Capacity and independent advice",
      says: [/everyone who performs or writes for it \(under eighteen, of a parent or guardian\)/],
    },
    {
      rule: "members of a band know what part each has, and who speaks for them",
      when: hasGroup,
      in: "Capacity and independent advice",
      says: [
        /Whoever signs for it also gives and receives notices and consents for all, but nobody’s own consent on their voice, playing or likeness, until the other party is told otherwise/,
        /Its members hold what is theirs by this agreement in equal shares, unless they agree otherwise in writing/,
      ],
    },
    {
      rule: "in writing is what musicians write with",
      when: always,
      in: "Notices",
      says: [/“In writing” includes e-mail and any message that can be kept and shows who sent it/],
    },
    {
      rule: "a line of the first page gives way to its clause",
      when: always,
      in: "Key terms",
      says: [/the clause counts/],
    },
    {
      rule: "nobody has to sing after their death",
      when: always,
      in: "General",
      says: [/Duties to perform in person end with death/],
    },
    {
      rule: "the letter directs one percentage that a distributor can enter, and pays no owner twice",
      when: (form) => draftHas(form, "Letter of direction"),
      in: "Letter of direction",
      says: [
        /asks you to pay (?:[\d.]+%|half)(?:, or [\d.]+% if you are a collecting society,)? of what you owe/,
      ],
      never: [/half of the rest/, /SoundExchange among/],
    },
    {
      rule: "and where both own it, it is not for whoever pays both",
      when: (form) => draftHas(form, "Letter of direction") && isShared(form),
      in: "Letter of direction",
      says: [/not for whoever pays both of them, as owners, already/],
    },
    {
      rule: "no id is said to have been checked, and Sahihi's duties are not the parties'",
      when: always,
      never: [/have identified themselves/, /kept encrypted/],
    },
    {
      rule: "owners in halves divide what came in, also where a percentage is reckoned before charges",
      when: (form) =>
        isShared(form) &&
        form.percentageBase === "gross" &&
        (form.ownerReceives === "share" ||
          /each must pay the other 50%/.test(textsOf(form).get("Ownership of the Master")!)) &&
        draftHas(form, "Accounting and audit"),
      never: [
        /(?:rest|half) of Gross Receipts/,
        /Gross Receipts belong to the parties/,
        / in all [\d.]+% to the/,
      ],
    },
    {
      rule: "nobody who gives rights back may not sing their own song",
      when: goesBack,
      in: "Release and return of rights",
      says: [/stops using the Master and the (?:Beat|Performance) within thirty days/],
      never: [/stops using the (?:Song|Track)/],
    },
    {
      rule: "an exclusivity ends with the rights that it came with",
      when: ({ exclusivity }) => exclusivity,
      in: "Exclusivity",
      says: [/unless rights go back or never pass/],
    },
    {
      rule: "what has passed goes back where it ends before delivery",
      when: always,
      in: "Termination",
      says: [/each party keeps the rights in what it made, rights that have passed go back, and/],
    },
    {
      rule: "whatever ends, the rest of the agreement goes on",
      when: always,
      in: "Termination",
      says: [/In every case all other rights and duties go on/],
    },
    {
      rule: "owners who keep their halves pay nothing back for them, on the first page either",
      when: isShared,
      never: [/Fee is repaid/, /has repaid/, /without repayment/],
    },
    {
      rule: "the first page says of a child what the clause says",
      when: (form) => hasMinor(form) && sync(form) === "alone",
      in: "Key terms",
      says: [/only both, once over 18/],
    },
    {
      rule: "a parent or guardian is bound beside the child, where the parties are named",
      when: hasMinor,
      in: "Parties",
      says: [/as parent or guardian, who is bound beside them/],
    },
    {
      rule: "whoever has a percentage of everything, and wants the letter, has it",
      when: (form) =>
        form.letterOfDirection &&
        (draftHas(form, "Share of receipts") ||
          /a royalty of [\d.]+%/.test(textsOf(form).get("Royalty") ?? "")),
      in: "Letter of direction",
      says: [/asks you to pay/],
    },
    {
      rule: "a song is not said to be licensed where it is recordings that are assigned",
      when: always,
      in: "Transfers of rights",
      says: [/rights of producers and performers in a recording can be assigned/],
      never: [/not assigned at all/],
    },
    {
      rule: "a claim that is not brought to a small court goes the way of every other",
      when: always,
      in: "Governing law and disputes",
      says: [/Any dispute not brought there that mediation has not settled/],
    },
    {
      rule: "a share is sold after an offer, and charged by consent",
      when: isShared,
      in: "Ownership of the Master",
      says: [/A share is charged only with the other’s written consent/],
      never: [/sell or charge/],
    },
    {
      rule: "one side licenses for pictures alone",
      when: (form) => sync(form) === "alone",
      in: "Synchronisation",
      says: [/without asking again for each use/],
      never: [/only with the prior written consent/, /Neither party may license/],
    },
    {
      rule: "both agree to each use in pictures",
      when: (form) => sync(form) === "joint",
      in: "Synchronisation",
      says: [/only with the prior written consent/, /is not refused or delayed without good reason/],
      never: [/without asking again/, /Neither party may license/],
    },
    {
      rule: "nobody licenses for pictures",
      when: (form) => sync(form) === "none",
      in: "Synchronisation",
      says: [/Neither party may license/],
      never: [/grants .* the right to license/, /with the prior written consent/],
    },
    {
      rule: "the first page says who licenses for pictures",
      when: always,
      in: "Key terms",
      says: [
        /Film, television, games and adverts: (?:the .* alone licenses the recording|each use needs the consent of both|not allowed to either)/,
      ],
    },
    {
      rule: "and that the song in a film is for the split sheet",
      when: (form) => sync(form) !== "none",
      in: "Key terms",
      says: [/The song itself: follows the split sheet, in films too/],
    },
    {
      rule: "the agreement prevails for the recording and the sheet for the song",
      when: always,
      in: "General",
      says: [/This agreement prevails for the recording .*; the split sheet prevails for the Composition/],
    },
    {
      rule: "a reference track agreed before signature is not replaced by what is signed",
      when: always,
      in: "General",
      says: [/replace what was said or written before, but for what they name/],
    },
    {
      rule: "what was signed binds until its change is signed",
      when: always,
      in: "General",
      says: [/Until then the agreement stays as it is/],
    },
    {
      rule: "nobody's voice is imitated, whichever paper and term",
      when: always,
      in: "Name, likeness and moral rights",
      says: [
        /Nobody may use anyone’s voice, .* train a machine or to have one imitate it, without that person’s written consent/,
      ],
    },
    {
      rule: "an indemnity ruins nobody who was honest",
      when: always,
      in: "Indemnity and liability",
      says: [/what it has received or is owed/, /fraud/],
    },
    {
      rule: "who was paid nothing answers for something all the same",
      when: always,
      in: "Indemnity and liability",
      says: [/no more than one hundred thousand Kenya shillings or, if that is more,/],
    },
    {
      rule: "a fee is answered for, where there is one",
      when: hasFee,
      in: "Indemnity and liability",
      says: [/if that is more, the Fee or/],
    },
    {
      rule: "a dispute about the song goes the way of its sheet, so that a sheet and an agreement send nobody two ways",
      when: always,
      in: "Governing law and disputes",
      says: [/The split sheet, once signed, says how a dispute about the Composition is decided/],
    },
    {
      rule: "the first page says whose leave a remix needs",
      when: always,
      in: "Key terms",
      says: [new RegExp(`Remixes by others: only with the consent of the ${owed}`)],
    },
    {
      rule: "the first page says that rights come back to who stays unpaid",
      when: (form) => draftHas(form, "Accounting and audit"),
      in: "Key terms",
      says: [/also(?:, without repayment,)? if sums stay unpaid or statements unsent/],
    },
    {
      rule: "what is recorded of a signature is one list",
      when: always,
      in: "Electronic signature",
      says: [new RegExp(`record of each signature \\(${recordOfASignature}\\)`)],
    },
    {
      rule: "mechanical royalties have a rate that somebody sets",
      when: always,
      in: "Publishing",
      says: [/at the rate set by the law or the society of each country/],
      never: [/customary/],
    },
    {
      rule: "the work of an accepted track is paid for: half of the fee buys the rights back",
      when: (form) =>
        isBoughtBack(form) && /must release/.test(textsOf(form).get("Release and return of rights")!),
      in: "Release and return of rights",
      says: [
        new RegExp(
          `goes back once the ${owed}, within ninety days more and before any release, has repaid half of what was paid of the Fee`,
        ),
      ],
    },
    {
      rule: "a co-owner who is not answered may still release after a return, and nobody else may alone",
      when: (form) => goesBack(form) && isShared(form),
      in: "Release and return of rights",
      says: [/neither releases the Master without the other, unless clause \d+ allows it/],
    },
    {
      rule: "a fee that is an advance is kept from a low percentage, and not from a breach",
      when: (form) => hasFee(form) && isAdvance(form),
      says: [/is not repaid if the (?:Royalty|Share) stays below it/],
      never: [/not repayable/],
    },
    {
      rule: "statements are of what has come in",
      when: (form) => draftHas(form, "Accounting and audit"),
      in: "Accounting and audit",
      says: [
        /from the first receipt on, within forty-five days after each|after each in which there were any/,
      ],
    },
    {
      rule: "somebody follows a guardian who cannot act",
      when: hasMinor,
      in: "Capacity and independent advice",
      says: [/Whoever the law puts in the place of that parent or guardian takes it here, too/],
    },
    {
      rule: "owners who divide equally bear what a composition costs equally; nobody else does",
      when: always,
      in: "Publishing",
      says: [new RegExp(`Mechanical royalties that nobody else pays are paid by the ${leads}, at the rate`)],
    },
    {
      rule: "after a return new releases are not divided as before it",
      when: (form) => goesBack(form) && isShared(form),
      in: "Release and return of rights",
      says: [/new releases earn in halves/],
    },
    ...[
      /in halves\./,
      /in halves, whatever clause \d+ says\./,
      /in halves, whatever clauses \d+ and \d+ say\./,
    ].map((says, count) => ({
      rule: `after a return halves come before every percentage of the agreement (${count})`,
      when: (form: Form) => goesBack(form) && isShared(form) && percentageClauses(form).length === count,
      in: "Release and return of rights",
      says: [says],
    })),
    {
      rule: "whoever has to consent may refuse what harms, without a word",
      when: (form) => sync(form) === "joint" && !hasMinor(form),
      in: "Synchronisation",
      says: [
        /without good reason, which politics, religion, tobacco, alcohol, betting, pornography always are/,
      ],
    },
    {
      rule: "a power of attorney reaches as far as the law lets it, and a child's ends at eighteen",
      when: always,
      in: "Transfers of rights",
      says: [/as far as the law lets a power be given in this form/],
      never: [/gives it\. [A-Z](?!here)/],
    },
    {
      rule: "a child's power ends with its childhood, and a court may be asked",
      when: hasMinor,
      in: "Transfers of rights",
      says: [
        /the parent or guardian gives it, and it ends at eighteen\. .* leave of a court, either party may apply/,
      ],
    },
    {
      rule: "a letter is signed alone for whoever asks",
      when: (form) => draftHas(form, "Letter of direction"),
      in: "Letter of direction",
      says: [/may hand you this letter alone, and signs it by itself, too, if you ask/],
      never: [/that both name/],
    },
    {
      rule: "a child sings at no bar, whatever was agreed",
      when: (form) => hasMinor(form) && draftHas(form, "Live performance and promotion"),
      in: "Live performance and promotion",
      says: [/In any case whoever is under eighteen performs outside school hours/],
    },
    {
      rule: "a small claim may go to a small court, any other to an arbitrator at the chosen seat",
      when: always,
      in: "Governing law and disputes",
      says: [/Small Claims Court/, /The seat is /],
    },
    {
      rule: "an arbitration follows the law of its seat, which may be abroad",
      when: always,
      in: "Governing law and disputes",
      says: [/by one arbitrator, in English, under the arbitration law of the seat/],
      never: [/decided under the Arbitration Act/],
    },
    {
      rule: "a minor is represented and everybody else is of age",
      when: always,
      in: "Capacity and independent advice",
      says: [/eighteen or older/],
    },
    {
      rule: "no percentage is reckoned on a base that lets the owner's society money out",
      when: (form) => draftHas(form, "Accounting and audit"),
      in: "Definitions",
      says: [
        /and what a collecting society pays for the rights of its owner/,
        /what is paid to performers or to writers as such, what the parties pay each other, and income from live shows, merchandise and sponsorship are not/,
      ],
    },
    {
      rule: "whoever collects accounts to the other, and nothing is set off",
      when: (form) => draftHas(form, "Accounting and audit"),
      in: "Accounting and audit",
      says: [
        /A party that itself receives (?:Net|Gross) Receipts(?: from synchronisation| that clause \d+ \(Income\) divides equally)? accounts/,
        /may be set off/,
      ],
    },
    {
      rule: "a percentage is of the base that was chosen, wherever it is spoken of",
      when: ({ percentageBase }) => percentageBase === "gross",
      never: [/Net Receipts/],
    },
    {
      rule: "unpaid sums bring the rights back",
      when: (form) => draftHas(form, "Accounting and audit"),
      in: "Release and return of rights",
      says: [/must be named in a written notice/, new RegExp(`the ${owed} has again every right`)],
    },
    {
      rule: "nothing is due before it begins, though it is signed earlier",
      when: always,
      in: "Term and territory",
      says: [/If it is signed earlier, what runs from signature runs from the Effective Date/],
    },
    {
      rule: "who brings a sample that they did not tell of bears all that it costs",
      when: always,
      in: "Indemnity and liability",
      says: [/Neither limit applies to .*a sample that was not told of/],
    },
    {
      rule: "the first page says what it costs to have rights back",
      when: (form) => isBoughtBack(form) && /rights go back if/.test(textsOf(form).get("Key terms")!),
      in: "Key terms",
      says: [
        /if it is not out \d+ months after acceptance and 60 days after notice, once half the Fee is repaid/,
      ],
    },
    {
      rule: "a company performs by people, whose consent it has",
      when: hasCompany,
      in: "Capacity and independent advice",
      says: [
        /It has, or will first get, the written consent of everyone who performs or writes for it[^,]*(?:, of a parent or guardian\))?, and shows it when asked and before the release/,
      ],
    },
    {
      rule: `no duty of ${leads} is passed to the other`,
      when: always,
      never: [new RegExp(`the ${owed} must pay the ${leads}`, "i")],
    },
  ];
}

function hasFee(form: ProducerForm | Featured): boolean {
  return ("trackTitle" in form ? form.producerFee : (form.featuredArtistFee ?? 0)) > 0;
}

/** Whether the fee pays for nothing but what the percentage will bring. */
function isAdvance(form: ProducerForm | Featured): boolean {
  return form.compensationType === ("trackTitle" in form ? "royalties_only" : "percentage");
}

/** Whether whoever was paid for work and rights has the rights back for a part of that. */
function isBoughtBack(form: ProducerForm | Featured): boolean {
  return hasFee(form) && !isAdvance(form) && !isShared(form);
}

function hasCompany(form: ProducerForm | Featured): boolean {
  return typesOf(form).some((type) => type === "company" || type === "group");
}

function typesOf(form: ProducerForm | Featured) {
  return "trackTitle" in form
    ? [form.artistType, form.producerType]
    : [form.primaryArtistType, form.featuredArtistType];
}

const hasMinor = (form: ProducerForm | Featured) => typesOf(form).includes("minor");
const hasGroup = (form: ProducerForm | Featured) => typesOf(form).includes("group");

function goesBack(form: ProducerForm | Featured): boolean {
  return /When rights go back/.test(textsOf(form).get("Release and return of rights")!);
}

function draftHas(form: ProducerForm | Featured, heading: string): boolean {
  return textsOf(form).has(heading);
}

const producerRules: Rule<ProducerForm>[] = [
  ...commonRules<ProducerForm>("Artist", "Producer"),
  {
    rule: "an artist who pays a fee owns from payment, and the Copyright Act vests nothing earlier",
    when: ({ masterOwnership, producerFee }) => masterOwnership === "artist" && producerFee > 0,
    in: "Ownership of the Master",
    says: [
      /The Artist owns 100%/,
      FROM_PAYMENT,
      /Commissioning it or paying for it does not make it the Artist’s any earlier/,
      /Until then the Producer owns it/,
    ],
    never: [/The Producer owns 100%/, /each must pay/],
  },
  {
    rule: "without a fee rights pass when the master is made",
    when: ({ producerFee }) => producerFee === 0,
    in: "Ownership of the Master",
    says: [/as from (?:the|its) making/],
    never: [FROM_PAYMENT, /Until then/],
  },
  {
    rule: "a producer who owns does so from the making, and gives a licence that holds against everybody",
    when: ({ masterOwnership }) => masterOwnership === "producer",
    in: "Ownership of the Master",
    says: [
      /The Producer owns 100% of the Master as from its making/,
      /Commissioning it or paying for it does not make it the Artist’s/,
      /the licence is irrevocable/,
      /neither releases the Master nor licenses that to anyone else/,
      /Whoever acquires the Master is bound/,
      /performer stay with the Artist/,
    ],
    never: [/The Producer assigns/, /The Artist owns/],
  },
  {
    rule: "the first page says that a percentage is all an owning producer receives",
    when: (form) =>
      form.masterOwnership === "producer" &&
      paysRoyalties(form.compensationType) &&
      form.royaltyPercentage !== null,
    in: "Key terms",
    says: [/and nothing more as the owner/],
  },
  {
    rule: "an owner's transfer is the owner's",
    when: ({ masterOwnership }) => masterOwnership === "producer",
    in: "General",
    says: [/The Producer may transfer the Master/],
  },
  {
    rule: "owners in halves assign to each other and one manages",
    when: isShared,
    in: "Ownership of the Master",
    says: [
      /The Artist owns 50% of the Master and the Producer owns 50%/,
      /The Artist manages the Master/,
      /both are authors/,
    ],
  },
  {
    rule: "halves without a percentage divide what comes in by halves",
    when: (form) => isShared(form) && !paysRoyalties(form.compensationType),
    in: "Ownership of the Master",
    says: [/each must pay the other 50%/],
  },
  {
    rule: "a percentage in place of an owner's half is said to be all",
    when: (form) =>
      isShared(form) &&
      paysRoyalties(form.compensationType) &&
      form.royaltyPercentage !== null &&
      form.ownerReceives === "percentage",
    in: "Royalty",
    says: [/whole of the Producer’s part/],
    never: [/half of it to the Producer/],
  },
  {
    rule: "a percentage beside an owner's half comes first",
    when: (form) =>
      isShared(form) &&
      paysRoyalties(form.compensationType) &&
      form.royaltyPercentage !== null &&
      form.percentageBase === "net" &&
      form.ownerReceives === "share",
    in: "Royalty",
    says: [
      /The Royalty is paid first/,
      /half of it to the Producer as well, in all [\d.]+% to the Producer and [\d.]+% to the Artist/,
    ],
    never: [/is the whole of/],
  },
  {
    rule: "the first page says what an owner receives beside a percentage",
    when: (form) => isShared(form) && paysRoyalties(form.compensationType) && form.royaltyPercentage !== null,
    in: "Key terms",
    says: [/as an owner/],
  },
  {
    rule: "a buy-out divides nothing, and nothing comes back",
    when: (form) =>
      form.masterOwnership === "artist" && form.compensationType === "upfront_only" && form.producerFee > 0,
    never: [/Receipts/, /goes? back as soon/, /must release the Track/],
  },
  {
    rule: "who lives off what is earned can wait for a release only so long",
    when: (form) => paysRoyalties(form.compensationType) && form.releaseMonths !== null,
    in: "Release and return of rights",
    says: [/must release the Track commercially within \d+ months/],
  },
  {
    rule: "while the fee is unpaid the producer can end it, and no rights pass",
    when: ({ producerFee }) => producerFee > 0,
    in: "Termination",
    says: [
      /while an overdue part of the Fee is unpaid/,
      /no (?:right in|licence of) the Master (?:passes|begins)/,
    ],
  },
  {
    rule: "where the producer owns, what falls away with an unpaid fee is the licence",
    when: ({ masterOwnership, producerFee }) => masterOwnership === "producer" && producerFee > 0,
    in: "Termination",
    says: [/Then no licence of the Master begins/],
    never: [/no right in the Master passes/],
  },
  {
    rule: "and the artist licenses for pictures from when that licence begins",
    when: ({ masterOwnership, sync }) => masterOwnership === "producer" && sync === "alone",
    in: "Synchronisation",
    says: [/from when the licence of the Master begins/],
  },
  {
    rule: "no society is named that may not be licensed any more",
    when: always,
    in: "Annex A",
    says: [/the societies that the Kenya Copyright Board licenses/],
    never: [/KAMP|PRISK|PAVRISK/],
  },
  {
    rule: "files that are held back for a fee have their day",
    when: ({ producerFee }) => producerFee > 0,
    in: "Fee",
    says: [/the final files, once due, until paid, and then hands them over within three days/],
  },
  {
    rule: "what the producer plays or sings may be heard",
    when: always,
    in: "Ownership of the Master",
    says: [/what the Producer plays or sings in the Master/],
  },
  {
    rule: "a gross royalty is paid as gross by who is directed to pay it",
    when: (form) => draftHas(form, "Letter of direction") && form.percentageBase === "gross",
    in: "Letter of direction",
    says: [
      /If you are a distributor, the share is reckoned before your charges; if you cannot do so, on what you owe, and .* pays the difference|reckoned on what you owe; .* pays what is still due/,
    ],
  },
  {
    rule: "and half of what came in is reckoned on what is owed",
    when: (form) => /asks you to pay half/.test(textsOf(form).get("Letter of direction") ?? ""),
    in: "Letter of direction",
    never: [/before your charges/],
  },
  {
    rule: "the first page says what a rejection costs",
    when: (form) => form.mayReject && form.producerFee > 0,
    in: "Key terms",
    says: [/Fee: [^(]*; only half is due if the Track is rejected \(clause/],
  },
  {
    rule: "whoever waits for a voice can ask for it",
    when: always,
    in: "Services",
    says: [/The Artist must record the Artist’s part within sixty days after the Producer asks/],
  },
  {
    rule: "a percentage that is open has somebody to find it, money apart, and a letter to come",
    when: (form) =>
      paysRoyalties(form.compensationType) && form.royaltyPercentage === null && !isShared(form),
    in: "Royalty",
    says: [
      /in an account apart, to pay it from, .*; not to do so is a serious breach/,
      /If nobody has been appointed within sixty days of that request, the arbitrator of clause \d+ \(Governing law and disputes\) states it/,
    ],
  },
  {
    rule: "a singer consents to being recorded, and the beat may be used to record",
    when: always,
    says: [
      /The Artist consents to the recording of the Artist’s performance and to its use as this agreement allows/,
      /to make it at once and otherwise from when/,
    ],
  },
  {
    rule: "where a producer owns for a fee alone, no receipts belong to nobody",
    when: ({ masterOwnership, compensationType }) =>
      masterOwnership === "producer" && !paysRoyalties(compensationType),
    in: "Income",
    says: [
      /use under the licence belong to the Artist, ringback tunes among them\./,
      /All others, such as those of any other licence, whichever of the parties gives it, are divided equally/,
    ],
  },
  {
    rule: "and the first page says so, and not that the owner earns",
    when: ({ masterOwnership, compensationType }) =>
      masterOwnership === "producer" && !paysRoyalties(compensationType),
    in: "Key terms",
    says: [
      /releases earn for the Artist, societies for the Producer as the owner, anything else for both equally/,
    ],
    never: [/an owner’s rights earn/],
  },
  {
    rule: "a fee that is due at once does not wait for listening",
    when: ({ producerFee, feeParts: parts }) => producerFee > 0 && parts === "at_once",
    in: "Annex A",
    never: [/the day on which/],
  },
  {
    rule: "the beat that stays is a recording, and its stems may be used in the master",
    when: always,
    in: "Ownership of the Master",
    says: [
      /The recording of the Beat on its own stays/,
      /its stems and what the Producer plays or sings in the Master/,
      /follows the split sheet/,
    ],
    never: [/The Beat on its own stays/],
  },
  {
    rule: "the master is with the artist's performance, so that it takes in no beat on its own, whose versions earn with it",
    when: always,
    in: "Definitions",
    says: [/“Master” means the sound recording of the Track with the Artist’s performance/],
    never: [/without the Artist’s performance/],
  },
  {
    rule: "versions without the artist's voice are permitted",
    when: always,
    in: "Ownership of the Master",
    says: [/TV and instrumental versions/],
  },
  {
    rule: "and what they earn is divided, where anything is",
    when: (form) => draftHas(form, "Accounting and audit"),
    in: "Ownership of the Master",
    says: [/TV and instrumental versions, which earn as part of the Master/],
  },
  {
    rule: "a buy-out says nothing of earnings, nor anything against the writers' royalties",
    when: ({ compensationType, masterOwnership, producerFee }) =>
      compensationType === "upfront_only" && masterOwnership === "artist" && producerFee > 0,
    says: [/No royalty for the recording is payable to the Producer in addition to it/],
    never: [/earn as part of the Master/],
  },
  {
    rule: "a track is turned down for what was agreed in writing, and not before there was a time to put it right",
    when: ({ mayReject }) => mayReject,
    in: "Revisions and acceptance",
    says: [
      /misses what the parties agreed in writing, before signing or after, such as a reference track, (?:after the rounds that are included|and the Producer has not put that right within fourteen days)/,
    ],
  },
  {
    rule: "what an artist assigned to an owner who was not paid goes back",
    when: (form) => hasFee(form) && form.masterOwnership === "producer",
    in: "Termination",
    says: [/no licence of the Master begins, what the Artist assigned goes back/],
  },
  {
    rule: "a fee in halves is due in halves, one that is not is due at once",
    when: ({ producerFee }) => producerFee > 0,
    in: "Fee",
    says: [/is due in full|in two parts/],
    never: [/due in full .* in two parts/],
  },
  {
    rule: "the annex says when it is delivered, and who has it mastered",
    when: always,
    in: "Annex A",
    says: [
      /The Track is delivered when the Artist can open these files/,
      /Mastering, .*the Artist arranges and pays/,
    ],
  },
  {
    rule: "whoever holds files back for the fee has delivered by letting listen, and whoever was paid by the files alone",
    when: ({ producerFee }) => producerFee > 0,
    in: "Annex A",
    says: [
      /for when it counts as accepted, listening to the first mix of the whole Track, and then to each changed one, is enough/,
      /so it is for clause \d+ \(Termination\) as long as files are held back for an unpaid Fee, and what is so held back is not late/,
      /For that clause, once the Fee is paid, delivery is the files/,
    ],
  },
  {
    rule: "a round of revisions is a list, asked for and made in time",
    when: ({ revisions }) => revisions > 0,
    in: "Revisions and acceptance",
    says: [/A round is one list of changes/, /made within fourteen more/],
  },
  {
    rule: "turning it down costs half of the fee and gives no rights",
    when: ({ mayReject }) => mayReject,
    in: "Revisions and acceptance",
    says: [
      /may reject it/,
      /That ends this agreement/,
      /no rights pass, those that have passed go back/,
      /the Producer makes no use of what the Artist performed/,
    ],
  },
];

const isFixed = ({ legal }: Featured) => legal?.agreementDuration === "fixed";
const hasSync = ({ sync, legal }: Featured) =>
  legal !== null && sync !== "none" && legal.syncRoyaltyPercentage !== null;
const waits = ({ featuredArtistFee, legal }: Featured) =>
  (featuredArtistFee ?? 0) > 0 && legal?.paymentTerms !== "percentage_only";

const featuredRules: Rule<Featured>[] = [
  ...commonRules<Featured>("Primary Artist", "Featured Artist"),
  {
    rule: "rights pass with payment where a fee is due",
    when: waits,
    in: "Ownership of the Master",
    says: [FROM_PAYMENT, /Until the Fee is paid the Song may not be released/],
  },
  {
    rule: "and when the performance is recorded where none is",
    when: (form) => !waits(form),
    in: "Ownership of the Master",
    says: [/as from the recording of the Performance/],
    never: [FROM_PAYMENT, /Until the Fee/],
  },
  {
    rule: "a label owns once it has joined, and until then the primary artist does",
    when: ({ masterOwnership }) => masterOwnership === "label_other",
    in: "Ownership of the Master",
    says: [/by signing Annex A/, /Until then the Primary Artist owns the Master/],
  },
  {
    rule: "a label that owns is reckoned with once, whatever the guest has a percentage of",
    when: (form) => form.masterOwnership === "label_other" && draftHas(form, "Accounting and audit"),
    in: "Ownership of the Master",
    says: [
      /Once the Owner has the Master, it counts as a party in clause 2 \(Definitions\): all that it receives counts, and what it pays the Primary Artist is not counted again/,
      /If a licensee other than the Owner(?: or a distributor)? releases the Song, what it pays the Primary Artist or the Owner for it counts/,
    ],
  },
  {
    rule: "and has a part itself",
    when: (form) => form.masterOwnership === "label_other" && draftHas(form, "Share of receipts"),
    in: "Share of receipts",
    says: [/The rest belongs to the Primary Artist and the Owner, as they agree/],
  },
  {
    rule: "the recording and its copies have the guest's consent before the fee is paid",
    when: always,
    in: "Ownership of the Master",
    says: [
      /consents to the recording of the Performance and to the copies that finishing the Master takes\. From/,
    ],
    never: [/consents to [^.]* as from payment/],
  },
  {
    rule: "a label joins by saying what it joins, and what of it binds it",
    when: ({ masterOwnership }) => masterOwnership === "label_other",
    in: "Annex A",
    says: [
      /confirms that it has read the featured artist agreement between .* on the song/,
      /No right in it is the Owner’s in another way, by a commission or otherwise \(Copyright Act, section 31\)/,
      /term, release, credit, synchronisation, confidentiality, disputes and notices binds the Owner, too, and a notice about the return of rights is given to it as well/,
      /its e-mail address for notices/,
    ],
    never: [/Ltd has read/],
  },
  {
    rule: "no commission gives the label what it has not joined for",
    when: ({ masterOwnership }) => masterOwnership === "label_other",
    in: "Ownership of the Master",
    says: [
      /Commissioning it or paying for it makes it nobody’s in another way or any earlier \(Copyright Act, section 31\)/,
    ],
    never: [/for whom the Primary Artist records it/],
  },
  {
    rule: "a label that owns takes the recording down with the others at the end of the term",
    when: (form) => form.masterOwnership === "label_other" && isFixed(form),
    in: "Term and territory",
    says: [
      /the Primary Artist and the Owner must take the Master down .* without the others, portfolios apart, unless all extend/,
    ],
  },
  {
    rule: "a guest whose rights came back may use them, and releases the recording only as an owner does",
    when: ({ exclusivity }) => !exclusivity,
    in: "Exclusivity",
    says: [
      /releases the Master only as clauses \d+ and \d+ allow, and the Performance otherwise only if rights go back or never pass/,
    ],
    never: [/may not release/],
  },
  {
    rule: "an exclusive guest may release the recording where its owners and the return of rights allow it",
    when: ({ exclusivity }) => exclusivity,
    in: "Exclusivity",
    says: [/may release the Master as clauses \d+ and \d+ allow/],
  },
  {
    rule: "nobody pays before the waiver is there",
    when: (form) => needsWaiver(form) && form.legal?.paymentTerms !== "percentage_only" && hasFee(form),
    in: "Fee and payment",
    says: [
      /both parties have signed this agreement and the waiver of clause \d+ \(The Performance\) is there/,
    ],
  },
  {
    rule: "the first page says of a guest's own work what the clause says",
    when: ({ exclusivity }) => !exclusivity,
    in: "Key terms",
    says: [/The Performance: for this song only; other work is free/],
  },
  {
    rule: "nobody is late before the day of the recording, and who misses that day is late a week after",
    when: ({ legal }) => legal !== null && legal.recordingDate !== "",
    in: "Delivery",
    says: [
      /Nothing is late until seven days after the day set under clause \d+ \(The Performance\) for the recording/,
    ],
  },
  {
    rule: "who is owed a fee out of the first receipts has back what has passed with the recording",
    when: (form) => hasFee(form) && form.legal?.paymentTerms === "percentage_only",
    in: "Termination",
    says: [/no right in the Master passes, those that have passed go back/],
  },
  {
    rule: "nor does the first page say so",
    when: (form) => needsWaiver(form) && form.legal?.paymentTerms !== "percentage_only" && hasFee(form),
    in: "Key terms",
    says: [/after signing and the waiver/],
  },
  {
    rule: "a company has no government id: it is that of whoever signs for it",
    when: ({ legal, primaryArtistType }) => legal !== null && primaryArtistType === "company",
    in: "Identity of the parties",
    says: [/\(a\) the Primary Artist: .* government ID number of /],
  },
  {
    rule: "until a waiver is there no time for delivery runs",
    when: needsWaiver,
    in: "Delivery",
    says: [/the waiver of exclusivity is there/],
  },
  {
    rule: "where both own nobody uses it before the fee is paid",
    when: (form) => isShared(form) && waits(form),
    in: "Ownership of the Master",
    says: [
      /Until then each keeps what it brings, whoever commissions it \(Copyright Act, section 31\), and neither uses the Master but to finish it/,
    ],
  },
  {
    rule: "synchronisation comes to one percentage, in its clause and on the first page",
    when: (form) =>
      isShared(form) &&
      form.ownerReceives === "share" &&
      form.percentageBase === "net" &&
      hasSync(form) &&
      draftHas(form, "Share of receipts"),
    in: "Synchronisation",
    says: [
      /in place of every other percentage of those receipts, and then half of the rest of them as an owner, in all [\d.]+% to the Featured Artist and [\d.]+% to the Primary Artist/,
    ],
  },
  {
    rule: "the clause on the master names every clause that divides",
    when: (form) => isShared(form) && hasSync(form) && draftHas(form, "Share of receipts"),
    in: "Ownership of the Master",
    says: [/is stated in clause \d+ \(Share of receipts\) and clause \d+ \(Synchronisation\)/],
  },
  {
    rule: "an exclusivity that is to be waived breaks no warranty, and without the waiver nothing happens",
    when: needsWaiver,
    says: [
      /but for the exclusivity of .* that is to be waived/,
      /Until it is there nothing is recorded or released/,
      /the Primary Artist may end this agreement by written notice; what was paid is repaid within fourteen days, and neither owes the other anything else, whatever clause \d+ \(Termination\) says/,
    ],
  },
  {
    rule: "what was stated of the parties is said to be stated",
    when: ({ legal }) => legal !== null,
    in: "Identity of the parties",
    says: [/was stated when this agreement was drawn up; nobody has checked it/],
  },
  {
    rule: "a restraint ends, released or not",
    when: ({ exclusivity }) => exclusivity,
    in: "Exclusivity",
    says: [/three at most after delivery/],
  },
  {
    rule: "the annex by which the owner joins is the one that is named",
    when: ({ masterOwnership }) => masterOwnership === "label_other",
    in: "Annex A",
    says: [
      /joins by signing a copy of this annex/,
      /who signs for it, and in what position/,
      /owes the Featured Artist, beside the Primary Artist, everything/,
    ],
  },
  {
    rule: "a fixed term ends permissions, not ownership",
    when: isFixed,
    in: "Term and territory",
    says: [/ends the permissions/, /who owns the Master stays as it is/],
    never: [/returns to the party/],
  },
  {
    rule: "the first page says that a fixed term ends with a takedown",
    when: isFixed,
    in: "Key terms",
    says: [/worldwide, until \d+ \w+ \d{4}; then the recording is taken down, whoever owns it/],
  },
  {
    rule: "and that films go on, where there can be any",
    when: (form) => isFixed(form) && form.sync !== "none",
    in: "Key terms",
    says: [/whoever owns it; film licences given before go on/],
  },
  {
    rule: "nobody who has a part of films alone is sent statements of nothing, nor loses rights for them",
    when: (form) =>
      hasSync(form) &&
      !draftHas(form, "Share of receipts") &&
      !isShared(form) &&
      !/out of the first/.test(textsOf(form).get("Fee and payment")!),
    in: "Accounting and audit",
    says: [/complete records of \w+ Receipts from synchronisation .* after each in which there were any/],
  },
  {
    rule: "a label asks its payers as the primary artist does",
    when: (form) => form.masterOwnership === "label_other" && draftHas(form, "Letter of direction"),
    in: "Annex A",
    says: [/It gives the letter of direction for what is owed to it, too/],
  },
  {
    rule: "shares of the song that were stated stand alone",
    when: ({ legal }) => (legal?.publishingSplit ?? "") !== "",
    in: "Publishing",
    says: [
      /by the following shares; the rule on equal parts does not apply, and they draw the split sheet up by these shares, unless somebody else wrote a part:/,
    ],
    never: [/not equally/],
  },
  {
    rule: "nothing waits for a day that was not set",
    when: ({ legal }) => legal !== null && legal.recordingDate === "",
    in: "Delivery",
    never: [/Nothing is late/],
  },
  {
    rule: "it is delivered once it can be opened, and mastering is paid with the recording",
    when: always,
    says: [
      /is delivered once the Primary Artist can open all of it or, recording it, has finished/,
      /recording, mixing and mastering/,
    ],
  },
  {
    rule: "ownership lasts whatever the term",
    when: always,
    in: "Ownership of the Master",
    says: [/throughout the world, for the Full Term/],
  },
  {
    rule: "a permission to use the performance ends with a fixed term",
    when: isFixed,
    in: "Ownership of the Master",
    says: [/as part of the Master, .* until \d+ \w+ \d{4}/],
  },
  {
    rule: "money, proof and protection outlive the term",
    when: isFixed,
    in: "Termination",
    says: [
      /Otherwise the end of this agreement or of its term ends only/,
      /the permissions that clause \d+ \(Term and territory\) names/,
      /In every case all other rights and duties go on/,
    ],
  },
  {
    rule: "a percentage beside an owner's half comes first, or is said to be all",
    when: (form) =>
      isShared(form) && (form.compensationType !== "flat_fee" || form.legal?.royaltyBased === true),
    in: "Share of receipts",
    says: [/is paid first|the whole of the Featured Artist’s part/],
    never: [/paid first.*is the whole of/],
  },
  {
    rule: "a royalty beside another share is reckoned on what can be more than nothing",
    when: (form) =>
      form.compensationType !== "flat_fee" &&
      form.legal?.royaltyBased === true &&
      form.legal.featuredArtistRoyaltyPercentage !== form.featuredArtistPercentage,
    in: "Share of receipts",
    says: [/that collecting societies pay for the rights of the Master’s owner/],
  },
  {
    rule: "of two owners the one who manages claims videos that use the recording",
    when: isShared,
    in: "Ownership of the Master",
    says: [/Only the Primary Artist registers the Master with a content identification service/],
  },
  {
    rule: "where no revisions are agreed nobody can ask for one that is due",
    when: ({ legal }) => legal === null,
    in: "Acceptance",
    says: [/named a fault in writing/],
    never: [/revision/],
  },
  {
    rule: "what a guest gives is passed on to whoever releases it",
    when: always,
    in: "Ownership of the Master",
    says: [/as part of the Master, also through its owner, labels and distributors, in edits/],
  },
  {
    rule: "the first page says that an exclusive guest does not record the song again",
    when: ({ exclusivity }) => exclusivity,
    in: "Key terms",
    says: [
      /The Performance: exclusive, and no other recording of the song for up to two years after its release/,
    ],
  },
  {
    rule: "a label that owns may do for the release what the primary artist may",
    when: ({ masterOwnership }) => masterOwnership === "label_other",
    in: "Annex A",
    says: [
      /What the Primary Artist may do, for the release, with the Performance, names and likeness, the Owner may, too/,
    ],
  },
  {
    rule: "a day of promotion is paid as agreed, unless the parties' own words say so",
    when: ({ legal }) => (legal?.promotionalRights ?? "") !== "",
    in: "Live performance and promotion",
    says: [/and unless it says otherwise, pay for that is agreed in writing/],
  },
  {
    rule: "a label that joined sells to nobody who has not",
    when: ({ masterOwnership }) => masterOwnership === "label_other",
    in: "Annex A",
    says: [/it passes the Master on only to somebody who joins as well/],
  },
  {
    rule: "nobody stands in for the guest, and the guest hears the mix",
    when: always,
    says: [/perform on the Song in person/, /hear the final mix before its release/],
  },
  {
    rule: "a label that somebody is signed to has waived, and is named",
    when: needsWaiver,
    says: [/written waiver of exclusivity for the Performance/, /by courtesy of/],
  },
];

/** Somebody else than the guest, or its own company, has to waive. */
function needsWaiver({ courtesyOf, featuredArtist, featuredArtistLegalName }: Featured): boolean {
  const own = [featuredArtist, featuredArtistLegalName];
  return courtesyOf !== "" && !own.some((name) => isSameName(name, courtesyOf));
}

const texts = new WeakMap<object, Map<string, string>>();

/** Those that state a percentage. */
const percentageClauses = (form: ProducerForm | Featured) => [
  ...["Royalty", "Share of receipts"].filter((heading) => draftHas(form, heading)),
  ...(/in place of every/.test(textsOf(form).get("Synchronisation") ?? "") ? ["Synchronisation"] : []),
];

/** Each clause by its heading, each annex by its letter, with its paragraphs in one line. */
function textsOf(form: ProducerForm | Featured): Map<string, string> {
  const known = texts.get(form);
  if (known) return known;
  const draft =
    "trackTitle" in form
      ? draftFromLibrary("producer_agreement", form)
      : draftFromLibrary("featured_artist_agreement", form);
  const inLine = ({ paragraphs }: Clause) => paragraphs.join(" ");
  const map = new Map(draft.clauses.map((clause) => [clause.heading, inLine(clause)]));
  map.set("Parties", draft.opening.join(" "));
  for (const [index, annex] of draft.annexes!.entries()) {
    map.set(annex.heading, inLine(annex));
    map.set(`Annex ${"ABC"[index]!}`, inLine(annex));
  }
  texts.set(form, map);
  return map;
}

function expectRules<Form extends ProducerForm | Featured>(rules: readonly Rule<Form>[], form: Form): void {
  for (const { rule, when, in: heading, says = [], never = [] } of rules) {
    if (!when(form)) continue;
    const text = heading === undefined ? [...textsOf(form).values()].join(" ") : textsOf(form).get(heading);
    const broken = [
      ...says.filter((pattern) => !pattern.test(text ?? "")).map((pattern) => `does not say ${pattern}`),
      ...never.filter((pattern) => pattern.test(text ?? "")).map((pattern) => `says ${pattern}`),
    ];
    if (broken.length > 0 || text === undefined)
      throw new Error(`${rule}: ${broken.join("; ")}, for ${JSON.stringify(form)}\n${text}`);
  }
}

type Values = Record<string, readonly unknown[]>;

function combinations(values: Values): Record<string, unknown>[] {
  return Object.entries(values).reduce<Record<string, unknown>[]>(
    (all, [field, each]) => all.flatMap((form) => each.map((value) => ({ ...form, [field]: value }))),
    [{}],
  );
}

/** Every pair of values of two fields. */
function pairs(values: Values): Record<string, unknown>[] {
  const fields = Object.keys(values);
  return fields.flatMap((one, index) =>
    fields
      .slice(index + 1)
      .flatMap((other) => combinations({ [one]: values[one]!, [other]: values[other]! })),
  );
}

const producerCore = {
  masterOwnership: producerMasterOwnerships,
  compensationType: producerCompensations,
  producerFee: [0, 39_000_00],
  royaltyPercentage: [null, 0, 12_50],
  ownerReceives: ownersIncomes,
  sync: syncChoices,
};
const producerOthers = {
  exclusivity: [true, false],
  percentageBase: percentageBases,
  releaseMonths: [null, 6, 36],
  feeParts,
  mayReject: [true, false],
  letterOfDirection: [true, false],
  revisions: [0, 2],
  artistType: partyTypes,
  producerType: partyTypes,
  additionalTerms: ["", "No work on Sundays."],
  seat: ["Nairobi", "Kampala"],
};
const featuredCore = {
  masterOwnership: featuredMasterOwnerships,
  compensationType: featuredCompensations,
  featuredArtistFee: [null, 39_000_00],
  ownerReceives: ownersIncomes,
  sync: syncChoices,
};
const featuredDetails = {
  agreementDuration: ["perpetuity", "fixed"],
  royaltyBased: [true, false],
  paymentTerms: ["upfront", "split_payment", "percentage_only"],
  syncRoyaltyPercentage: [null, 30_00],
};
const featuredOthers = {
  exclusivity: [true, false],
  percentageBase: percentageBases,
  releaseMonths: [null, 6, 36],
  letterOfDirection: [true, false],
  ownerName: ["", "Sauti Records Ltd"],
  courtesyOf: ["", "Lagos Sound"],
  primaryArtistType: partyTypes,
  featuredArtistType: partyTypes,
  additionalTerms: ["", "No work on Sundays."],
  seat: ["Nairobi", "Kampala"],
};

const producerForms = combinations(producerCore).map((chosen) => producerForm(chosen));
const featuredForms = combinations(featuredCore).flatMap((chosen) => [
  featuredForm(chosen),
  ...combinations(featuredDetails).map((details) =>
    featuredForm({
      ...chosen,
      legal: legalDetails({
        ...details,
        fixedEndDate: details.agreementDuration === "fixed" ? "2031-01-02" : "",
        syncRoyaltyPercentage:
          chosen.sync === "none" ? null : (details.syncRoyaltyPercentage as number | null),
      }),
    }),
  ),
]);

describe("no clause contradicts a choice", () => {
  test("of ownership, income and sync in a producer agreement", () => {
    for (const form of producerForms) expectRules(producerRules, form);
  });

  test("of ownership, income, sync and term in a featured artist agreement", () => {
    for (const form of featuredForms) expectRules(featuredRules, form);
  });

  test("nor a pair of all others, each beside another core", () => {
    for (const [index, chosen] of pairs(producerOthers).entries())
      expectRules(producerRules, { ...producerForms[(index * 7) % producerForms.length]!, ...chosen });
    for (const [index, chosen] of pairs(featuredOthers).entries())
      expectRules(featuredRules, { ...featuredForms[(index * 7) % featuredForms.length]!, ...chosen });
  });

  test("nor in any form", () => {
    fc.assert(
      fc.property(anyProducerForm, (form) => expectRules(producerRules, withSync(form))),
      { numRuns: Number(process.env.FORMS ?? 300) },
    );
    fc.assert(
      fc.property(anyFeaturedForm, (form) => expectRules(featuredRules, withSync(form))),
      { numRuns: Number(process.env.FORMS ?? 300) },
    );
  });
});

/** A form from before the question was asked says it in another field. */
function withSync<Form extends ProducerForm | Featured>(form: Form): Form {
  return { ...form, sync: form.sync ?? "joint", additionalTerms: "" };
}

test("only work, delivery and acceptance end with the agreement: rights, money and proof outlive it", () => {
  for (const form of [...producerForms.slice(0, 40), ...featuredForms.slice(0, 40)]) {
    const headings = [...textsOf(form).keys()];
    const listed = /ends only the duties still to perform under clauses ([\d, and]+)/.exec(
      textsOf(form).get("Termination")!,
    )![1]!;
    const named = listed.match(/\d+/g)!.map((number) => headings[Number(number) - 1]!);
    expect(named).toEqual([
      expect.stringMatching(/^(?:Services|The Performance)$/),
      "Delivery",
      expect.stringMatching(/^(?:Revisions and acceptance|Acceptance)$/),
    ]);
  }
});

describe("the letter by which others pay a share directly", () => {
  const letter = (form: ProducerForm | Featured) =>
    [...textsOf(form).values()].find((text) => text.includes("asks you to pay")) ?? "";

  test("names those whom it pays as a bank knows them, and as the world does", () => {
    const form = producerForm({ producerName: "Kevo Beats", producerLegalName: "Kevin Odhiambo" });
    expect(letter(form)).toMatch(/asks you to pay 12.5% of .* directly to Kevin Odhiambo \(Kevo Beats\)/);
  });

  test("begins at once, or once a statement shows it where the fee is got back first", () => {
    expect(letter(producerForm())).toContain("from your next accounting on");
    const later =
      "from your first accounting after either has shown you a statement by which the fee has been made up, and until";
    expect(letter(producerForm({ compensationType: "royalties_only" }))).toContain(later);
    expect(letter(featuredForm({ compensationType: "percentage" }))).toContain(later);
    const legal = legalDetails({ paymentTerms: "percentage_only", royaltyBased: false });
    expect(letter(featuredForm({ legal }))).toContain(later);
  });

  test("takes nothing that is paid to performers or writers as such, and gives a child's part to the guardian", () => {
    expect(letter(producerForm())).toContain("but of nothing that you pay performers or writers as such");
    expect(letter(featuredForm({ ...child }))).toMatch(
      /directly to Mercy Achieng, for Zuri Achieng \(Zuri\), and to Zuri Achieng \(Zuri\) alone once you have been shown proof that Zuri Achieng \(Zuri\) is eighteen/,
    );
  });

  test("leaves out synchronisation where that has a percentage of its own", () => {
    const legal = legalDetails({ royaltyBased: false });
    expect(letter(featuredForm({ legal }))).toContain(
      "“Dhow”, but of nothing that you pay performers or writers as such and nothing from synchronisation, directly",
    );
    expect(letter(featuredForm())).not.toContain("synchronisation");
  });
});

/** Where each choice stands in the forms, with what it can be. */
const producerChoices: Partial<Record<Choice, Values>> = {
  fee: { producerFee: producerCore.producerFee },
  feeTimes: { feeParts },
  compensation: { compensationType: producerCompensations },
  percentage: { royaltyPercentage: producerCore.royaltyPercentage },
  ownership: { masterOwnership: producerMasterOwnerships },
  ownersIncome: { ownerReceives: ownersIncomes },
  base: { percentageBase: percentageBases },
  exclusivity: { exclusivity: [true, false] },
  sync: { sync: syncChoices },
  release: { releaseMonths: producerOthers.releaseMonths },
  revisions: { revisions: [0, 2] },
  rejection: { mayReject: [true, false] },
  letter: { letterOfDirection: [true, false] },
  seat: { seat: producerOthers.seat },
};
const featuredChoices: Partial<Record<Choice, Values>> = {
  fee: { featuredArtistFee: featuredCore.featuredArtistFee },
  compensation: { compensationType: featuredCompensations },
  ownership: { masterOwnership: featuredMasterOwnerships },
  ownersIncome: { ownerReceives: ownersIncomes },
  base: { percentageBase: percentageBases },
  exclusivity: { exclusivity: [true, false] },
  sync: { sync: syncChoices },
  release: { releaseMonths: featuredOthers.releaseMonths },
  letter: { letterOfDirection: [true, false] },
  seat: { seat: featuredOthers.seat },
};

/** The choices that a clause follows without naming them, beside forms of all kinds. */
function unnamedChoices<Type extends AgreementType>(
  type: Type,
  choices: Partial<Record<Choice, Values>>,
  forms: readonly AgreementForms[Type][],
): string[] {
  const faults = new Set<string>();
  for (const { dependsOn, write } of libraries[type].clauses) {
    for (const form of forms) {
      const before = write(form);
      for (const [choice, values] of Object.entries(choices)) {
        if (dependsOn.includes(choice as Choice)) continue;
        for (const chosen of combinations(values)) {
          const after = write({ ...form, ...chosen });
          if (JSON.stringify(after) !== JSON.stringify(before))
            faults.add(`${(before ?? after)!.heading} follows ${choice}`);
        }
      }
    }
  }
  return [...faults];
}

test("a clause follows no choice but those that it names", () => {
  const everyTenth = <Form>(forms: readonly Form[]) => forms.filter((_, index) => index % 11 === 0);
  expect(unnamedChoices("producer_agreement", producerChoices, everyTenth(producerForms))).toEqual([]);
  expect(unnamedChoices("featured_artist_agreement", featuredChoices, everyTenth(featuredForms))).toEqual([]);
});

test("every clause says what it is for and where it comes from", () => {
  for (const { clauses } of Object.values(libraries))
    for (const { purpose, source } of clauses) {
      expect(purpose).toMatch(/^[A-Z].*\.$/);
      expect(source).not.toBe("");
    }
});

const child = {
  featuredArtist: "Zuri",
  featuredArtistType: "minor",
  featuredArtistLegalName: "Zuri Achieng",
  featuredArtistSignatory: "Mercy Achieng",
  compensationType: "combination",
  letterOfDirection: true,
} as const;

test("a child warrants no capacity, and what is due to it is held for it", () => {
  const ofChild = textsOf(featuredForm({ ...child }));
  expect(ofChild.get("Samples and warranties")).toContain(
    "the parent or guardian warrants the right to sign",
  );
  expect(ofChild.get("Capacity and independent advice")).toMatch(
    /holds in trust for them; it is spent only for their benefit, accounted for at eighteen, and goes to them alone/,
  );
  expect(textsOf(featuredForm()).get("Samples and warranties")).not.toContain("guardian");
});

test("a child is asked for the skill of a child", () => {
  const expected = "the skill and care of a gifted artist of that age";
  expect(textsOf(featuredForm({ ...child })).get("The Performance")).toContain(expected);
  expect(textsOf(producerForm({ producerType: "minor" })).get("Services")).toContain("producer of that age");
  expect(textsOf(producerForm({ artistType: "minor" })).get("Services")).toContain("experienced producer");
});

test("what others may use as well is not released on its own", () => {
  const beside = "releases an instrumental version only beside the Track";
  const clauseOf = (exclusivity: boolean) => textsOf(producerForm({ exclusivity })).get("Exclusivity");
  expect(clauseOf(false)).toContain(beside);
  expect(clauseOf(true)).not.toContain(beside);
});

test.each([true, false])(
  "the clauses by which a guest may release the recording are those (%s)",
  (exclusivity) => {
    const clauses = textsOf(featuredForm({ exclusivity }));
    const [, ...numbers] = /clauses (\d+) and (\d+) allow/.exec(clauses.get("Exclusivity")!)!;
    const headings = [...clauses.keys()];
    expect(numbers.map((number) => headings[Number(number) - 1])).toEqual([
      "Ownership of the Master",
      "Release and return of rights",
    ]);
  },
);

test.each(["Ltd", "Limited"])(
  "a company that the guest is signed to and is the party waives by signing (%s)",
  (kind) => {
    const own = {
      courtesyOf: "Blaze Entertainment Ltd",
      featuredArtistType: "company",
      featuredArtistLegalName: `Blaze Entertainment ${kind}`,
    } as const;
    const clauses = textsOf(featuredForm(own));
    expect(clauses.get("The Performance")).toContain(
      "By signing, the Featured Artist waives every exclusivity",
    );
    expect(clauses.get("Credit")).toContain("by courtesy of Blaze Entertainment Ltd");
    const all = [...clauses.values()].join(" ");
    expect(all).not.toMatch(
      /hand over a written waiver|and the waiver|waiver of exclusivity is there|to be waived/,
    );
  },
);

test.each([
  { courtesyOf: "Blaze Ltd", featuredArtist: "Blaze" },
  {
    courtesyOf: "Blaze Ltd",
    featuredArtist: "Blaze",
    featuredArtistType: "company",
    featuredArtistLegalName: "Zuri Works Ltd",
  },
] as const)("a label that only sounds like the guest's stage name has to waive (%o)", (signed) => {
  const performance = textsOf(featuredForm(signed)).get("The Performance");
  expect(performance).toContain("hand over a written waiver of exclusivity for the Performance by Blaze Ltd");
});

test("a notice of what a track misses keeps it open where it may be rejected and no round is included", () => {
  const accepted = (given: Partial<ProducerForm>) =>
    textsOf(producerForm({ mayReject: true, revisions: 0, ...given })).get("Revisions and acceptance");
  const notice = "named a fault in writing or given notice of what the Track misses.";
  expect(accepted({})).toContain(notice);
  expect(accepted({ mayReject: false })).toContain("named a fault in writing.");
  expect(accepted({ revisions: 2 })).not.toContain("given notice of what");
});

test("a courtesy that the credit names already is not said twice", () => {
  const credit = (creditRequirements: string, courtesyOf = "Lagos Sound") =>
    textsOf(featuredForm({ courtesyOf, creditRequirements })).get("Credit");
  expect(credit("Sauti Sol feat. Zawadi", "Sol")).toContain("by courtesy of Sol");
  expect(credit("Wambui feat. Zawadi (courtesy of Solar)", "Sol")).toContain("by courtesy of Sol.");
  expect(credit("Wambui feat. Ọlá (courtesy of Lagos Sound)")).not.toContain("by courtesy of");
  expect(credit("Wambui feat. Ọlá")).toContain("by courtesy of Lagos Sound");
});

test("the delivery list reads on, whatever falls due with listening", () => {
  const list = (parts: ProducerForm["feeParts"]) =>
    textsOf(producerForm({ feeParts: parts })).get("Delivery list");
  expect(list("at_once")).toContain(" For what clause");
  expect(list("halves")).toContain(
    " For the day on which the second half of the Fee is due, for what clause",
  );
});

test("a track that was heard may be rejected before its files are there", () => {
  const list = textsOf(producerForm({ mayReject: true, feeParts: "halves" })).get("Delivery list")!;
  expect(list).toMatch(
    /the second half of the Fee is due, for what clause \d+ \(Revisions and acceptance\) lets the Artist ask for or reject, and for when it counts as accepted, listening to the first mix of the whole Track, and then to each changed one, is enough/,
  );
});

test("what a rejected track has already passed on goes back", () => {
  const rejects = producerForm({ mayReject: true, feeParts: "halves" });
  expect(textsOf(rejects).get("Revisions and acceptance")).toContain("those that have passed go back");
});

test("a film licence given before the end of a term runs out its own time", () => {
  const fixed = legalDetails({ agreementDuration: "fixed", fixedEndDate: "2029-11-30" });
  const term = (sync: "alone" | "none") =>
    textsOf(featuredForm({ sync, legal: fixed })).get("Term and territory")!;
  expect(term("alone")).toMatch(
    /licences given before under clause \d+ \(Synchronisation\), for their own time/,
  );
  expect(term("none")).not.toContain("Synchronisation");
});

test("a company acts for the name that it works under, and is not that name", () => {
  const { opening } = draftFromLibrary(
    "producer_agreement",
    producerForm({ artistType: "company", artistLegalName: "Kilele Ltd" }),
  );
  expect(opening.join("\n")).toContain("for the work done as Amina Wanjiru");
  expect(opening.join("\n")).not.toMatch(/trading as/);
});

test.each([
  ["shared", /produces the recording, for which both arrange\./],
  ["artist", /and arranges for the recording and produces it\./],
] as const)("who arranges for the recording is who is its author (%s)", (masterOwnership, arranges) => {
  const { recitals } = draftFromLibrary("producer_agreement", producerForm({ masterOwnership }));
  expect(recitals.join("\n")).toMatch(arranges);
});

test("the second half of a fee falls due with the first whole mix, and not with a version nobody can tell", () => {
  expect(textsOf(producerForm({ feeParts: "halves" })).get("Fee")).toContain(
    "within seven days after the Producer has delivered the first mix of the whole Track for listening.",
  );
});

test("whoever may sing a song live may do so after a fixed term, too", () => {
  const live = (legal: Featured["legal"]) =>
    textsOf(featuredForm({ legal })).get("Live performance and promotion");
  expect(live(legalDetails({ agreementDuration: "fixed", fixedEndDate: "2029-11-30" }))).toContain(
    "may perform the Song live, also after the term.",
  );
  expect(live(legalDetails({ agreementDuration: "perpetuity" }))).toContain("may perform the Song live. The");
});

test("what a label that joined was directed to pay is not taken off it twice", () => {
  const letter = (masterOwnership: Featured["masterOwnership"]) =>
    textsOf(featuredForm({ masterOwnership, letterOfDirection: true, compensationType: "percentage" })).get(
      "Letter of direction",
    );
  expect(letter("label_other")).toContain(
    "It is not for an Owner of the recording whose own payers have this letter.",
  );
  expect(letter("lead_artist")).not.toContain("whose own payers");
});

test("whoever sings for a company promises the other side to keep what only they can", () => {
  const sings = (given: Partial<Featured>) =>
    textsOf(featuredForm({ featuredArtistType: "company", featuredArtist: "Big Sem", ...given })).get(
      "The Performance",
    );
  const own = sings({ featuredArtistLegalName: "Semeon Music Limited" });
  expect(own).toMatch(
    /In person means by whoever performs as Big Sem\. Before the recording the Featured Artist hands over that person’s signed promise \(under eighteen, of a parent or guardian, too\) to the Primary Artist: they keep this clause, clause \d+ \(Exclusivity\), clause \d+ \(Live performance and promotion\) and clause \d+ \(Name, likeness and moral rights\) as if they were the Featured Artist\./,
  );
  expect(sings({ featuredArtistLegalName: "Big Sem" })).toContain(
    "by whoever performs for the Featured Artist.",
  );
  expect(sings({ featuredArtistType: "person" })).not.toContain("In person means");
});

test("a child announces nothing on channels that it may not have", () => {
  const live = (given: Partial<Featured>) =>
    textsOf(featuredForm(given)).get("Live performance and promotion");
  expect(live(child)).toContain("For a party under eighteen the parent or guardian announces it.");
  expect(live({})).not.toContain("guardian");
});

test("whose collecting societies are stated is said", () => {
  expect(textsOf(featuredForm({ legal: legalDetails() })).get("Publishing")).toContain(
    "Collecting societies of the Featured Artist, as stated: MCSK.",
  );
});

test("a percentage beside a fee out of the receipts is of what the fee leaves, wherever it is named", () => {
  const apart = legalDetails({ paymentTerms: "percentage_only", royaltyBased: false });
  const both = textsOf(featuredForm({ masterOwnership: "lead_artist", legal: apart }));
  expect(both.get("Share of receipts")).toContain(
    "15% of Net Receipts that are left once the Fee has been paid out of them (the “Share”)",
  );
  expect(both.get("Synchronisation")).toContain(
    "30% of the Net Receipts from synchronisation that are left once the Fee has been paid out of them,",
  );
  expect(both.get("Fee and payment")).toContain("in addition to the Share, reckoned on what it leaves.");
  expect(both.get("Key terms")).toContain("tax at source, once the Fee is paid out of them");
  expect(both.get("Share of receipts")).not.toContain("from the first sum");
  const ofOwner = featuredForm({ masterOwnership: "shared", compensationType: "flat_fee", legal: apart });
  expect(textsOf(ofOwner).get("Key terms")).toContain("once the Fee is paid out of it, as an owner");
  const advance = featuredForm({ compensationType: "percentage", legal: apart });
  expect(textsOf(advance).get("Share of receipts")).not.toContain("that are left");
});

test("what parties say of shows is limited only where the guest appears", () => {
  const live = textsOf(featuredForm({ legal: legalDetails() })).get("Live performance and promotion");
  expect(live).toMatch(
    /Two shows a year together\s+As far as it has the Featured Artist appear, and unless it says otherwise, day and pay are agreed in writing each time, and it ends two years after the release\./,
  );
});

test("who was paid for good is sent statements of what is divided, and of nothing else", () => {
  const bought = producerForm({ masterOwnership: "producer", compensationType: "upfront_only" });
  expect(textsOf(bought).get("Accounting and audit")).toMatch(
    /records of Net Receipts that clause \d+ \(Income\) divides equally and send .* after each in which there were any/,
  );
  expect(textsOf(producerForm()).get("Accounting and audit")).not.toContain("in which there were any");
});

test("a list of files gives no right to reject, and a guest's bar ends with the term", () => {
  expect(textsOf(producerForm()).get("Delivery list")).not.toContain("or reject");
  const fixed = legalDetails({ agreementDuration: "fixed", fixedEndDate: "2031-01-02" });
  expect(textsOf(featuredForm({ legal: fixed })).get("Exclusivity")).toContain("or the term has ended");
});
