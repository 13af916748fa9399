import { maskPhone } from "#shared/domain/phone";

/** How somebody came to the page on which they signed. */
export const signatureWays = [
  "mail_link",
  "sms_link",
  "session",
  "session_phone",
  "room_mail_code",
  "room_sms_code",
  "named_link",
  "mail_link_code",
  "sms_link_code",
] as const;
export type SignatureWay = (typeof signatureWays)[number];

/** What a link leaves through. */
export const linkWays = ["mail_link", "sms_link"] as const satisfies readonly SignatureWay[];
export type LinkWay = (typeof linkWays)[number];

/** By what of an account whoever is signed in has shown to be who is asked: its confirmed address, or number. */
export const sessionWays = ["session", "session_phone"] as const satisfies readonly SignatureWay[];
export type SessionWay = (typeof sessionWays)[number];

/** Those by which somebody showed that they have a phone number. */
export const phoneWays: readonly SignatureWay[] = [
  "sms_link",
  "session_phone",
  "room_sms_code",
  "sms_link_code",
];
export const isByPhone = (way: SignatureWay) => phoneWays.includes(way);

/** Whose device they signed on, as far as it was told. */
export const signatureDevices = ["own", "handed_over"] as const;
export type SignatureDevice = (typeof signatureDevices)[number];

/** "a•••@example.com", "+254•••678": enough to know one's own address or number by, and not to write to. */
export function maskAddress(address: string): string {
  if (address.startsWith("+") && !address.includes("@")) return maskPhone(address);
  return address.replace(/^(.?)[^@]*/u, "$1•••");
}

const wayLabels: Record<SignatureWay, string> = {
  mail_link: "a link mailed to the address the sender gave",
  sms_link: "a link sent to the number the sender gave",
  session: "an account with this confirmed address",
  session_phone: "an account with this confirmed number",
  room_mail_code: "a code mailed to the address the sender gave",
  room_sms_code: "a code sent to the number the sender gave",
  named_link: "a link sent to the address or number that whoever named them gave",
  mail_link_code: "a link mailed to the address the sender gave, and a code mailed there",
  sms_link_code: "a link sent to the number the sender gave, and a code sent there",
};

/** `way` is null of who has not signed, and where it was not recorded; `namedAddress`, masked, is where whoever was named got their link. */
type Came = {
  way: SignatureWay | null;
  device?: SignatureDevice | undefined;
  namedAddress?: string | undefined;
};

/** What a signature was made through, after "through". */
export function throughLabel({ way, device = "own", namedAddress }: Came): string | null {
  if (way === null) return null;
  if (way === "named_link" && namedAddress)
    return `a link ${namedAddress.includes("@") ? `mailed to ${namedAddress}, the address` : `sent to ${namedAddress}, the number`} that whoever named them gave`;
  return device === "own" ? wayLabels[way] : `${wayLabels[way]}, entered on the device of whoever asked them`;
}

/** How a link went to whom somebody named, before "to" and the masked address or number. */
export function howSent(namedAddress: string): string {
  return namedAddress.includes("@") ? "mailed" : "sent by SMS";
}

/** What everybody signed through who did; null where they signed through several things, or nobody knows. */
export function commonThrough(people: readonly Came[]): string | null {
  const known = new Set(people.map(throughLabel).filter((label) => label !== null));
  const [only = null] = known;
  return known.size === 1 ? only : null;
}
