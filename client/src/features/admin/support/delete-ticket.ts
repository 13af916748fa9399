import { ApiError, call } from "#client/lib/call";

export async function deleteTicket({ id }: { id: string }): Promise<void> {
  try {
    await call("DELETE /api/admin/support/tickets/{id}", { params: { id } });
  } catch (error) {
    // A lost answer, or another administrator who was faster: gone is gone.
    if (!(error instanceof ApiError) || error.code !== "ticket_not_found") throw error;
  }
}
