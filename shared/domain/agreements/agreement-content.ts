import type { DocumentType } from "#shared/domain/document-status";
import type { FeaturedForm } from "#shared/domain/agreements/featured-artist-agreement";
import type { ProducerForm } from "#shared/domain/agreements/producer-agreement";
import type { SplitSheet } from "#shared/domain/split-sheet";

export const agreementTypes = [
  "producer_agreement",
  "featured_artist_agreement",
] as const satisfies readonly DocumentType[];
export type AgreementType = (typeof agreementTypes)[number];

export function isAgreement(type: DocumentType): type is AgreementType {
  return type !== "split_sheet";
}

/** Who wrote the text: a model, our clause library, or the owner, who brought their own. */
export const drafters = ["ai", "clause_library", "owner"] as const;
export type Drafter = (typeof drafters)[number];

/** The form of each type of agreement, as the server keeps it. */
export type AgreementForms = {
  producer_agreement: ProducerForm;
  featured_artist_agreement: FeaturedForm;
};

/** What an agreement says. `formData` is null where the owner brought a text and no form: then nobody knows who signs it. */
export type AgreementContent<Form = ProducerForm | FeaturedForm> = {
  formData: Form | null;
  generatedAgreement: string;
  draftedBy: Drafter;
  /** ISO time of the owner's last edit, none while the text is the drafted one. Frozen with the text that is sent. */
  editedAt: string | null;
  /** Of the clause library it was drafted with; null of a text that somebody brought, and of one from before editions had names. */
  edition: string | null;
};

/** A document's content with the type that says what it is. */
export type TypedContent =
  | { type: "split_sheet"; content: SplitSheet }
  | {
      [Type in AgreementType]: { type: Type; content: AgreementContent<AgreementForms[Type]> };
    }[AgreementType];

/** Longest text of an agreement, in characters: some hundred pages. */
export const MAX_AGREEMENT_LENGTH = 200_000;

/** What came as an agreement's content, before anybody checked the form in it. */
export type GivenContent = { formData: unknown; generatedAgreement: string };

/**
 * An agreement's content as it travels: an object, its JSON, or its JSON between triple quotes with escaped quotes. What cannot
 * be read so is a text that somebody edited.
 */
export function readContent(content: unknown): GivenContent {
  const read = unwrapContent(content);
  if (!isRecord(read)) return { formData: null, generatedAgreement: typeof read === "string" ? read : "" };
  const { rawContent } = read;
  const texts = [
    read.generatedAgreement,
    read.aiGeneratedText,
    isRecord(rawContent) ? rawContent.generatedAgreement : undefined,
    read.content,
  ];
  const form = unwrapContent(read.formData);
  return {
    formData: isRecord(form) ? form : null,
    generatedAgreement: texts.filter((text) => typeof text === "string").find((text) => text.trim()) ?? "",
  };
}

/** The object that a text stands for; anything else stays as it is. */
export function unwrapContent(content: unknown): unknown {
  if (typeof content !== "string") return content;
  const text = content.trim();
  const inner = /^"""(.*)"""$/s.exec(text)?.[1]?.trim();
  const readings = inner === undefined ? [text] : [inner, unescaped(inner), inner.replaceAll('\\"', '"')];
  return readings.map(readObject).find((object) => object !== undefined) ?? content;
}

/** JSON of an object, or JSON of such JSON. */
function readObject(json: string | undefined): Record<string, unknown> | undefined {
  const once = parse(json);
  const object = typeof once === "string" ? parse(once) : once;
  return isRecord(object) ? object : undefined;
}

function unescaped(text: string): string | undefined {
  const read = parse(`"${text}"`);
  return typeof read === "string" ? read : undefined;
}

function parse(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
