/** The page of a signing link. */
export const signingTexts = {
  // What one is asked
  "Sign: {title}": "Saini: {title}",
  "Signed: {title}": "Imesainiwa: {title}",
  "{owner} asks you to sign “{title}”": "{owner} anakuomba usaini “{title}”",
  "· sent {day}": "· ilitumwa {day}",
  "The owner has locked this document": "Mwenye hati amefunga hati hii",
  "It cannot be signed now. Once {owner} unlocks it this link works again.":
    "Haiwezi kusainiwa kwa sasa. {owner} akiifungua, kiungo hiki kitafanya kazi tena.",
  "This replaces version {number}": "Hii inachukua nafasi ya toleo la {number}",
  "A split sheet is the written agreement on who owns which share of a song.":
    "Hati ya mgawanyo (split sheet) ni makubaliano ya maandishi kuhusu nani anamiliki hisa gani ya wimbo. Hati yenyewe inaonyeshwa jinsi ilivyoandikwa.",
  "A producer agreement is the contract between an artist and a producer: fee, royalties, ownership and credit.":
    "Mkataba wa prodyuza ni makubaliano kati ya msanii na prodyuza: malipo, mrabaha, umiliki na kutajwa kwa jina. Mkataba wenyewe unaonyeshwa jinsi ulivyoandikwa.",
  "A featured artist agreement is the contract between a lead artist and the artist who joins them on a song.":
    "Mkataba wa msanii mwalikwa ni makubaliano kati ya msanii mkuu na msanii anayeshirikishwa kwenye wimbo. Mkataba wenyewe unaonyeshwa jinsi ulivyoandikwa.",
  "Signing is free and needs no account.": "Kusaini ni bure na huhitaji akaunti.",
  "Go to signing": "Nenda kusaini",
  "Your role": "Nafasi yako",
  // "Haki zako za utunzi": whose they are is said right after what they are.
  "Your {label}": ({ label }: { label: string }) => label.replace(/^Haki/, "Haki zako"),
  "Publishing Rights": "Haki za utunzi (Publishing Rights)",
  "Master Rights": "Haki za rekodi (Master Rights)",

  // The share
  "You sign as": "Unasaini kama",
  "Your share": "Hisa yako",
  ownership: "ya umiliki",
  "as {roles}": "kama {roles}",
  Name: "Jina",
  Email: "Barua pepe",
  Role: "Nafasi",
  Status: "Hali",
  Signed: "Imesainiwa",
  "Pending Signature": "Bado hujasaini",
  Pending: "Bado",

  // Signing
  "Digital Signature Agreement": "Makubaliano ya sahihi ya kidijitali",
  "By pressing Sign Document I, {name}, confirm:":
    "Kwa kubonyeza Saini Hati, mimi, {name}, nathibitisha kwamba:",
  "Sign Document": "Saini Hati",
  "Signing…": "Inasainiwa…",
  "With your signature we record the date and time, your IP address and your browser. If you do nothing, nothing is signed; this link works until {day}.":
    "Pamoja na sahihi yako tunahifadhi tarehe na saa, anwani yako ya IP na kivinjari chako. Usipofanya chochote, hakuna kitakachosainiwa; kiungo hiki kinafanya kazi hadi {day}.",
  "This document is not waiting for signatures.": "Hati hii haisubiri sahihi.",
  "The wording of this agreement has changed. Please reload the page to read it before you sign.":
    "Maneno ya makubaliano haya yamebadilika. Tafadhali pakia ukurasa upya uyasome kabla ya kusaini.",
  "Signing Failed": "Haikusainiwa",
  "The signature was refused. Please reload the page.": "Sahihi haikukubaliwa. Tafadhali pakia ukurasa upya.",
  "We could not reach the server to confirm your signature. Check your connection and press Sign Document again: it is never signed twice.":
    "Hatukuweza kufikia seva ili kuthibitisha sahihi yako. Angalia intaneti yako kisha ubonyeze Saini Hati tena: sahihi yako itahesabiwa mara moja tu.",

  // Signed
  "Document Signed Successfully": "Umesaini hati",
  "Document Signed": "Umeshasaini hati hii",
  "You signed “{title}” on {moment}.": "Ulisaini “{title}” tarehe {moment}.",
  "Signature ID": "Nambari ya sahihi",
  "Copy signature ID": "Nakili nambari ya sahihi",
  "What happens next": "Kinachofuata",
  Signatures: "Sahihi",
  "Show all {count} signers": "Onyesha watia sahihi wote {count}",
  "(you)": "(wewe)",
  "Not signed yet": "Bado haijasainiwa",
  "None of the {total} signers has signed yet": "Hakuna aliyesaini bado kati ya watia sahihi {total}",
  "{signed} of {total} have signed": ({ signed }: { signed: number }) =>
    signed === 1 ? "Mtu 1 kati ya {total} amesaini" : "Watu {signed} kati ya {total} wamesaini",
  "Both have signed": "Wote wawili wamesaini",
  "All {total} have signed": "Wote {total} wamesaini",
  "Everyone has signed. The signed PDF was mailed to every signer and the owner.":
    "Kila mtu amesaini. PDF iliyosainiwa imetumwa kwa barua pepe kwa kila mtia sahihi na mwenye hati.",
  "{count} more people": "Watu wengine {count}",
  "{who} still has to sign.": "{who} bado hajasaini.",
  "{who} still have to sign.": "{who} bado hawajasaini.",
  "When all have signed, everyone gets the signed PDF by email. There is nothing more for you to do.":
    "Wote wakishasaini, kila mmoja atatumiwa PDF yenye sahihi zote kwa barua pepe. Hakuna kingine unachohitaji kufanya.",
  "Loading signature status...": "Hali ya sahihi inapakiwa...",
  Details: "Maelezo",
  Sent: "Ilitumwa",
  Version: "Toleo",
  "Technical details": "Maelezo ya kiufundi",
  "SHA-256 fingerprint": "Alama ya SHA-256",

  // Reminders
  "We remind you after 3, 7 and 14 days.": "Tunakukumbusha baada ya siku 3, 7 na 14.",
  "Reminders are off ·": "Vikumbusho vimezimwa ·",
  "Stop reminders": "Zima vikumbusho",
  "turn on again": "washa tena",
  "That did not arrive. Check your connection and try again.":
    "Ombi halikufika. Angalia intaneti yako kisha ujaribu tena.",

  // Declining
  "Decline to sign": "Kataa kusaini",
  "Nobody can sign “{title}” as it is then.":
    "Baada ya hapo, hakuna atakayeweza kusaini “{title}” jinsi ilivyo.",
  "{owner} and every signer are told by mail, with your name and your reason.":
    "{owner} na kila mtia sahihi wataarifiwa kwa barua pepe, na wataona jina lako na sababu yako.",
  "The document goes back to {owner} as a draft. Signatures others have given become void.":
    "Hati itarudi kwa {owner} kama rasimu. Sahihi ambazo wengine wametia zitakuwa batili.",
  "If it is sent again, you get a new link and decide anew.":
    "Ikitumwa tena, utapata kiungo kipya na utaamua upya.",
  "Say what would have to change.": "Eleza ni nini kinachopaswa kubadilishwa.",
  "Please give a reason: everybody on the document reads it":
    "Tafadhali toa sababu: kila mtu aliye kwenye hati ataisoma",
  "Declining…": "Inatumwa…",
  "You declined to sign": "Umekataa kusaini",
  "Everybody on the document is told by mail. There is nothing more for you to do.":
    "Kila mtu aliye kwenye hati anaarifiwa kwa barua pepe. Hakuna kingine unachohitaji kufanya.",
  "We could not reach the server. Check your connection and press again: it is never declined twice.":
    "Hatukuweza kufikia seva. Angalia intaneti yako kisha ubonyeze tena: jibu lako litahesabiwa mara moja tu.",
  "Your refusal was not sent. {why} What you wrote is kept here.":
    "Jibu lako la kukataa halikutumwa. {why} Ulichoandika kimehifadhiwa hapa.",
  "Please reload the page.": "Tafadhali pakia ukurasa upya.",

  // Links of no use
  "Failed to load signing information": "Hatukuweza kupata hati ya kusaini",
  "Invalid signing link": "Kiungo hakifanyi kazi",
  "Invalid Signing Link": "Kiungo hiki cha kusaini hakifanyi kazi",
  "Nothing to sign any more": "Hakuna tena cha kusaini",
  "Please contact the document owner, the person who asked you to sign, and ask for a new link. A newer e-mail replaces the link of an older one, so look for the latest one first.":
    "Tafadhali wasiliana na mwenye hati, aliyekuomba usaini, umwombe kiungo kipya. Barua pepe mpya hubatilisha kiungo cha ile ya awali, kwa hivyo tafuta kwanza barua pepe ya hivi karibuni zaidi.",
} as const;
