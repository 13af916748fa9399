/*
 * What an ICU message asks for, read from its text by the compiler: `["count", "plural"] | ["names", "text"]` of
 * "{count, plural, one {{names} has} other {{names} have}} signed".
 */

type Kind = "text" | "number" | "plural" | "select";

/** Reads to the end, or to the brace that closes a case: what was found, and what follows. */
type Read<Text extends string, Found = never> = Text extends `${infer Head}{${infer Tail}`
  ? Head extends `${string}}${infer Rest}`
    ? [Found, `${Rest}{${Tail}`]
    : ReadArgument<Tail, Found>
  : Text extends `${string}}${infer Rest}`
    ? [Found, Rest]
    : [Found, ""];

type ReadArgument<Text extends string, Found> = Text extends `${infer Inside}}${infer Rest}`
  ? Inside extends `${infer Name}, ${infer Format}`
    ? Format extends `${infer Choice extends Kind}, ${string}`
      ? Text extends `${string}, ${string}, ${infer Cases}`
        ? ReadCases<Cases, Found | [Name, Choice]>
        : never
      : Read<Rest, Found | [Name, Format]>
    : Read<Rest, Found | [Inside, "text"]>
  : never;

type ReadCases<Text extends string, Found> = Text extends `${infer Case}{${infer Body}`
  ? Case extends `${string}}${infer Rest}`
    ? Read<`${Rest}{${Body}`, Found>
    : ReadCasesAfter<Read<Body, Found>>
  : Text extends `${string}}${infer Rest}`
    ? Read<Rest, Found>
    : never;

type ReadCasesAfter<After> = After extends [infer Found, infer Rest extends string]
  ? ReadCases<Rest, Found>
  : never;

/** Of every text, where there are several: a language each. */
export type ArgumentsOf<Text extends string> = Text extends string ? Read<Text>[0] : never;

type Named<Argument> = Argument extends [infer Name extends string, Kind] ? Name : never;
type KindOf<Argument, Name> = Argument extends [Name, infer Found] ? Found : never;

/** A number that one language only prints may choose between words in another. */
type Value<Found, Plain> = "plural" extends Found
  ? number
  : "number" extends Found
    ? number
    : "select" extends Found
      ? string | boolean
      : Plain;

/** What is given to say a text: everything that any language asks for. `Plain` is what may stand in it. */
export type Values<Text extends string, Plain> = {
  [Name in Named<ArgumentsOf<Text>>]: Value<KindOf<ArgumentsOf<Text>, Name>, Plain>;
};

/**
 * The ids of the texts in `Words` that lack something `English` says, or say something it does not. A select is grammar: what one
 * language has no need to distinguish (a noun class, "you" or a name), it leaves out.
 */
export type Unlike<English extends Record<string, string>, Words extends Record<string, string>> = {
  [Id in keyof English & keyof Words & string]:
    Lacking<English[Id], Words[Id]> | Lacking<Words[Id], English[Id]> extends never
    ? never
    : Id;
}[keyof English & keyof Words & string];

type Lacking<Text extends string, Other extends string> = Exclude<
  Named<Exclude<ArgumentsOf<Text>, [string, "select"]>>,
  Named<ArgumentsOf<Other>>
>;
