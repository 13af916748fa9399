import { useParams } from "wouter";
import { TicketView } from "#client/features/support/index";

export function TicketPage() {
  const { id = "" } = useParams();
  return <TicketView key={id} place={{ id }} />;
}
