export const sharing = {
  "sharing.tab": "Shared: {title}",
  "sharing.sharedBy": "{owner} shows you this. It can be read, and not signed or changed.",
  "sharing.until": "The link works until {day}, unless it is taken back before.",
  "sharing.withoutAddresses": "Addresses and numbers are not shown to you.",
  "sharing.withoutTerms": "You are shown whom it is between, and not what each holds or is paid.",
  "sharing.isSigned": "Everybody signed this on {day}",
  "sharing.notSigned": "Not everybody has signed this yet",
  "sharing.notSignedHelp": "As long as that is so it binds nobody.",
  "sharing.verify": "Have it verified",
  "sharing.ended": "There is nothing to see here",
} as const;
