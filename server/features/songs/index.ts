export { exportSongs } from "#server/features/songs/export-songs";
export { forgetSongs } from "#server/features/songs/songs-store";
