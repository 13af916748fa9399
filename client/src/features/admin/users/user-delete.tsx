import { nameOf } from "#client/features/admin/users/name-of";
import { useAdminAction } from "#client/features/admin/use-admin-action";
import { ApiError, call } from "#client/lib/call";
import { FormDialog } from "#client/ui/form-dialog";
import type { AdminUser } from "#shared/contract/admin-tables";

/** Deletes somebody, once the administrator's own password confirms it. */
export function UserDelete({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const remove = useAdminAction({
    run: (password: string) => deleteUser(user.id, password),
    lists: ["users", "documents", "payments"],
    done: "User deleted",
    failed: { title: "Delete failed", fallback: "Failed to delete user.", inDialog: true },
    onDone: onClose,
  });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title="Delete User"
      description={
        <>
          The account of <bdi className="font-semibold">{nameOf(user)}</bdi> ({user.email}) is deleted for
          good. Documents nobody has signed go with it, and what is out for signing ends. What everybody has
          signed stays for the other parties, who are told, with the owner shown as “Deleted user”.
        </>
      }
      password={{ label: "Your own password", help: "Password is required to delete a user." }}
      action="Delete User"
      busyLabel="Deleting…"
      variant="danger"
      busy={remove.isPending}
      error={remove.errorMessage}
      onSubmit={({ password }) => remove.mutate(password)}
    />
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
