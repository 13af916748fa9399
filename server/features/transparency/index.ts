export { isSignedBy } from "#server/features/transparency/checkpoint-note";
export { logKeyOf, readLogKeys } from "#server/features/transparency/read-log";
export {
  findCheckpoint,
  findStampedBehind,
  findTimeStamp,
  listPlaces,
} from "#server/features/transparency/transparency-store";
export {
  proveConsistency,
  proveInclusion,
  proveInclusions,
} from "#server/features/transparency/prove-entries";
export { sequenceEntries } from "#server/features/transparency/sequence-entries";
export { transparencyJobs } from "#server/features/transparency/transparency-jobs";
