import type { SplitSheetInput } from "#shared/contract/split-sheet";

type People = SplitSheetInput["publishingRightsCollaborators"];

const amina = { name: "Amina Wanjiru", email: "amina@sahihi.example" };
const wanjiru = { name: "Amina Wanjiru", email: "amina.wanjiru@sahihi.example" };
const joao = { name: "João Conceição", email: "joao@sahihi.example" };
const layinka = { name: "Ọláyínká Adébáyọ̀", email: "olayinka@sahihi.example" };
const nkechi = { name: "Nkechi Ụzọma", email: "nkechi@sahihi.example" };

/** A sheet with everything on it. */
export const kisumu: SplitSheetInput = {
  songTitle: "Kisumu Sunset",
  artistName: "Amina Wanjiru ft. João Conceição",
  releaseDate: "2027-03-05",
  duration: "3:42",
  genre: "Afrobeats",
  isrc: "KE-A1B-27-00012",
  label: "Ziwa Records",
  publisher: "Wanjiru Music",
  notes: "Recorded at Ziwa Studios, Kisumu. Guitar riff sampled from João’s own demo, cleared by him.",
  publishingRightsCollaborators: [
    { ...wanjiru, role: "Songwriter", percentage: 40 },
    { ...joao, role: "Composer", percentage: 27.5 },
    { ...layinka, role: "Lyricist", percentage: 20 },
    { ...nkechi, role: "Arranger", percentage: 12.5 },
  ],
  masterRightsCollaborators: [
    { ...wanjiru, role: "Featured Artist", percentage: 70 },
    { ...joao, role: "Producer", percentage: 30 },
  ],
};

/** A song of the demo account and somebody else. */
export function duet(songTitle: string, second: { name: string; email: string } = joao): SplitSheetInput {
  return {
    songTitle,
    artistName: "Amina Wanjiru",
    genre: "Bongo Flava",
    publishingRightsCollaborators: [
      { ...amina, role: "Songwriter", percentage: 62.5 },
      { ...second, role: "Beatmaker", percentage: 37.5 },
    ] satisfies People,
  };
}

/** Enough for three pages of a list. */
export const titles = [
  "Nairobi Nights",
  "Kisumu Sunset",
  "Sauti ya Pwani",
  "Lamu by Morning",
  "Matatu Anthem",
  "Ẹ̀kọ́ Gbèsè",
  "Maputo, Meu Amor",
  "Ndoto za Usiku",
  "Third Mainland Bridge",
  "Pole Pole",
  "Saudade de Luanda",
  "Karura Forest",
  "Harambee 2027",
  "Jollof Wars (Radio Edit)",
  "Kilimanjaro Lights",
  "Zanzibar in the Rain",
  "Wakati wa Mvua",
  "Uhuru Park, 5 a.m.",
  "Ọjọ́ Ìbí",
  "Chai na Mandazi",
  "Lekki Freestyle",
  "Tusker Project",
  "Benguela",
  "Mama Said",
  "Kibera Strings",
  "Sankofa",
  "Half a Yellow Sun",
  "Mombasa Raha",
  "Safari ya Mwisho",
  "Night Bus to Kampala",
];
