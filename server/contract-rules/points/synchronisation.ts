import type { Contract } from "#server/contract-rules/contract";
import { flag, type Finding, type Rule } from "#server/contract-rules/points/rule";
import { anyOf, cue, denied, findMatch, refused, type Look } from "#server/contract-rules/reading/cue";

const sync = anyOf`
  \bbrands for their campaigns\b
  \bsynch\b
  \bvisual images\b
  \bcinematograph\b
  \badvertisement\b
  \badvertisers\b
  \bmovies?\b
  \bseries\b
  \badverts?\b
  \badvertising\b
  \btv\b
  synchroni[sz]\w*
  \bsync\b
  \bfilms?\b
  motion pictures?
  television
  advertisements?
  commercials?\b
  video games?
  \bgames?\b
  audio-?visual
`;
const licenses = anyOf`
  \bany and all synchronisation uses\b
  \bright to approve synchronisation\b
  \bdecisions on sync\b
  \bapprove on CREATOR behalf
  \bsynchronised with\b
  \bdecided by COMPANY
  \bexercised by (?:it|COMPANY)
  \bconcludes?\b
  \bsynch uses\b
  \bgives? (?:the )?(?:songs?|recordings?|masters?|works?|music)\b
  \bnegotiates?\b
  \bcloses?\b
  \bplaces?\b
  \bdecides?\b
  \bput(?:s|ting)?\b
  \blicen[cs](?:e|es|ing|ed)\b
  \bauthori[sz]e
  \bexploit
  \bpermit
  \buse (?:of )?(?:the|any|a)
  \bgrant
`;
const approved = anyOf`
  \bask(?:s|ed)? CREATOR
  CREATOR(?:'s)? (?:written )?(?:yes|permission)
  (?:unless|until|if|before|only (?:if|when|after)) CREATOR
  CREATOR (?:must|shall|has to) (?:first )?(?:agree|say yes|approve)
  must say yes
  (?:written |prior )(?:consent|approval|agreement)
  \b(?:has|have) approved
  \bapproval\b
  (?:with|needs?|requires?|obtain)…(?:consent|approval)
  unless CREATOR
  before you have approved
`;
const withoutApproval = anyOf`
  CREATOR (?:\w+ ){0,2}(?:not|never) (?:\w+ or \w+ )?(?:object|oppose)
  CREATOR (?:\w+ ){0,2}no say\b
  \bnot subject to (?:any )?approval
  CREATOR (?:hereby )?gives? (?:\S+ )?consent in advance
  CREATOR (?:hereby )?waives? any right to approve
  \ball decisions\b[^;]{0,40}\breserved to COMPANY
  COMPANY may freely licen[cs]e
  \bwithout further permission
  CREATOR (?:is|are|shall be) deemed to have approved
  \b(?:even )?against the wishes of CREATOR
  \balone\b
  without (?:first )?(?:asking|telling)
  without (?:having|needing|any need) to (?:ask|tell|consult)
  as it (?:pleases|likes|wishes|wants)
  COMPANY (?:alone )?decides (?:alone)?
  decides alone
  COMPANY (?:may|will) elect
  need not ask
  not need to ask
  (?:sole|absolute) discretion
  no (?:\w+ ){0,2}(?:consent|approval)
  without [^,;]{0,40}(?:consent|approval|permission)
  (?:consent|approval)…(?:not (?:be )?(?:required|needed|necessary))
  as it (?:sees|thinks) fit
  (?:at|in) its (?:\w+ )?discretion
`;
const notAboutUse = anyOf`
  \bsynchronisation of any kind is excluded
  CREATOR alone decides
  \btour dates\b
  \bcover artwork\b
  \b(?:face|(?<!visual )image|picture of|nickname|likeness|photograph|biograph)
  moral
  music video
  CREATOR (?:may|shall|will|keeps?|can) (?:not )?(?:licen|use)
  none may
  no (?:writer|party)
`;
/** The other side has to ask first. */
const onlyAsked = cue`COMPANY MUST_NOT[^;]{0,160}\bwithout (?:\w+ ){0,3}(?:approval|consent|permission)`;
/** Whoever asks themselves asks nobody. */
const ownApproval = cue`(?:approval|consent|permission|approved) (?:of|by|from) (?:the )?COMPANY`;
const syncApproval: Look = { has: [sync, approved], not: [withoutApproval, ownApproval] };

const refusedApproval: Look = {
  has: [sync, refused(/(?:consent|approv|permission|ask)/)],
  not: [notAboutUse, cue`COMPANY (?:\w+ ){0,2}no right`],
};

/** "This Synchronisation Licence is made between …": what a paper is called and whose it is. */
const opening =
  /^(?:\S{1,6} )?this [^;]{3,120}?\b(?:agreement|licen[cs]e|contract|deed|letter)\b[^;]{0,160}\b(?:between|made|dated|entered into)\b/;
/** The records themselves, and advertisements for them or for a shop. */
const adverts = cue`\baudio-?visual (?:recordings?|works?|performances?|materials?)\b|\b(?:promot|market|advertis)\w*\b[^;]{0,60}\b(?:platform|service|site|website|app|brand)\b`;

/** In a licence of this kind whatever is used is used so. */
const freelyUsed: Look = {
  has: [
    cue`COMPANY MAY[^;]{0,20}\b(?:exploit|use|licen[cs]e|sub-?licen[cs]e)\b[^;]{0,60}\bwithout (?:\w+ ){0,3}(?:approval|consent|permission)\b`,
  ],
  not: [notAboutUse, denied(/exploit|use|licen[cs]e/)],
};

function findSync({ kind, sentences, trusted }: Contract): Finding | null {
  const explicit = findMatch(sentences, {
    has: [sync, licenses, withoutApproval],
    not: [notAboutUse, onlyAsked, denied(/licen[cs]e|authori[sz]e/)],
  });
  if (explicit) return flag(explicit);
  if (findMatch(trusted, syncApproval)) return null;
  const refusal = findMatch(sentences, refusedApproval);
  if (refusal) return flag(refusal);
  // Whoever signs the licence of a synchronisation has approved of it, and of no other.
  if (kind === "sync") return flag(findMatch(sentences, freelyUsed));
  return flag(
    findMatch(sentences, {
      has: [sync, licenses, cue`(?:COMPANY|\brights?\b(?! now))`],
      not: [notAboutUse, opening, adverts, denied(sync), denied(/licen[cs]e|grant|exploit/)],
      when: (context) => !approved.test(context) || ownApproval.test(context),
    }),
  );
}

export const synchronisationRules: readonly Rule[] = [
  {
    point: 38,
    why: "Your music could appear in an advertisement or a campaign that you would never have agreed to.",
    suggestion:
      "A licence for film, television, advertising, games or a political purpose needs {creator's} prior written approval of the use and the fee.",
    find: findSync,
  },
];
