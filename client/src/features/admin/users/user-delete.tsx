import { useState } from "react";
import { nameOf } from "#client/features/admin/users/name-of";
import { useAdminAction } from "#client/features/admin/use-admin-action";
import { ApiError, call } from "#client/lib/call";
import { Button } from "#client/ui/button";
import { Dialog } from "#client/ui/dialog";
import { Field } from "#client/ui/field";
import { PasswordInput } from "#client/ui/input";
import type { AdminUser } from "#shared/contract/admin-tables";

const FORM_ID = "delete-user";

/** Deletes somebody, once the administrator's own password confirms it. */
export function UserDelete({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [password, setPassword] = useState("");
  const remove = useAdminAction({
    run: () => deleteUser(user.id, password),
    lists: ["users", "documents", "payments"],
    done: "User deleted",
    failed: { title: "Delete failed", fallback: "Failed to delete user." },
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete User"
      description={
        <>
          The account of <bdi className="font-semibold">{nameOf(user)}</bdi> ({user.email}) is deleted for
          good. Documents nobody has signed go with it; signed ones stay for the other parties, with the owner
          shown as “Deleted user”.
        </>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="danger"
            busy={remove.isPending}
            busyLabel="Deleting…"
            disabled={password === ""}
          >
            Delete User
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== "") remove.mutate();
        }}
      >
        <Field
          label="Your own password"
          help="Password is required to delete a user."
          error={remove.errorMessage}
          required
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

async function deleteUser(id: string, password: string): Promise<void> {
  try {
    await call("DELETE /api/admin/users/{id}", { params: { id }, body: { password } });
  } catch (error) {
    // A lost answer, or another administrator who was faster: gone is gone.
    if (!(error instanceof ApiError) || error.code !== "user_not_found") throw error;
  }
}
