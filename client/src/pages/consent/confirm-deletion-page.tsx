import { ConsentScreen } from "#client/pages/consent/consent-screen";

export function ConfirmDeletionPage() {
  return <ConsentScreen purpose="deletion" />;
}
