export { consentExpiry, expireRequests } from "#server/features/consent/expire-requests";
export { outcomeMail, sendOutcomeMail } from "#server/features/consent/outcome-mail";
export { documentPurge, purgeDocuments } from "#server/features/consent/purge-documents";
export { purgeMail, sendPurgeMail } from "#server/features/consent/purge-mail";
export { questionMail, sendQuestionMail } from "#server/features/consent/question-mail";
export { consentReminders, remindSigners } from "#server/features/consent/remind-signers";
