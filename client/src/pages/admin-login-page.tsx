import { useEffect } from "react";
import { LockKeyhole } from "lucide-react";
import { Link, useLocation, useSearch } from "wouter";
import { AdminLoginForm, nextPlace } from "#client/features/auth/index";
import { useUser } from "#client/lib/use-user";
import { Notice } from "#client/ui/card";
import { MessageCard } from "#client/ui/message-card";
import { toast } from "#client/ui/toast";
import { brand } from "#shared/brand";
import { paths } from "#shared/paths";

const ENTER_AFTER_MS = 100;

/** Where administrators sign in; one who is signed in already goes straight on, to where they wanted to go. */
export function AdminLoginPage() {
  const { user } = useUser();
  const [, navigate] = useLocation();
  const search = useSearch();
  const place = nextPlace(search);
  const isAdmin = user?.role === "admin";

  useEffect(() => {
    if (!user) return;
    if (!isAdmin)
      return toast({
        title: "Access Denied",
        description: "This account does not have administrator privileges.",
        tone: "danger",
      });
    const within = place.startsWith(paths.admin) ? place : paths.admin;
    const timer = setTimeout(() => navigate(within, { replace: true }), ENTER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [user, isAdmin, place, navigate]);

  return (
    <MessageCard title="Administrator sign-in">
      {user && !isAdmin && (
        <Notice tone="info" className="mb-2">
          You are signed in as {user.email}, which is not an administrator's account.
        </Notice>
      )}
      <AdminLoginForm />
      <p className="mt-2 flex gap-2 border-t pt-4 text-sm text-muted">
        <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
        For administrators of {brand.name} only. Every change made here is written down with who made it.
      </p>
      <Link
        href={paths.home}
        className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-primary underline underline-offset-2"
      >
        Back to the main site
      </Link>
    </MessageCard>
  );
}
