import { lazy, Suspense, useState } from "react";
import { useIsFetching } from "@tanstack/react-query";
import { FileSearch } from "lucide-react";
import { useLocation, useSearchParams } from "wouter";
import { usePrice } from "#client/features/payments/index";
import {
  CertificateSketch,
  FileCheckPanel,
  ScannedDocument,
  SearchForm,
  SearchResults,
  searchQuery,
  type SongQuestion,
  VerificationOffer,
  VerifyAction,
} from "#client/features/verification/index";
import { queryClient } from "#client/lib/query-client";
import { useStrayDrops } from "#client/lib/use-stray-drops";
import { prepareToasts, toast } from "#client/ui/toast";
import { VerifyOrderNotices } from "#client/pages/verify/verify-order-notices";
import type { VerificationEntry } from "#shared/contract/verification";
import { brand } from "#shared/brand";
import { formatKes, toCents } from "#shared/domain/money";
import { paths } from "#shared/paths";

const loadCheckout = async () => ({
  default: (await import("#client/pages/verify/verify-checkout")).VerifyCheckout,
});
const VerifyCheckout = lazy(loadCheckout);

/** A connection that is lost while somebody reads an entry takes neither the dialog nor its messages away. */
function prepareCheckout(): void {
  prepareToasts();
  loadCheckout().catch(() => undefined);
}

const NOT_LOADED = {
  title: "No connection",
  description: "Nothing was charged. Please check your connection and try again.",
  tone: "danger",
} as const;

/** Where a work is found: by its song, by the code of a PDF, or by the PDF itself. */
export function VerifySearchStep() {
  const [address] = useSearchParams();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<VerificationEntry>();
  const [isOpen, setIsOpen] = useState(false);
  const price = formatKes(toCents(usePrice("ownership_verification").kes));
  const question = { title: address.get("title") ?? "", artist: address.get("artist") ?? "" };
  const isAsked = question.title !== "" || question.artist !== "";
  const isSearching = useIsFetching({ queryKey: searchQuery(question).queryKey }) > 0;
  const documentId = address.get("document");
  useStrayDrops();

  /** Asking the same once more is a new try, and no new place to come back to. */
  function search(next: SongQuestion) {
    const isSame = next.title === question.title && next.artist === question.artist;
    navigate(addressOf(next), { replace: isSame });
    void queryClient.invalidateQueries({ queryKey: searchQuery(next).queryKey });
  }

  async function verify(entry: VerificationEntry) {
    const isLoaded = await loadCheckout().catch(() => null);
    if (!isLoaded) return toast(NOT_LOADED);
    setChosen(entry);
    setIsOpen(true);
  }

  const action = (entry: VerificationEntry) => (
    <VerifyAction entry={entry} price={price} onShown={prepareCheckout} onVerify={() => void verify(entry)} />
  );
  return (
    <div className="grid gap-8">
      {documentId === null ? <Introduction isShort={isAsked} /> : <ScannedIntroduction />}
      <VerifyOrderNotices />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
        <div className="grid min-w-0 content-start gap-6">
          {documentId !== null && <ScannedDocument key={documentId} id={documentId} action={action} />}
          <section aria-labelledby="search" className="grid gap-4">
            <h2 id="search" className="font-serif text-xl font-semibold">
              {documentId === null ? "Search for a song" : "Search for another song"}
            </h2>
            <SearchForm asked={question} isBusy={isSearching} onSearch={search} />
          </section>
          {isAsked && <SearchResults question={question} action={action} />}
          {!isAsked && documentId === null && (
            <section aria-labelledby="offer" className="grid gap-4 border-t pt-6">
              <h3 id="offer" className="font-serif text-lg font-semibold">
                Searching is free. What {price} tells you:
              </h3>
              <div className="grid items-center gap-8 xl:grid-cols-[minmax(0,1fr)_auto]">
                <VerificationOffer />
                <div className="mr-3 hidden xl:block">
                  <CertificateSketch />
                </div>
              </div>
            </section>
          )}
        </div>
        <section
          aria-labelledby="check-file"
          className="grid content-start gap-4 max-lg:border-t max-lg:pt-8"
        >
          <div>
            <h2 id="check-file" className="scroll-mt-20 font-serif text-xl font-semibold">
              Check a file, free
            </h2>
            <p className="mt-1 text-sm text-muted">
              Is the file in your hands, byte for byte, one from here? Is its seal whole, was anything added
              since, and is it still the newest?
            </p>
          </div>
          <FileCheckPanel />
        </section>
      </div>
      {chosen && (
        <Suspense>
          <VerifyCheckout key={chosen.id} entry={chosen} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </div>
  );
}

/** Once something was found, a phone shows that, and not what the page is for. */
function Introduction({ isShort }: { isShort: boolean }) {
  return (
    <header className="max-w-3xl">
      <h1 className={`font-serif font-semibold sm:text-3xl ${isShort ? "text-xl" : "text-2xl"}`}>
        Learn who has signed for a song
      </h1>
      <p className={`mt-3 text-muted ${isShort ? "max-sm:hidden" : ""}`}>
        For distributors, streaming services, brands and sync agencies: before you release, license or pay,
        look up the split sheet or agreement and learn who has signed it. No account needed.
      </p>
      <ToFileCheck />
    </header>
  );
}

/** Whoever has a paper in their hands wants to see its document at once. */
function ScannedIntroduction() {
  return (
    <header className="max-w-3xl">
      <h1 className="font-serif text-2xl font-semibold">The document behind the code</h1>
      <p className="mt-2 text-muted">Every PDF from {brand.name} carries one. It leads here.</p>
      <ToFileCheck />
    </header>
  );
}

/** Beside the search there is no room for it on a phone, where it stands below everything else. */
function ToFileCheck() {
  return (
    <a
      href="#check-file"
      className="inline-flex min-h-11 items-center gap-2 font-medium text-primary underline underline-offset-4 lg:hidden"
    >
      <FileSearch aria-hidden className="size-4" /> Check a file, free
    </a>
  );
}

function addressOf({ title, artist }: SongQuestion): string {
  const given = Object.entries({ title, artist }).filter(([, text]) => text !== "");
  return `${paths.verify}?${new URLSearchParams(given)}`;
}
