import writeExcelFile from "write-excel-file/node";

/** A workbook of one sheet, its first row in bold. Every text is a text cell: a spreadsheet runs none of them, whatever it begins with. */
export async function writeXlsx(
  sheet: string,
  rows: readonly (readonly (string | number)[])[],
): Promise<Buffer> {
  const cells = rows.map((row, index) =>
    row.map((value) =>
      typeof value === "number"
        ? { type: Number, value }
        : { type: String, value, ...(index === 0 && { fontWeight: "bold" as const }) },
    ),
  );
  return writeExcelFile(cells, { sheet, stickyRowsCount: 1 }).toBuffer();
}
