import { useParams } from "wouter";
import { TicketView } from "#client/features/support/index";

/** For whoever holds the link from a mail: nobody has to sign in. */
export function TicketLinkPage() {
  const { token = "" } = useParams();
  return <TicketView key={token} place={{ token }} />;
}
