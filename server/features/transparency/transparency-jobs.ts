import { auditLog } from "#server/features/transparency/audit-log";
import { sequenceEntries } from "#server/features/transparency/sequence-entries";
import { stampCheckpoint } from "#server/features/transparency/stamp-checkpoint";
import { defineJob } from "#server/jobs/queue";
import { scheduled } from "#server/jobs/room-jobs";

const logSequenced = defineJob<object>("log.sequence");
const logAudited = defineJob<object>("log.audit", { minutes: 120 });
const logStamped = defineJob<object>("log.timestamp");

export const transparencyJobs = [
  scheduled(logSequenced, sequenceEntries, {
    cron: "* * * * *",
    does: "gives events that wait their place in the transparency log, and signs its checkpoint",
  }),
  scheduled(logAudited, auditLog, {
    cron: "0 2 * * *",
    does: "makes the tree of the transparency log anew, and compares everything kept and signed with it",
  }),
  scheduled(logStamped, stampCheckpoint, {
    cron: "40 0 * * *",
    does: "has the time-stamp authority confirm when the newest checkpoint of the log was there",
  }),
];
