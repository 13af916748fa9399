import { ConsentScreen } from "#client/pages/consent-screen";

export function ConfirmDeletionPage() {
  return <ConsentScreen purpose="deletion" />;
}
