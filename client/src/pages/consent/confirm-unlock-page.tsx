import { ConsentScreen } from "#client/pages/consent/consent-screen";

export function ConfirmUnlockPage() {
  return <ConsentScreen purpose="amendment" />;
}
