import { brand } from "#shared/brand";
import type { LegalText } from "#shared/wordings/legal-text";
import { paths } from "#shared/paths";

const site = `${brand.name}${brand.suffix}`;

export const cookies: LegalText = {
  title: "Cookies and storage",
  summary: `${site} sets a cookie when you sign in, and two while you sign in a room with others. Nothing here follows you around, so there is no banner to click away.`,
  updated: "2026-11-30",
  sections: [
    {
      id: "one-cookie",
      heading: "Cookies",
      blocks: [
        {
          table: {
            head: ["Name", "What for", "How long"],
            rows: [
              [
                "sahihi.sid",
                "Keeps you signed in. It holds a random number and nothing about you; scripts cannot read it, and it is sent to no other site.",
                "30 days, or until you sign out",
              ],
              [
                "sahihi.room",
                "In a room where people sign together: that the code you typed has let you in. A random number that scripts cannot read",
                "15 minutes",
              ],
              [
                "sahihi.room-browser",
                "In such a room: by it the codes that are sent are counted, so that nobody is sent too many. A random number that scripts cannot read",
                "A day",
              ],
            ],
          },
        },
        "The first is set when you sign in or sign up, the others when you ask for a code, and not before. Without them nobody can be signed in, or sign in a room, which is why the law asks for no consent.",
      ],
    },
    {
      id: "on-your-device",
      heading: "What stays on your device",
      blocks: [
        "Your browser also keeps a few things for this site alone. They are never sent to us by themselves, and clearing the browser’s data for this site removes them.",
        {
          table: {
            head: ["Name", "What for", "How long"],
            rows: [
              ["sahihi.theme", "The light or the dark theme, if you chose one", "Until you clear it"],
              [
                "sahihi.signed-in",
                "That somebody was signed in here, so that you do not see this front page first",
                "Until you sign out",
              ],
              [
                "sahihi.draft.…",
                "What you typed and have not saved: a split sheet, an agreement, a message to support. A reload or a dead battery loses nothing",
                "Until it is saved or sent",
              ],
              [
                "sahihi.verifications",
                "Which verifications were begun on this device, so that one you paid for is found again",
                "Until you clear it",
              ],
              [
                "sahihi.browser",
                "A random number by which a guest’s free contract checks of a day are counted. It is sent with a check and nothing else",
                "Until you clear it",
              ],
              [
                "sahihi.contract",
                "The contract you had put in for a check or a review, where your session ended meanwhile: it is there again once you have signed in",
                "Until you have signed in, or close the tab",
              ],
              [
                "sahihi.room-code.…",
                "In a room where people sign together: that a code was sent, for whom and where to, shortened (never the code), so that a reload does not lose the field for it",
                "10 minutes at most, or until you close the tab",
              ],
              [
                "sahihi.sign-up, sahihi.return-to, sahihi.reloaded-at",
                "A half-filled sign-up form (never the password), where to take you after signing in, and when the page last renewed itself",
                "Until you close the tab",
              ],
            ],
          },
        },
      ],
    },
    {
      id: "others",
      heading: "Others",
      blocks: [
        "We load no fonts, pictures, statistics or advertising from anywhere else. Only when you press the button to pay does the payment window of Paystack open, and that may set cookies of its own, under the policy of Paystack, to recognise fraud. And only when you press Play on a collaborator's page does the player of YouTube, SoundCloud, Spotify or Audiomack load; it may do the same, under its own policy.",
        `What we keep on our side is in the [privacy policy](${paths.privacy}).`,
      ],
    },
  ],
};
