import { useRef, useState, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Link } from "wouter";
import { isOnPage } from "#client/features/registration/go-to-field";
import { WayToField } from "#client/features/registration/way-to-field";
import { FileField, warningOf } from "#client/features/registration/registration-fields";
import { registrationQuery, submitterQuery } from "#client/features/registration/registration-queries";
import { call, fileUrl } from "#client/lib/call";
import { issuesOf } from "#client/lib/errors";
import { queryClient } from "#client/lib/query-client";
import { useDownload } from "#client/lib/use-download";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { Field } from "#client/ui/fields/field";
import { Input } from "#client/ui/fields/input";
import type {
  Acknowledged,
  Registration,
  RegistrationExport,
  Submitter,
} from "#shared/contract/registration";
import type { ExportFormat } from "#shared/domain/registration/registration";
import { calendarDay } from "#shared/dates";
import { paths, pathTo } from "#shared/paths";

const packs: readonly { format: ExportFormat; name: string; help: string }[] = [
  { format: "pdf", name: "Sheet for registration (PDF)", help: "To read and to hand over, with its date" },
  {
    format: "xlsx",
    name: "Spreadsheet (XLSX)",
    help: "For most societies and publishers: a row for each writer and recording",
  },
  { format: "csv", name: "Spreadsheet (CSV)", help: "The same for other programs" },
  {
    format: "owners",
    name: "Owners and percentages",
    help: "For the registry of KECOBO, beside the signed sheet",
  },
  {
    format: "mlc",
    name: "The MLC",
    help: "Its bulk layout, unverified; a member takes out publishers and shares that it does not collect for",
  },
  {
    format: "soundexchange",
    name: "SoundExchange",
    help: "The columns of its ISRC ingest form, unverified; copied into it from row 11",
  },
  {
    format: "json",
    name: "JSON",
    help: "All of it, for programs; its schema is at /api/registration/schema",
  },
  {
    format: "cwr22",
    name: "CWR 2.2",
    help: "From a publisher or administrator with a sender code, to societies",
  },
];

type PacksProps = { registration: Registration; isSaved: boolean };

/** Files for whoever registers the song, and what societies have answered. */
export function RegistrationPacks({ registration, isSaved }: PacksProps) {
  const isInForce = !registration.takers.some(({ missing }) =>
    missing.some(({ field }) => field === "signatures"),
  );
  return (
    <section aria-labelledby="packs" className="mt-10 border-t pt-6">
      <h2 id="packs" className="font-serif text-lg font-semibold">
        Registration packs
      </h2>
      {!isInForce && <p className="mt-1 text-sm text-muted">Once everybody has signed.</p>}
      {isInForce && (
        <>
          {isSaved ? (
            <Packs documentIds={[registration.documentId]} />
          ) : (
            <p className="mt-1 text-sm text-muted">Made of what is saved: please save first.</p>
          )}
          <Link
            href={paths.registrations}
            className="mt-2 inline-flex min-h-11 items-center text-sm font-medium text-primary underline underline-offset-4"
          >
            Several songs in one file
          </Link>
          <SubmitterForm />
          <Answers registration={registration} />
        </>
      )}
    </section>
  );
}

type SongsProps = {
  documentIds: string[];
  /** What a song is called, where there are several. */
  titleOf?: (documentId: string) => string | undefined;
};

