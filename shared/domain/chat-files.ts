/** Of one file. */
export const MOST_CHAT_FILE_BYTES = 10_000_000;
/** What one person may have sent in all conversations together. */
export const MOST_CHAT_BYTES = 300_000_000;
