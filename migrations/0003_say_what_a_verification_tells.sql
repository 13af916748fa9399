UPDATE "service_pricing" SET "description" = 'Who has signed one registered work, and when: shown at once and sent to you by e-mail.'
WHERE "service_type" = 'ownership_verification' AND "description" = 'The full ownership record of one registered work, shown at once and sent to you by e-mail.';
