import type { CollaboratorProfile } from "#shared/contract/auth";

type DemoPerson = {
  firstName: string;
  lastName: string;
  email: string;
  daysAgo: number;
  isFeaturedProducer?: boolean;
} & CollaboratorProfile;

type Published = Omit<DemoPerson, "firstName" | "lastName" | "email" | "sampleWorkUrl"> & {
  sampleWorkUrl?: string;
};

function person(name: string, profile: Published): DemoPerson {
  const [firstName = "", lastName = ""] = name.split(" ");
  const email = `${firstName
    .normalize("NFD")
    .replace(/\P{ASCII}/gu, "")
    .toLowerCase()}@people.sahihi.example`;
  return { firstName, lastName, email, sampleWorkUrl: null, ...profile };
}

/** Invented people who can be found, besides the demo accounts. */
export const demoPeople: DemoPerson[] = [
  person("Zawadi Achieng", {
    daysAgo: 40,
    isFeaturedProducer: true,
    collaboratorRole: "producer",
    genres: ["Afrobeats", "Amapiano", "R&B"],
    country: "Kenya",
    bio: "Producer in Nairobi West. Warm drums, live bass, benga guitars. I finish what I start, usually within two weeks.",
    budgetPreference: "500-1000",
    availabilityStatus: "available",
  }),
  person("Kwame Boateng", {
    daysAgo: 6,
    collaboratorRole: "songwriter",
    genres: ["Gospel", "Afrobeats", "Pop", "R&B", "Folk"],
    country: "Ghana",
    bio: "I write choruses that a whole church can sing by the second time. Accra, English and Twi.",
    budgetPreference: "negotiable",
    availabilityStatus: "available",
  }),
  person("Tọ́lá Akinwándé", {
    daysAgo: 21,
    isFeaturedProducer: true,
    collaboratorRole: "producer",
    genres: ["Afrobeats", "Hip Hop", "Dancehall", "Electronic"],
    country: "Nigeria",
    bio: "Beats from Surulere, Lagos. Stems, clean sessions and split sheets before the first bounce.",
    budgetPreference: "1000+",
    availabilityStatus: "busy",
  }),
  person("Nansubuga Ruth", {
    daysAgo: 12,
    collaboratorRole: "vocalist",
    genres: ["R&B", "Jazz", "Gospel"],
    country: "Uganda",
    bio: "Alto from Kampala. Leads, stacks and toplines in Luganda and English, recorded at home on a good microphone.",
    budgetPreference: "250-500",
    availabilityStatus: "available",
  }),
  person("Baraka Mrisho", {
    daysAgo: 33,
    collaboratorRole: "artist",
    genres: ["Bongo Flava", "Hip Hop"],
    country: "Tanzania",
    bio: "Dar es Salaam. Storytelling over anything with a kick drum.",
    budgetPreference: "0-250",
    availabilityStatus: "available",
  }),
  person("Thandeka Mokoena", {
    daysAgo: 3,
    collaboratorRole: "mixing_engineer",
    genres: ["Amapiano", "Electronic", "Pop"],
    country: "South Africa",
    bio: "I mix log drums so that they move a taxi without breaking it. Two revisions included.",
    budgetPreference: "250-500",
    availabilityStatus: "booked",
  }),
  person("Selam Tesfaye", {
    daysAgo: 54,
    collaboratorRole: "instrumentalist",
    genres: ["Jazz", "Folk", "Classical"],
    country: "Ethiopia",
    bio: "Krar and masenqo, recorded in Addis Ababa. I read charts and I listen.",
    budgetPreference: "negotiable",
    availabilityStatus: "available",
  }),
];

/** What makes the demo accounts' own profiles. */
export const ownProfiles = {
  amina: {
    collaboratorRole: "vocalist",
    genres: ["Afrobeats", "Bongo Flava", "R&B"],
    country: "Kenya",
    bio: "Singer and songwriter in Nairobi, working on a second EP.",
    budgetPreference: "250-500",
    availabilityStatus: "available",
  },
  brian: {
    collaboratorRole: "producer",
    genres: ["Hip Hop", "Afrobeats"],
    country: "Kenya",
    bio: "Beats and arrangements from Kisumu.",
    budgetPreference: "0-250",
    availabilityStatus: "available",
  },
} satisfies Record<string, Omit<CollaboratorProfile, "sampleWorkUrl">>;

/** Who asks the first demo account to work together, and waits. */
export const demoRequest = {
  from: "Kwame",
  daysAgo: 1,
  message:
    "Habari Amina! I heard Nairobi Nights and have a chorus that wants your voice. Can I send you a voice note?",
};

/** With whom the first demo account writes. */
export const demoConversation = {
  with: "Zawadi",
  daysAgo: 5,
  request: "I have a demo at 98 bpm that needs your drums. Fifty-fifty on the composition?",
  lines: [
    {
      isOwn: false,
      message: "Karibu! Send the demo and the lyrics. Fifty-fifty is fair if I arrange it, too.",
    },
    { isOwn: true, message: "Sent. Take your time with the bridge, it is still rough." },
    { isOwn: true, message: "I will draft the split sheet, so that we sign before the release." },
    { isOwn: false, message: "Love it. First version on Friday, and yes, sheet first." },
  ],
};
