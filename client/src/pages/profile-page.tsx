import type { User } from "#shared/contract/auth";
import { AccountFacts, AvatarEditor, ProfileForm } from "#client/features/account/index";
import { ConfirmEmailNote } from "#client/features/auth/index";
import { OwnProfile } from "#client/features/registration/index";
import { useStrayDrops } from "#client/lib/use-stray-drops";
import { useUser } from "#client/lib/use-user";

/** Who one is here. */
export function ProfilePage() {
  const { user } = useUser();
  return user && <Profile key={user.id} user={user} />;
}

function Profile({ user }: { user: User }) {
  useStrayDrops();
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <h1 className="font-serif text-2xl font-semibold">Profile</h1>
      <AvatarEditor user={user} />
      <ProfileForm user={user} confirmation={<ConfirmEmailNote email={user.email} />} />
      <OwnProfile />
      <AccountFacts user={user} />
    </div>
  );
}
