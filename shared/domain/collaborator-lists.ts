/** What somebody who looks for others, or is found, does in music. */
export const collaboratorRoles = [
  "artist",
  "producer",
  "songwriter",
  "vocalist",
  "instrumentalist",
  "sound_engineer",
  "mixing_engineer",
  "mastering_engineer",
] as const;
export type CollaboratorRole = (typeof collaboratorRoles)[number];

export const collaboratorRoleLabels: Record<CollaboratorRole, string> = {
  artist: "Artist",
  producer: "Producer",
  songwriter: "Songwriter",
  vocalist: "Vocalist",
  instrumentalist: "Instrumentalist",
  sound_engineer: "Sound Engineer",
  mixing_engineer: "Mixing Engineer",
  mastering_engineer: "Mastering Engineer",
};

export const countries = [
  "Kenya",
  "Nigeria",
  "South Africa",
  "Ghana",
  "Tanzania",
  "Uganda",
  "Rwanda",
  "Ethiopia",
  "Zimbabwe",
  "Botswana",
  "Zambia",
  "Malawi",
  "Mozambique",
  "Other",
] as const;

/** In US dollars, for one piece of work. */
export const budgets = ["0-250", "250-500", "500-1000", "1000+", "negotiable"] as const;
export type Budget = (typeof budgets)[number];

export const budgetLabels: Record<Budget, string> = {
  "0-250": "$0–250",
  "250-500": "$250–500",
  "500-1000": "$500–1,000",
  "1000+": "$1,000+",
  negotiable: "Negotiable",
};

export const availabilities = ["available", "busy", "booked"] as const;
export type Availability = (typeof availabilities)[number];

export const availabilityLabels: Record<Availability, string> = {
  available: "Available",
  busy: "Busy",
  booked: "Booked",
};
