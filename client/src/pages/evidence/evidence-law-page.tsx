import type { ReactNode } from "react";
import { InstallationKeys, lawText } from "#client/features/transparency/index";
import { Footer } from "#client/features/landing/index";
import { LegalDocument } from "#client/features/legal/index";

const COMMANDS = `pdfsig -dump signed.pdf
set -- $(grep -a -o '/ByteRange *\\[[^]]*' signed.pdf | grep -o '[0-9]\\+')
{ head -c $2 signed.pdf; tail -c +$(($3+1)) signed.pdf; } > ranges.bin
openssl x509 -in root.pem -noout -fingerprint -sha256
openssl cms -verify -cades -inform DER -in signed.pdf.sig0 \\
  -content ranges.bin -binary -CAfile root.pem -purpose any -out /dev/null`;

/** For whoever has to argue about a document that was signed here. */
export function EvidenceLawPage() {
  return (
    <>
      <LegalDocument text={lawText}>
        <Part id="keys" heading="The keys of this installation">
          <p>
            Compare them with the ones on a certificate of completion and in the mail that brought the signed
            PDF. A key that comes with the file alone proves nothing.
          </p>
          <InstallationKeys />
        </Part>
        <Part id="check" heading="Check a file without us">
          <p>
            With poppler and OpenSSL. The fingerprint has to be the one above; the end has to say{" "}
            <q>CAdES Verification successful</q>, and pdfsig that the total document is signed.
          </p>
          <pre className="rounded-card border bg-surface p-4 text-sm whitespace-pre-wrap wrap-anywhere">
            <code>{COMMANDS}</code>
          </pre>
        </Part>
      </LegalDocument>
      <Footer />
    </>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t py-8">
      <h2 id={id} className="scroll-mt-24 font-serif text-lg font-semibold sm:text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
