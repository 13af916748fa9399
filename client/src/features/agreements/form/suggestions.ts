/** Where stems and sessions usually go. */
export const deliveryPlaces = ["Google Drive", "Dropbox", "WeTransfer", "E-mail"] as const;

export const timelines = [
  "Within 3 days",
  "Within 7 days",
  "Within 14 days",
  "Within 30 days",
  "On the day of recording",
] as const;

export const credits = ["Featured as “feat. …” in every title", "Featured Artist"] as const;
