import { useEffect, useMemo } from "react";
import { ArrowLeft } from "lucide-react";
import { Link, Redirect, useLocation, useParams, useSearch } from "wouter";
import { signInAndReturnTo } from "#client/features/auth/index";
import { signingQuery, useSigningView, type SessionAccess } from "#client/features/signing/index";
import { followTheme } from "#client/lib/look";
import { queryClient } from "#client/lib/query-client";
import { say } from "#client/lib/say";
import { useUser } from "#client/lib/use-user";
import { Signing } from "#client/pages/sign/sign-page";
import { pathTo } from "#shared/paths";

/** The signing page for somebody signed in: no mail has to be found for it. */
export function SignedInSignPage() {
  const { id = "" } = useParams();
  const search = useSearch();
  const collaboratorId = new URLSearchParams(search).get("as") ?? undefined;
  const { state } = useUser();
  useEffect(followTheme, []);
  const access = useMemo(() => ({ documentId: id, collaboratorId }), [id, collaboratorId]);
  if (state === "signed-out")
    return <Redirect to={signInAndReturnTo(pathTo.signing(id, collaboratorId))} replace />;
  return (
    <>
      <NameSigner access={access} />
      <Signing
        access={access}
        above={
          <Link
            href={pathTo.view(id)}
            className="-mt-4 mb-2 inline-flex min-h-11 items-center gap-2 text-sm font-medium text-primary underline-offset-4 hover:underline sm:-mt-8"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {say("signing.backToDocument")}
          </Link>
        }
      />
    </>
  );
}

/** Puts who signs into the address, so that the page stays with them once they have signed and another with this address has not. */
function NameSigner({ access: { documentId, collaboratorId } }: { access: SessionAccess }) {
  const { data } = useSigningView({ documentId, collaboratorId });
  const [, navigate] = useLocation();
  const signerId = data?.collaborator.id ?? undefined;
  useEffect(() => {
    if (collaboratorId !== undefined || data === undefined || signerId === undefined) return;
    queryClient.setQueryData(signingQuery({ documentId, collaboratorId: signerId }).queryKey, data);
    navigate(pathTo.signing(documentId, signerId), { replace: true });
  }, [collaboratorId, data, signerId, documentId, navigate]);
  return null;
}
