import { ConsentScreen } from "#client/pages/consent-screen";

export function ConfirmUnlockPage() {
  return <ConsentScreen purpose="amendment" />;
}
