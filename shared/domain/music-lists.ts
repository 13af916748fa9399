/** Suggestions for free-text fields; a person may always type something else. */
export const writerRoles = [
  "Songwriter",
  "Composer",
  "Lyricist",
  "Beatmaker",
  "Producer",
  "Arranger",
  "Vocalist",
  "Featured Artist",
  "Sound Engineer",
  "Publisher",
  "Label",
] as const;

export const genres = [
  "Afrobeats",
  "Hip Hop",
  "R&B",
  "Gospel",
  "Reggae",
  "Pop",
  "Rock",
  "Jazz",
  "Electronic",
  "Classical",
  "Folk",
  "Country",
  "Dancehall",
  "Amapiano",
  "Bongo Flava",
] as const;
