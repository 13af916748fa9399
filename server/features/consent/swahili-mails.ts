import type { Letter } from "#server/adapters/mail/layout";
import { fullName } from "#server/features/auth/index";
import type { Party } from "#server/features/consent/consent-parties";
import type { ConsentRequestRow } from "#server/features/consent/consent-store";
import type { ConsentRecord, Question } from "#server/features/consent/questions-store";
import {
  formatDate,
  isSamePerson,
  namesInSwahili,
  songOf,
  typeInSwahili,
  whatInSwahili,
} from "#server/features/signing/index";

const isDeletion = ({ request }: ConsentRecord) => request.purpose === "deletion";

/** "ifutwe" of a sheet, "ufutwe" of a contract: "hati" and "mkataba" are of two noun classes. */
function verbOf(record: ConsentRecord, verb: "futwe" | "badilishwe"): string {
  return record.document.type === "split_sheet" ? `i${verb}` : `u${verb}`;
}

const wishOf = (record: ConsentRecord) => verbOf(record, isDeletion(record) ? "futwe" : "badilishwe");

/** One signer is asked, the first time or again. */
export function questionInSwahili(question: Question, url: string): Letter {
  const { mine, request, requester, version } = question;
  const [song, type, what, wish] = [
    songOf(question),
    typeInSwahili(question),
    whatInSwahili(question),
    wishOf(question),
  ];
  const isOwner = isSamePerson(mine, requester);
  const asker = `${fullName(requester)} (${requester.email})`;
  const asks = isOwner
    ? `Jibu lako mwenyewe: "${song}" ${wish}? (${type})`
    : `${requester.firstName} anakuomba ukubali "${song}" ${wish} (${type})`;
  const isReminder = mine.remindersSent > 0;
  return {
    subject: isReminder ? `Kikumbusho: ${asks}` : asks,
    preheader: "Jibu lako linahitajika. Huhitaji akaunti.",
    heading: `"${song}" ${wish}?`,
    paragraphs: [
      ...(isReminder ? ["Bado hujajibu."] : []),
      isOwner
        ? `Uliwaomba wote waliosaini ${what} wakubali ${wish}, na wewe pia uliisaini. Hiki ni kiungo chako mwenyewe cha kujibu.`
        : `${asker} anawaomba wote waliosaini ${what} wakubali ${wish}.`,
      ...(isOwner ? [] : [`${requester.firstName} anaandika: “${request.reason}”`]),
      meaningOf(question),
      "Jibu kwa simu yako; huhitaji akaunti. Kiungo hiki ni chako peke yako, kwa hivyo tafadhali usikitume kwa mtu mwingine.",
    ],
    facts: [
      { label: "Wimbo", value: song },
      { label: "Aliyeomba", value: asker },
      { label: "Ilisainiwa na wote", value: version.signedAt ? formatDate(version.signedAt) : "" },
      { label: "Watia sahihi walioulizwa", value: String(request.confirmationsRequired) },
    ],
    button: { label: "Soma na ujibu", url },
    closing: `Usipofanya chochote, ${isDeletion(question) ? "hakuna kitakachofutwa" : "hakuna kitakachobadilishwa"}: ombi linaisha tarehe ${formatDate(request.expiresAt)}.`,
  };
}

function meaningOf(question: Question): string {
  const { confirmationsRequired: count } = question.request;
  const all = count === 1 ? "mtia sahihi wake pekee atakubali" : `watia sahihi wote ${count} watakubali`;
  return isDeletion(question)
    ? `Hati itafutwa tu ikiwa ${all}, na hapo itafutwa kabisa baada ya siku 30: maandishi yake, sahihi zake na PDF iliyosainiwa tuliyo nayo. Mmoja akikataa, itabaki.`
    : `Hati itakuwa rasimu tena tu ikiwa ${all}. Ulichosaini kitahifadhiwa kwenye historia yake, na kila mtu ataombwa kusaini upya hati iliyobadilishwa. Mmoja akikataa, itabaki jinsi ilivyo.`;
}

