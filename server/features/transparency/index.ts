export { logKeyOf } from "#server/features/transparency/read-log";
export { findCheckpoint } from "#server/features/transparency/transparency-store";
export { proveInclusion } from "#server/features/transparency/prove-entries";
export { sequenceEntries } from "#server/features/transparency/sequence-entries";
export { transparencyJobs } from "#server/features/transparency/transparency-jobs";