/** Each kind of file, made of these songs. */
export function Packs({ documentIds, titleOf }: SongsProps) {
  const [made, setMade] = useState<RegistrationExport | null>(null);
  const make = useMake(documentIds, setMade);
  const issues = issuesOf(make.error);
  return (
    <>
      <ul className="mt-2 divide-y border-y">
        {packs.map(({ format, name, help }) => (
          <li key={format} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-52">
              <span className="block text-sm font-medium">{name}</span>
              <span className="block text-xs text-muted">{help}</span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              busy={make.isPending && make.variables === format}
              busyLabel="Making…"
              onClick={() => make.mutate(format)}
            >
              Make<span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {make.errorMessage && (
        <Notice tone="danger" className="mt-3">
          {issues.length === 0 ? make.errorMessage : <Refused issues={issues} titleOf={titleOf} />}
        </Notice>
      )}
      {made && <Made key={made.id} made={made} />}
    </>
  );
}

type RefusedProps = { issues: { path: string; message: string }[]; titleOf: SongsProps["titleOf"] };

/** What hinders, with the way to its field; of several songs, with the way to the song. */
function Refused({ issues, titleOf }: RefusedProps) {
  const told = issues.map(({ path, message }) => {
    const [documentId = "", ...field] = path.split(".");
    const title = titleOf?.(documentId);
    return { documentId, title, field: field.join("."), text: title ? `${title}: ${message}` : message };
  });
  return (
    <ul>
      {[...new Map(told.map((one) => [one.text, one])).values()].map(({ documentId, title, field, text }) => (
        <li key={text} className="wrap-anywhere">
          {title ? (
            <Link href={pathTo.registration(documentId)} className="underline underline-offset-4">
              {text}
            </Link>
          ) : isOnPage(field) ? (
            <WayToField field={field} documentId={documentId}>
              {text}
            </WayToField>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}

/** One id as long as the answer is not known: a lost one makes no second file, and uses no second number. */
function useMake(documentIds: string[], onMade: (made: RegistrationExport | null) => void) {
  const attempt = useRef<{ what: string; id: string } | null>(null);
  return useMutationOnce({
    mutationFn: (format: ExportFormat) => {
      onMade(null);
      const what = [format, ...documentIds].join(" ");
      if (attempt.current?.what !== what) attempt.current = { what, id: crypto.randomUUID() };
      const { id } = attempt.current;
      return call("POST /api/registration/exports", { body: { id, documentIds, format } });
    },
    meta: { error: { fallback: "The file could not be made. Please try again." } },
    onSuccess: (made) => {
      attempt.current = null;
      onMade(made);
    },
  });
}

function Made({ made }: { made: RegistrationExport }) {
  const { id, filename, folded } = made;
  const download = useDownload(fileUrl("GET /api/registration/exports/{id}/file", { id }), filename, {
    failed: "The file could not be fetched. Please try again.",
  });
  return (
    <Notice tone="success" title={filename} className="mt-3">
      {folded.length > 0 && (
        <>
          <p className="mt-1">Please read before you download. In the file stands otherwise:</p>
          <ul className="mt-2 space-y-2">
            {folded.map(({ from, to }) => (
              <li key={`${from} ${to}`}>
                {from} → {to}
              </li>
            ))}
          </ul>
        </>
      )}
      <Button
        variant="secondary"
        size="sm"
        icon={<Download aria-hidden />}
        busy={download.isPending}
        className="mt-2"
        onClick={() => download.mutate()}
      >
        Download
      </Button>
    </Notice>
  );
}

const noSubmitter: Submitter = { name: "", ipiNameNumber: "", senderCode: "" };

/** Who sends CWR files. Whoever has no sender code gives the sheet to somebody who has. */
export function SubmitterForm() {
  const { data } = useQuery(submitterQuery);
  const [typed, setTyped] = useState<Submitter | null>(null);
  const fields = typed ?? data ?? noSubmitter;
  const save = useMutationOnce({
    mutationFn: () => call("PUT /api/user/submitter", { body: fields }),
    meta: { error: { fallback: "It could not be saved. Please try again." } },
    onSuccess: (saved) => {
      queryClient.setQueryData(submitterQuery.queryKey, saved);
      setTyped(null);
    },
  });
  const errors = new Map(issuesOf(save.error).map(({ path, message }) => [path, message]));
  const field = (name: keyof Submitter, label: string, help: ReactNode) => (
    <Field label={label} help={help} error={errors.get(name)}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          value={fields[name]}
          onChange={({ target }) => setTyped({ ...fields, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <details className="mt-4 text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary">
        {data ? `CWR is sent as ${data.name} (${data.senderCode})` : "Who sends CWR files"}
      </summary>
      <p className="text-muted">
        Societies take CWR only from a publisher or administrator in CISAC’s list of senders. Without a sender
        code, give the spreadsheet and the signed sheet to your publisher, or to your society.
      </p>
      <form
        noValidate
        className="mt-3 grid gap-4 sm:grid-cols-3"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {field("name", "Name in the list", "As CISAC writes it")}
        {field(
          "ipiNameNumber",
          "IPI name number",
          warningOf("IPI", fields.ipiNameNumber) ?? "11 digits, from the sender’s society",
        )}
        {field("senderCode", "Sender code", "2 or 3 characters, by the society from CISAC")}
        <div className="flex items-center gap-3 sm:col-span-3">
          <Button type="submit" variant="secondary" size="sm" busy={save.isPending}>
            Save sender
          </Button>
          {errors.size === 0 && save.errorMessage && <p className="text-danger">{save.errorMessage}</p>}
        </div>
      </form>
    </details>
  );
}

function Answers({ registration }: { registration: Registration }) {
  const { documentId, acknowledgements } = registration;
  const read = useMutationOnce({
    mutationFn: async (file: File) =>
      call("POST /api/registration/acknowledgements", { body: { text: await file.text() } }),
    meta: { error: { fallback: "The file could not be read. Please try again." } },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: registrationQuery(documentId).queryKey }),
  });
  const ours = read.data?.works.filter((work) => work.documentId !== null).length ?? 0;
  return (
    <details className="mt-2 text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary">
        What societies have answered ({acknowledgements.length})
      </summary>
      <ul className="divide-y">
        {acknowledgements.map(({ sender, status, said, processedOn, societyNumber, messages }) => (
          <li key={`${sender} ${status} ${processedOn} ${societyNumber}`} className="py-2">
            <p className="font-medium">
              {sender}: {said}
            </p>
            <p className="text-muted">
              {[calendarDay(processedOn), societyNumber, ...messages].filter(Boolean).join(" · ")}
            </p>
          </li>
        ))}
      </ul>
      <FileField
        label="Acknowledgement file"
        help={
          read.data
            ? `${ours} of ${read.data.works.length} answers are about your songs`
            : "A CWR file that a society sent back, also of other songs"
        }
        error={read.errorMessage}
        onFile={(file) => read.mutate(file)}
      />
      {read.data && <AnswersOfFile works={read.data.works} />}
    </details>
  );
}

/** What a file says of each song, ours or not. */
function AnswersOfFile({ works }: Pick<Acknowledged, "works">) {
  return (
    <ul className="mt-2 divide-y border-y">
      {works.map(({ workNumber, title, said, documentId }, index) => (
        <li key={index} className="flex justify-between gap-3 py-2 wrap-anywhere">
          {documentId ? (
            <Link href={pathTo.registration(documentId)} className="font-medium text-primary underline">
              {title}
            </Link>
          ) : (
            <span className="text-muted">
              {title} ({workNumber || "no number"})
            </span>
          )}
          <span className="text-right">{said}</span>
        </li>
      ))}
    </ul>
  );
}