/** A signer is told how a request ended; `isShared` where several people read their mailbox. */
export function outcomeInSwahili(record: ConsentRecord, party: Party, isShared: boolean): Letter {
  const { headline, ...content } = outcomes[record.request.status](record, party, isShared);
  return {
    subject: `${headline} (${typeInSwahili(record)})`,
    heading: headline,
    ...content,
    closing: "Umepata barua pepe hii kwa sababu ulisaini hati hii.",
  };
}

type Words = Pick<Letter, "preheader" | "paragraphs" | "facts"> & { headline: string };
type Tell = (record: ConsentRecord, party: Party, isShared: boolean) => Words;

const outcomes: Record<ConsentRequestRow["status"], Tell> = {
  pending: ({ request }) => {
    throw new Error(`request ${request.id} has not ended`);
  },
  approved: (record) => (isDeletion(record) ? tellDeletionDay : tellAmendment)(record),
  rejected: (record, party, isShared) => {
    const refuser = record.asked.find(({ answer }) => answer === "rejected");
    const isReader = refuser?.email === party.email && !isShared;
    return stays(
      record,
      isReader
        ? `Hukukubali ${whatInSwahili(record)} ${wishOf(record)}`
        : `${refuser?.name ?? "Mtia sahihi mmoja"} hakukubali ${whatInSwahili(record)} ${wishOf(record)}`,
    );
  },
  expired: (record, party, isShared) => {
    const silent = record.asked
      .filter(({ answer }) => !answer)
      .map(({ name, email }) => (email === party.email && !isShared ? "wewe" : name));
    return stays(
      record,
      `Si kila mtu aliyejibu kwa wakati, na ni lazima kila mtu akubali ${whatInSwahili(record)} ${wishOf(record)}. Majibu yaliyokosekana: ${namesInSwahili(silent)}`,
    );
  },
  cancelled: (record) =>
    stays(
      record,
      `${fullName(record.requester)} ameondoa ombi la kutaka ${whatInSwahili(record)} ${wishOf(record)}`,
    ),
};

function tellDeletionDay(record: ConsentRecord): Words {
  const day = formatDate(record.request.scheduledAt!);
  return {
    headline: `"${songOf(record)}" itafutwa tarehe ${day}`,
    preheader: "Kila mtu amekubali.",
    paragraphs: [
      `Wote waliosaini ${whatInSwahili(record)} wamekubali ${wishOf(record)}.`,
      `Tarehe ${day} hati itafutwa kabisa: maandishi yake, sahihi zake na PDF iliyosainiwa tuliyo nayo. Kama unataka kubaki na nakala, hifadhi PDF uliyotumiwa kwa barua pepe kila mtu aliposaini.`,
      `${fullName(record.requester)} anaweza kughairi kufutwa kwa hati hadi siku hiyo.`,
    ],
    facts: [
      { label: "Itafutwa", value: day },
      { label: "Hati", value: record.document.id },
    ],
  };
}

function tellAmendment(record: ConsentRecord): Words {
  return {
    headline: `"${songOf(record)}" inaweza kubadilishwa`,
    preheader: "Kila mtu amekubali.",
    paragraphs: [
      `Wote waliosaini ${whatInSwahili(record)} wamekubali ${wishOf(record)}.`,
      `Hati ni rasimu tena. ${record.requester.firstName} akituma hati iliyobadilishwa, utapata kiungo kipya cha kuisoma na kuisaini.`,
      "Toleo ambalo kila mtu alisaini linahifadhiwa kwenye historia ya hati, pamoja na sahihi zake na PDF yake.",
    ],
  };
}

/** For everything that changes nothing. */
function stays(record: ConsentRecord, what: string): Words {
  return {
    headline: `"${songOf(record)}" ${isDeletion(record) ? "haitafutwa" : "inabaki jinsi ilivyo"}`,
    preheader: "Inabaki imesainiwa, kama ilivyokuwa.",
    paragraphs: [
      `${what}.`,
      "Kwa hivyo hati inabaki imesainiwa na wote, kama ilivyokuwa, na majibu yaliyotolewa hayahesabiwi tena. Huhitaji kufanya lolote.",
    ],
  };
}
