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

/** What somebody who owns a part of a recording did for it. */
export const recordingRoles = [
  "Artist",
  "Featured Artist",
  "Producer",
  "Executive Producer",
  "Vocalist",
  "Session Musician",
  "Sound Engineer",
  "Label",
  "Owner",
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
