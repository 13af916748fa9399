import { useEffect, useMemo } from "react";
import { useForm, type Resolver } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { ProfileBody } from "#shared/contract/account";
import type { User } from "#shared/contract/auth";
import { showUser } from "#client/features/account/account-queries";
import { ApiError, call } from "#client/lib/call";
import type { DraftKind } from "#client/lib/drafts/draft-storage";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { issuesOf, messageOf } from "#client/lib/errors";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";

const Details = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
type Details = z.infer<typeof Details>;
export type ProfileFields = Details & { currentPassword: string };

const FAILED = "Failed to update profile";

/** Never the password. */
const profileDraft: DraftKind<Details | null> = {
  read: (stored) => Details.safeParse(stored).data,
  blank: () => null,
};

/** One's name and e-mail as they are typed: a draft on the device until they are saved. */
export function useProfileForm(user: User) {
  const { value: found, save: store, forget } = useDeviceDraft(profileDraft, user.id, "profile");
  const saved = useMemo(() => fieldsOf(user), [user]);
  const form = useForm<ProfileFields>({
    defaultValues: { ...saved, ...found },
    resolver: resolverFor(user),
    shouldFocusError: false,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isSame(values, saved)) forget();
          else store(Details.parse(values));
        },
      }),
    [form, store, forget, saved],
  );
  const save = useMutationOnce({
    mutationFn: ({ currentPassword, ...body }: ProfileFields) =>
      call("PUT /api/user/profile", {
        body: isOtherEmail(body.email, user) ? { ...body, currentPassword } : body,
      }),
    meta: { error: { title: "Update failed", fallback: FAILED } },
    onSuccess: (answer) => {
      showUser(answer);
      form.reset(fieldsOf(answer));
      forget();
      toast({
        title: "Profile updated",
        ...(answer.email !== user.email && {
          description: `Please open the link that we have sent to ${answer.email}.`,
        }),
        tone: "success",
      });
    },
    onError: (error) => {
      const field = error instanceof ApiError && error.code && refusedFields[error.code];
      if (field) form.setError(field, { message: messageOf(error, FAILED) }, { shouldFocus: true });
      for (const { path, message } of issuesOf(error))
        form.setError(path as keyof ProfileFields, { message });
    },
  });
  const discard = () => {
    form.reset(saved);
    forget();
  };
  return { form, save, saved, discard };
}

const refusedFields: Partial<Record<ApiError["code"] & string, keyof ProfileFields>> = {
  email_taken: "email",
  password_wrong: "currentPassword",
};

function fieldsOf({ firstName, lastName, email }: User): ProfileFields {
  return { firstName, lastName, email, currentPassword: "" };
}

export function isSame(typed: Details, saved: Details): boolean {
  return (
    typed.firstName === saved.firstName && typed.lastName === saved.lastName && typed.email === saved.email
  );
}

/** Addresses are compared without case. */
export function isOtherEmail(typed: string, { email }: Pick<User, "email">): boolean {
  return typed.trim().toLowerCase() !== email.toLowerCase();
}

/** Whoever reads the mail of an account can set its password: another address takes it. */
function resolverFor(user: User): Resolver<ProfileFields> {
  const schema = ProfileBody.extend({ currentPassword: z.string() }).refine(
    ({ email, currentPassword }) => currentPassword !== "" || !isOtherEmail(email, user),
    { path: ["currentPassword"], message: "Current password is required" },
  );
  return zodResolver(schema);
}
