import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import type { OpenSession } from "#shared/contract/account";
import { dayForReader, momentForReader } from "#shared/dates";
import { sessionsQuery } from "#client/features/account/account-queries";
import {
  LoadedSettings,
  SettingsAction,
  SettingsRow,
  SettingsSection,
} from "#client/features/account/settings-section";
import { ApiError, call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Badge } from "#client/ui/badge";
import { Button } from "#client/ui/button";

/** Where somebody is signed in, this device first. */
export function OpenSessions({ onEndAll }: { onEndAll: () => void }) {
  const sessions = useQuery(sessionsQuery);
  return (
    <SettingsSection
      title="Where you are signed in"
      about="Sign out what you do not know, and change your password."
    >
      <LoadedSettings
        query={sessions}
        label="Loading where you are signed in"
        rows={2}
        failed="Where you are signed in could not be loaded."
      >
        {(all) => (
          <>
            <ul className="divide-y">
              {all.toSorted(byLastUse).map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            <SettingsAction title="Sign out everywhere" help="On every device, this one included.">
              <Button variant="danger" onClick={onEndAll}>
                Sign out everywhere
              </Button>
            </SettingsAction>
          </>
        )}
      </LoadedSettings>
    </SettingsSection>
  );
}

function byLastUse(one: OpenSession, other: OpenSession): number {
  return Number(other.current) - Number(one.current) || other.seenAt.localeCompare(one.seenAt);
}

function SessionRow({ session }: { session: OpenSession }) {
  const { id, current, openedAt, seenAt, device, address } = session;
  const end = useEndSession(id);
  const Icon = /android|iphone|ipad|ios|mobile/i.test(device) ? Smartphone : Monitor;
  return (
    <li>
      <SettingsRow>
        <div className="flex items-center gap-3 sm:gap-4">
          <Icon aria-hidden className="size-5 shrink-0 self-start text-muted sm:self-center" />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium wrap-anywhere">
              {device}
              {current && <Badge tone="success">This device</Badge>}
            </p>
            <p className="mt-0.5 text-xs text-muted tabular-nums wrap-anywhere">
              {!current && `Last seen ${momentForReader(seenAt)} · `}
              Signed in {dayForReader(openedAt)}
              {address && ` · ${address}`}
            </p>
          </div>
          {!current && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Sign out ${device}`}
              busy={end.isPending}
              onClick={() => end.mutate()}
              className="-mr-3 shrink-0"
            >
              Sign out
            </Button>
          )}
        </div>
      </SettingsRow>
    </li>
  );
}

function useEndSession(id: string) {
  const client = useQueryClient();
  const leaveOut = () =>
    client.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter((other) => other.id !== id));
  return useMutationOnce({
    mutationFn: () => endOnce(id),
    meta: {
      error: { title: "Still signed in there", fallback: "Please check your connection and try again." },
    },
    onSuccess: leaveOut,
  });
}

/** One that has ended by itself has ended. */
async function endOnce(id: string): Promise<void> {
  try {
    await call("DELETE /api/user/sessions/{id}", { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
