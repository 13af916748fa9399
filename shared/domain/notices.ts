/** What somebody is told of, each with what it can be switched off by. */
export const noticeKinds = {
  signed: "signing",
  fully_signed: "signing",
  opened: "opening",
  declined: "objections",
  change_asked: "objections",
  not_me: "objections",
  reminded: "reminders",
  expired: "reminders",
  undelivered: "reminders",
  unsure_text: "reminders",
  message: "messages",
  request: "requests",
  accepted: "requests",
  paid: "payments",
  refunded: "payments",
} as const;
export type NoticeKind = keyof typeof noticeKinds;
export type NoticeTopic = (typeof noticeKinds)[NoticeKind];

export const noticeTopics = [
  "signing",
  "opening",
  "objections",
  "reminders",
  "messages",
  "requests",
  "payments",
] as const satisfies readonly NoticeTopic[];

export const isNoticeKind = (kind: string): kind is NoticeKind => Object.hasOwn(noticeKinds, kind);
