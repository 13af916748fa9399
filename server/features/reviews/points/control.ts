import { flag, praise, type Rule } from "#server/features/reviews/points/rule";
import { cue, denied, findAny, findMatch, type Look } from "#server/features/reviews/reading/cue";

const mayPassOn = cue`COMPANY…MAY…(?:TRANSFERS|\b(?:novate|delegate|assign)\b|hands?\b|pass(?:es)?\b)…(?:agreement|contract|document|\brights?\b|\binterest\b|hereunder|(?:this|the) licen[cs]e|benefit)`;
const withConsent = cue`(?:with (?:the )?(?:prior )?(?:written )?(?:consent|approval)|(?:needs?|requires?|subject to|unless|obtain)…(?:consent|approv)|only (?:to|with|together|if|when)|except (?:to|with)|(?:may|shall|can) not (?:assign|transfer)|provided that|who (?:accepts?|takes? on|assumes?)|which (?:accepts?|assumes?|undertakes?|must)|so named|named (?:above|in|by)|\bif (?:that|the|it|such)…(?:promis|accept|assum|agree|undertak|takes on))`;
const passedOn: Look = {
  has: [mayPassOn],
  not: [withConsent, denied(/assign|transfer/), cue`power of attorney|documents`],
};
const notPassedOn: Look = {
  has: [
    cue`(?:assign|transfer|novat|hand over)`,
    cue`(?:agreement|contract|dut(?:y|ies)|obligations)`,
    cue`(?:BOTH|neither|may not|shall not|cannot)`,
    cue`consent`,
  ],
  not: [cue`CREATOR (?:may|shall|can) not`],
};

const leaving = cue`(?:leaving (?:members?|CREATOR)|\bmembers?…(?:leav(?:e|es|ing)|withdraw|depart|quit|ceases? to (?:be|perform)|resign)|CREATOR…ceases? to (?:be (?:a |part|in )|perform (?:with|as))|(?:band|group)…(?:disband|break(?:s)? up|split))`;
const bound = cue`(?:option|remain(?:s)? bound|continue to be bound|exclusive|\bsolo\b|same terms|\bliable\b|not use the name|pay)`;
const released = cue`(?:is released|shall be released|is free|free of|keeps? (?:the|his|her|its|their) share|no further obligation)`;

const moral = cue`(?:moral rights?|droit moral|right to object to (?:\w+ ){0,3}(?:change|distortion|alteration|edit)|right to be (?:named|credited|identified))`;
const waived = cue`(?:waive[sd]?\b|waiv(?:er|ing)\b|(?:agrees?|undertakes?) not to (?:assert|enforce|exercise)|(?:shall|will) not (?:assert|enforce|exercise)|relinquish|gives? up|surrender)`;
const moralKept: Look = {
  has: [moral, cue`(?:keeps?|retains?|recogni[sz]es?|respects?|not waive|no waiver|reserve)`],
};

const likeness = cue`(?:\blikeness|\bnames?\b|\bimages?\b|\bphotographs?|\bpictures?\b|\bvoice\b|\bbiograph)`;
const picture = cue`(?:likeness|images?\b|photograph|pictures?\b|voice|biograph|portrait)`;
const without = cue`(?:any (?:\w+ ){0,2}purposes?|for all purposes|any (?:\w+ ){0,2}(?:products?|goods|services?|merchandise)|products? (?:or|and) services?|products of third|perpetu|for ?ever\b|without (?:any )?(?:limit|restriction|further (?:payment|consent))|unlimited|whatever terms|in any manner|as it sees fit)`;
const forRelease = cue`(?:\bonly\b|solely|limited to|not (?:be )?(?:used?|endorse)|shall not|nothing else|does not)`;

const mayChange = cue`(?:(?:terms|rates|conditions|policy|policies)…(?:as (?:COMPANY|it) (?:may )?(?:publish|amend|change|update|set)\w*|as (?:amended|published|updated|changed|varied) (?:by COMPANY )?from time to time|newest|latest version|current version)|COMPANY…MAY…(?:amend|vary|modif(?:y|ies)|change|alter|update|revise|add to|replace|rewrite|adjust|reset|increase|raise|reduce)\b…(?:agreement|contract|\bterms\b|conditions|schedules?|\brates?\b|royalt|\bfees?\b|commission|percentage|share)|(?:amended|varied|modified|changed) (?:\w+ ){0,4}by (?:the )?COMPANY)`;
const bothSign: Look = {
  has: [
    cue`(?:amend|vari|modif|change|alter)\w*`,
    cue`(?:in writing|signed|signatures?|new split sheet)`,
    cue`(?:BOTH|both|all)`,
  ],
  not: [denied(/in writing|signed by both/)],
};

