import { Suspense } from "react";
import {
  DocumentBody,
  DocumentBodySkeleton,
  DocumentFacts,
  SignatureList,
} from "#client/features/documents/index";
import { say } from "#client/lib/say";
import { ButtonLink } from "#client/ui/button";
import type { Collaborator } from "#shared/contract/documents";
import type { SharedDocument } from "#shared/contract/sharing";
import { pathTo } from "#shared/paths";

/** What is shown of the document, and who has signed it. */
export function SharedPaper({ shared }: { shared: SharedDocument }) {
  const { document, documentId, facts, people, version } = shared;
  return (
    <>
      {document ? (
        <Suspense fallback={<DocumentBodySkeleton className="mt-8" />}>
          {/* A document stays in the words it was sent in. */}
          <div lang="en" className="mt-8">
            <DocumentBody document={document} headingLevel={1} />
          </div>
        </Suspense>
      ) : (
        facts.length > 0 && (
          <dl lang="en" className="mt-8 grid grid-cols-2 gap-x-6 gap-y-4 border-t pt-5 sm:grid-cols-3">
            {facts.map(({ label, text }) => (
              <div key={label} className="min-w-0">
                <dt className="text-xs text-muted">{label}</dt>
                <dd className="text-sm wrap-anywhere">
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )
      )}
      <section aria-labelledby="signers" className="mt-10">
        <h2 id="signers" className="font-serif text-lg font-semibold">
          {say("signing.signatures")}
        </h2>
        <SignatureList collaborators={people.map(asSigner)} />
      </section>
      <p className="mt-4 text-sm text-muted">
        {say(document ? "sharing.withoutAddresses" : "sharing.withoutTerms")}
      </p>
      <div className="mt-10">
        <DocumentFacts version={version} />
      </div>
      <div className="mt-8">
        <ButtonLink href={pathTo.verify(documentId)} variant="secondary" size="sm">
          {say("sharing.verify")}
        </ButtonLink>
      </div>
    </>
  );
}

/** What is not shown of somebody is empty. */
function asSigner({ name, role, leaving, signedAt }: SharedDocument["people"][number]): Collaborator {
  return {
    id: null,
    name,
    email: "",
    role,
    percentage: "",
    rightsType: null,
    rights: [],
    leaving,
    signed: signedAt !== null,
    signedAt,
    signatureId: null,
    invitedAt: null,
    openedAt: null,
    remindedAt: null,
    remindersOffAt: null,
    linkExpiresAt: null,
  };
}
