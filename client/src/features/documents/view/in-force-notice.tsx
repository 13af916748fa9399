import type { ReactNode } from "react";
import type { Document } from "#shared/contract/documents";
import { dayForReader } from "#shared/dates";
import { Notice } from "#client/ui/card";

type InForceNoticeProps = {
  document: Pick<Document, "inForce" | "status" | "version">;
  isBeingChanged: boolean;
  /** What is to change. */
  children: ReactNode;
};

/** Which version binds, while another one is drafted or proposed. */
export function InForceNotice({
  document: { inForce, status, version },
  isBeingChanged,
  children,
}: InForceNoticeProps) {
  if (!inForce || (status === "fully_signed" && !isBeingChanged)) return null;
  const isProposed = version !== null && version.number !== inForce.version;
  return (
    <Notice tone="info" title={`Version ${inForce.version} is in force`}>
      <p className="mt-0.5">
        Everybody signed it on {dayForReader(inForce.signedAt)}. It binds until everybody on it and everybody
        on {isProposed ? `version ${version.number}, which is proposed here,` : "the changed version"} has
        signed that one.
      </p>
      {status !== "fully_signed" && (
        <>
          {children}
          <a
            href="#history"
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            Read version {inForce.version} in the history
          </a>
        </>
      )}
    </Notice>
  );
}