const attorney = cue`(?:CREATOR's attorney\b|as (?:the )?attorney (?:of|for) (?:the )?CREATOR|powers? of attorney|attorney[- ]in[- ]fact|(?:lawful |true and lawful |irrevocable )attorney|(?:appoint|constitute|nominate)s?…\battorney|(?:sign|execute)…in (?:the )?(?:CREATOR's|your|his|her|their|CREATOR) (?:own )?(?:name|behalf))`;
const notGiven = [
  denied(attorney),
  denied(/sign|appoint|give|grant/),
  cue`attorneys?'s? fees|revoke|\b(?:sign|execute)s? (?:nothing|no )`,
];

export const controlRules: readonly Rule[] = [
  {
    point: 30,
    why: "You could wake up in a contract with a company that you never chose.",
    suggestion:
      "Neither party may assign this agreement without the other's written consent, except to a buyer of its whole business that accepts this agreement in writing.",
    find: ({ sentences }) => flag(findMatch(sentences, passedOn)),
    praise: ({ trusted }) => praise("Not passed on without consent", findMatch(trusted, notPassedOn)),
  },
  {
    point: 32,
    why: "Whoever leaves the band stays tied {to company}, often alone and on worse terms.",
    suggestion:
      "A member who leaves is released from this agreement for the future and keeps the share of income from recordings made before.",
    find: ({ sentences }) =>
      flag(findMatch(sentences, { has: [leaving, bound], not: [released, cue`COMPANY leaves|split sheet`] })),
  },
  {
    point: 33,
    why: "Moral rights let you be named and object to changes that harm your reputation, and a waiver gives both away.",
    suggestion:
      "{Creator} shall keep all moral rights. Mixing, mastering and shortening that are usual for a release do not infringe them.",
    find: ({ sentences }) => flag(findMatch(sentences, { has: [moral, waived], not: [denied(waived)] })),
    praise: ({ trusted }) => praise("Moral rights stay yours", findMatch(trusted, moralKept)),
  },
  {
    point: 34,
    why: "Your face and name could sell things you never heard of, long after the contract has ended.",
    suggestion:
      "{Company} may use {creator's} name and approved photographs only to promote the recordings covered by this agreement, and only while the rights in them last.",
    find: ({ sentences }) =>
      flag(
        findMatch(sentences, {
          has: [
            picture,
            likeness,
            without,
            cue`\b(?:use|right|permit|approve|put|appl(?:y|ies)|exploit|licen[cs]e)`,
          ],
          not: [forRelease],
        }),
      ),
    praise: ({ trusted }) =>
      praise(
        "Name and image only to promote the music",
        findMatch(trusted, { has: [likeness, cue`\buse\b`, cue`promot|advertis`, forRelease] }),
      ),
  },
  {
    point: 35,
    why: "What you signed would be worth nothing if the other side could rewrite it afterwards.",
    suggestion: "A change to this agreement is valid only in writing and signed by both parties.",
    find: ({ sentences }) =>
      flag(
        findMatch(sentences, {
          has: [mayChange],
          not: [
            denied(/amend|vary|change|modif/),
            cue`(?:with (?:the )?(?:prior )?(?:written )?consent|signed by (?:both|the parties)|in agreement with)`,
          ],
        }),
      ),
    praise: ({ trusted }) => praise("Changes need both signatures", findAny(trusted, [bothSign])),
  },
  {
    point: 39,
    why: "Somebody else could sign in your name, even against your will.",
    suggestion:
      "No power of attorney is given. {Creator} shall sign the registrations that give effect to this agreement within fourteen days after being asked.",
    find: ({ sentences }) => flag(findMatch(sentences, { has: [attorney], not: notGiven })),
    praise: ({ trusted }) =>
      praise("No power of attorney", findMatch(trusted, { has: [denied(/powers? of attorney/)] })),
  },
];
