import { useParams } from "wouter";
import { TicketView } from "#client/features/support/ticket-view";

export function TicketPage() {
  const { id = "" } = useParams();
  return <TicketView key={id} place={{ id }} />;
}
