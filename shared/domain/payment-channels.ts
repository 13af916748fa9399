const labels: Record<string, string> = {
  card: "Card",
  mobile_money: "M-Pesa",
  bank_transfer: "Bank transfer",
  bank: "Bank",
  ussd: "USSD",
  qr: "QR code",
  eft: "EFT",
};

/** How somebody paid, from the provider's name for it; empty when it said nothing. */
export function channelLabel(channel: string): string {
  return labels[channel] ?? channel.replaceAll("_", " ");
}
