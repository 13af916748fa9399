import { issueCertificate } from "#server/features/history/issue-certificate";
import { versionSealed } from "#server/features/signing/index";
import { handled } from "#server/jobs/room-jobs";

export const historyJobs = [handled(versionSealed, issueCertificate)];
