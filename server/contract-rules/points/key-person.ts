import { missing, type Rule } from "#server/contract-rules/points/rule";
import { anyOf, cue, denied, findAny, type Look } from "#server/contract-rules/reading/cue";

/** Somebody named has to do it: whoever sends another has not done it. */
const inPerson: Look = {
  has: [
    anyOf`
      \b(?:rendered|performed|provided|supervised|managed|given) (?:\w+ ){0,3}(?:personally|in person) by (?!CREATOR)
      COMPANY[^;]{0,60}\b(?:personally|in person)\b
      \b(?:personally|in person) (?:attends?|manages?|supervis|looks?|renders?|involved)
      \bpersonal services of (?!CREATOR)
      COMPANY (?:shall|will|may|must|can) (?:not|never) (?:replace|exchange|substitute)\b
      \bkey[- ](?:man|person|individual|executive|contact)\b
      CREATOR (?:\w+ ){0,2}MAY (?:to )?follow\b
      COMPANY MUST_NOT (?:assign|send|appoint) (?:anybody|anyone|any person|somebody)\b
      \bmanages? CREATOR (?:in person|personally)\b
      \bpersonal to\b…\bnot be delegated\b
      CREATOR…\bonly as long as\b…\b(?:is|remains|works)\b
    `,
  ],
  not: [
    denied(/personally|in person/),
    cue`CREATOR (?:shall|will|must)[^;]{0,60}\b(?:personally|in person)\b|\b(?:personally|in person) by CREATOR|\b(?:no|without (?:a|any)) key[- ]`,
  ],
};
export const keyPerson: Look = {
  has: [
    anyOf`
      no longer the (?:one|person)
      \bfalls? ill\b
      \bjoins? (?:a|an|another)\b
      \b(?:leaves?|left|departs?|resigns?|quits?|dies|death)\b
      \bstops? (?:working|looking|managing|handling)
      \bno longer (?:looks?|works?|manages?|handles?|employed|with|in charge|responsible)
      goes elsewhere
      \bceases? to\b
      \bif (?:he|she|CREATOR) (?:is|does) not,
      \bnot remain in charge\b
      \bnot available to CREATOR
      \b(?:departure|absence)\b
      key[- ](?:man|person|individual|executive|contact|member)
      (?:ceases?|stops?) to (?:be|work|act|manage)…
      leaves? (?:the )?COMPANY
      (?:is|are) no longer (?:employed|with|work|responsible|active)
    `,
    anyOf`
      terminat
      \bend\b
      \bends\b
      cancel
      suspend
      walk away
      \bfrees CREATOR
      CREATOR MAY leave
      CREATOR is free to (?:go|leave|end)
      CREATOR MAY do (?:so|the same)
      leave (?:too|as well|with)
    `,
  ],
  not: [
    cue`CREATOR (?:MUST_NOT|(?:has|have) no right)[^,;]{0,30}ENDS`,
    cue`\bmembers? (?:who )?(?:leaves?|dies)|CREATOR (?:leaves?|dies|quits?|left)\b|leaves? (?:the )?(?:band|group)`,
  ],
};

export const keyPersonRules: readonly Rule[] = [
  {
    point: 31,
    why: "You sign because of the people you trust there, and without a key person clause you stay when they leave.",
    suggestion:
      "If [name] ceases to be personally responsible {for creator} and is not replaced within sixty days by someone whom {creator} approves, {creator} may end this agreement on thirty days' notice.",
    find: ({ trusted }) => (findAny(trusted, [keyPerson, inPerson]) ? null : missing("a key person")),
  },
];
