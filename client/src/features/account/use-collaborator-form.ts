import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import type { CollaboratorProfileInput } from "#shared/contract/account";
import type { User } from "#shared/contract/auth";
import { showUser } from "#client/features/account/account-queries";
import {
  collaboratorDraft,
  CollaboratorForm,
  fieldsOf,
  type CollaboratorFields,
} from "#client/features/account/collaborator-fields";
import { call } from "#client/lib/call";
import { useDeviceDraft } from "#client/lib/drafts/use-device-draft";
import { issuesOf } from "#client/lib/errors";
import { focusFirstError } from "#client/lib/focus-first-error";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";

/** What is typed stays on the device until it is published. */
export function useCollaboratorForm(user: User, onPublished: () => void) {
  const {
    value: found,
    save: store,
    forget,
  } = useDeviceDraft(collaboratorDraft, user.id, "collaborator-profile");
  const form = useForm({
    defaultValues: found ?? fieldsOf(user),
    resolver: zodResolver(CollaboratorForm),
    shouldFocusError: false,
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }),
    [form, store],
  );
  const save = useMutationOnce({
    mutationFn: (body: CollaboratorProfileInput) => call("PUT /api/user/collaborator-profile", { body }),
    meta: { error: { title: "Update failed", fallback: "What you typed is kept. Please try again." } },
    onSuccess: (answer) => {
      forget();
      showUser(answer);
      toast({ title: "Profile published", description: "Other creators find you now.", tone: "success" });
      onPublished();
    },
    onError: (error) => {
      for (const { path, message } of issuesOf(error))
        form.setError(path.split(".")[0] as keyof CollaboratorFields, { message });
    },
  });
  const submit = form.handleSubmit((profile) => {
    save.mutate(profile);
  }, focusFirstError);
  return { form, save, submit };
}
