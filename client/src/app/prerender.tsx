import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { Router } from "wouter";
import { brand } from "#shared/brand";
import { askedQuestions } from "#shared/domain/agreements/asked-questions";
import { paths } from "#shared/paths";
import { publicPages } from "#shared/public-pages";
import { App } from "#client/app/app";
import { Providers } from "#client/app/providers";
import type { RenderedPage } from "#client/app/rendered-page";
import { queryClient } from "#client/lib/query-client";
import { SupportLink } from "#client/ui/support-link";

/** Which chunk has the screen, for pages that are sent with all their text. The other public pages are forms. */
const screenOf: Record<string, string> = {
  [paths.home]: "src/pages/landing-page.tsx",
  [paths.evidence]: "src/pages/evidence/evidence-page.tsx",
  [paths.evidenceInSwahili]: "src/pages/evidence/evidence-page.tsx",
  [paths.evidenceLaw]: "src/pages/evidence/evidence-law-page.tsx",
  [paths.terms]: "src/pages/terms-page.tsx",
  [paths.privacy]: "src/pages/privacy-page.tsx",
  [paths.cookies]: "src/pages/cookies-page.tsx",
  [paths.privacyNotice]: "src/pages/privacy-notice-page.tsx",
  [paths.privacyNoticeInSwahili]: "src/pages/privacy-notice-page.tsx",
};

/** Every public page as it is sent. Run by the build. */
export async function renderPublicPages(): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const page of publicPages) {
    const screen = screenOf[page.path] ?? null;
    rendered.push({
      ...page,
      tab: `${page.title} · ${brand.name}${brand.suffix}`,
      html: screen === null ? null : await render(page.path),
      screen,
      withoutScript: await toHtml(<WithoutScript path={page.path} />),
    });
  }
  // What was asked for in vain would be kept for minutes, and the build with it.
  queryClient.clear();
  return rendered;
}

function render(path: string): Promise<string> {
  return toHtml(
    <Router ssrPath={path}>
      <Providers>
        <App />
      </Providers>
    </Router>,
  );
}

async function toHtml(node: ReactNode): Promise<string> {
  const failed: unknown[] = [];
  const { prelude } = await prerender(node, {
    onError: (error) => void failed.push(error),
    // Longer parts would come hidden, with a script that shows them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (failed.length > 0) throw failed[0];
  return html;
}

function WithoutScript({ path }: { path: string }) {
  if (path === paths.support) return <SupportWithoutScript />;
  return (
    <p className="py-4 text-sm">
      {path in screenOf ? "This page can be read as it is. " : `${pageAt(path)?.description} `}
      To draw up, sign or verify a document {brand.name} needs JavaScript: please switch it on and reload this
      page.
    </p>
  );
}

const pageAt = (address: string) => publicPages.find(({ path }) => path === address);

function SupportWithoutScript() {
  return (
    <div className="grid max-w-2xl gap-4 py-8">
      <h1 className="font-serif text-2xl font-semibold">Support</h1>
      <p>
        Write to <SupportLink />. A person answers within 24 hours. The form needs JavaScript.
      </p>
      {askedQuestions.map(({ question, answer }) => (
        <section key={question}>
          <h2 className="font-semibold">{question}</h2>
          <p>{answer}</p>
        </section>
      ))}
    </div>
  );
}
