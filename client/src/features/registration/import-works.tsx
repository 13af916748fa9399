import { useState } from "react";
import { FileField } from "#client/features/registration/registration-fields";
import {
  MOST_WORKS,
  readWorkbook,
  tableOfText,
  type ReadWorks,
} from "#client/features/registration/read-works-file";
import { MAX_IMPORTED } from "#shared/contract/contacts";
import { refreshLists } from "#client/features/documents/index";
import { call } from "#client/lib/call";
import { textOf } from "#client/lib/read-table";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { Button } from "#client/ui/button";

/** A spreadsheet of works becomes drafts of split sheets; what cannot be taken is told by its row. */
export function ImportWorks() {
  const [read, setRead] = useState<ReadWorks | null>(null);
  const [made, setMade] = useState<ReadonlySet<string>>(new Set());
  const choose = useMutationOnce({
    mutationFn: async (file: File) => readWorkbook(await sheetsOf(file)),
    meta: { error: { message: "The file could not be read. Please save it as CSV or XLSX and try again." } },
    onSuccess: (works) => {
      setRead(works);
      setMade(new Set());
    },
  });
  const make = useMutationOnce({
    mutationFn: async ({ songs, contacts }: ReadWorks) => {
      // Before the drafts: what is known of a contact stands with the song for registration.
      for (let at = 0; at < contacts.length; at += MAX_IMPORTED)
        await call("POST /api/contacts/import", {
          body: { contacts: contacts.slice(at, at + MAX_IMPORTED) },
        });
      for (const { id, content } of songs) {
        if (made.has(id)) continue;
        await call("POST /api/documents", { body: { id, type: "split_sheet", content } });
        setMade((before) => new Set(before).add(id));
      }
    },
    meta: { error: { message: "It stopped there. Please press again: no song is made twice." } },
    onSettled: refreshLists,
  });
  const wrong = choose.data === null ? "No column is called Title." : choose.errorMessage;
  const left = read ? read.songs.length - made.size : 0;
  return (
    <details className="mt-2 text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary">
        Bring songs from a spreadsheet
      </summary>
      <FileField
        label="CSV or XLSX"
        help={`A row for each writer: Title, Artist, Name, Email, Role, Share; IPI, ISNI, Society, Publisher if you have them. At most ${MOST_WORKS} songs.`}
        error={wrong || undefined}
        accept=".csv,.tsv,.txt,.xlsx"
        onFile={(file) => choose.mutate(file)}
      />
      {choose.isPending && (
        <p role="status" className="mt-2 text-muted">
          Reading…
        </p>
      )}
      {read && (
        <>
          <ul className="mt-3 divide-y border-y">
            {read.songs.map(({ id, line, content }) => (
              <li key={id} className="flex justify-between gap-3 py-2 wrap-anywhere">
                <span>
                  Row {line}: <bdi className="font-medium">{content.songTitle}</bdi>
                </span>
                <span className={made.has(id) ? "text-success" : "text-muted"}>
                  {made.has(id) ? "Drafted" : "Ready"}
                </span>
              </li>
            ))}
            {read.notes.map((note) => (
              <li key={note} className="py-2 text-warning wrap-anywhere">
                {note}
              </li>
            ))}
            {read.refused.map(({ line, why }) => (
              <li key={`${line} ${why}`} className="py-2 text-warning wrap-anywhere">
                Row {line} {why}
              </li>
            ))}
          </ul>
          {make.errorMessage && <p className="mt-2 text-danger">{make.errorMessage}</p>}
          {left > 0 && (
            <Button size="sm" busy={make.isPending} className="mt-3" onClick={() => make.mutate(read)}>
              {left === 1 ? "Make 1 draft" : `Make ${left} drafts`}
            </Button>
          )}
        </>
      )}
    </details>
  );
}

/** The sheets of a workbook, or the one table of any other file, by what stands in it: people rename files. */
async function sheetsOf(file: File): Promise<{ sheet: string; table: string[][] }[]> {
  const begins = new TextDecoder("latin1").decode(await file.slice(0, 4).arrayBuffer());
  if (begins === OLD_WORKBOOK) throw new Error("A workbook of Excel 97–2003");
  if (begins !== ZIP) return [{ sheet: file.name, table: tableOfText(await textOf(file)) }];
  const { default: readXlsx } = await import("read-excel-file/browser");
  const sheets = await readXlsx(file);
  return sheets.map(({ sheet, data }) => ({ sheet, table: data.map((row) => row.map(textOfCell)) }));
}

const ZIP = "PK\u0003\u0004";
const OLD_WORKBOOK = "\u00D0\u00CF\u0011\u00E0";

function textOfCell(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean"
    ? String(cell)
    : "";
}
