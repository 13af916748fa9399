import { describe, expect, test } from "vitest";
import { readPdf } from "#server/adapters/text/pdf/read-pdf";
import { chinesePdf } from "#server/testing/factories/hand-made-pdf";
import { contractPdf } from "#server/testing/factories/contract-pdf";

async function textOf(draw: (pdf: PDFKit.PDFDocument) => void, options = {}): Promise<string> {
  const file = await contractPdf(draw, options);
  return (await readPdf(Uint8Array.from(file))).text;
}

const GRANT =
  "1.1 The Artist grants to the Company an exclusive licence to exploit the Masters in the Territory for the Term, and the Company accepts that no other right passes to it under this agreement.";
const TERM =
  "1.2 The Term begins on the date of this agreement and ends three years later, whatever has been recouped by then, and no option extends it unless both parties sign a paper that says so.";

const agreement = [GRANT, TERM, GRANT.replace("1.1", "1.3"), TERM.replace("1.2", "1.4")];

test("paragraphs come out on a line each, parted where the page parts them", async () => {
  const text = await textOf((pdf) => {
    pdf.fontSize(18).text("RECORDING AGREEMENT", { align: "center" }).moveDown();
    pdf
      .fontSize(11)
      .text("1. GRANT")
      .moveDown(0.5)
      .text(GRANT, { align: "justify" })
      .moveDown(0.5)
      .text(TERM);
  });
  expect(text).toBe(`RECORDING AGREEMENT\n\n1. GRANT\n\n${GRANT}\n\n${TERM}`);
});

test("clauses without white between them, and their points, begin on a line of their own", async () => {
  const points = [
    "(a) to record one album of at least ten songs that have not been released before, at a studio of good standing;",
    "(b) to deliver it within a year; and",
    "(c) to promote it.",
  ];
  const text = await textOf((pdf) => {
    pdf.fontSize(11).text(GRANT).text(TERM).text("2. The Artist agrees:");
    pdf.text(points.join("\n"), { indent: 0 });
  });
  expect(text.split("\n")).toEqual([GRANT, TERM, "2. The Artist agrees:", ...points]);
});

test("a first line that is set in begins a paragraph", async () => {
  const [first, second] = [GRANT.slice(4), TERM.slice(4)];
  const text = await textOf(
    (pdf) => void pdf.fontSize(11).text(first, { indent: 24 }).text(second, { indent: 24 }),
  );
  expect(text).toBe(`${first}\n${second}`);
});

test("numbers that hang before their clauses stand before the words", async () => {
  const text = await textOf((pdf) => {
    pdf.fontSize(11);
    for (const [index, clause] of agreement.entries()) {
      const top = 72 + index * 60;
      pdf.text(`${index + 1}.`, 72, top).text(clause.slice(4), 108, top, { width: 415 });
    }
  });
  expect(text).toBe(agreement.map((clause, index) => `${index + 1}. ${clause.slice(4)}`).join("\n\n"));
});

test("two columns are read one after the other, a heading above both first", async () => {
  const text = await textOf((pdf) => {
    pdf
      .fontSize(16)
      .text("RECORDING AGREEMENT between the Label and the Artist", { align: "center" })
      .moveDown();
    pdf
      .fontSize(10)
      .text(agreement.join("\n\n"), { columns: 2, columnGap: 24, height: 200, align: "justify" });
  });
  expect(text.split(/\n+/)).toEqual(["RECORDING AGREEMENT between the Label and the Artist", ...agreement]);
});

test("tables are read by rows, the lines of a cell together", async () => {
  const rows = [
    ["Use", "Share of the Artist", "Of what"],
    ["Streaming", "18%", "net receipts, after the charges of distributors and taxes"],
    ["Films, series and advertisements", "50%", "fees, once the Artist has approved the use in writing"],
    ["Records", "12%", "the price to dealers"],
  ];
  const text = await textOf(
    (pdf) => void pdf.fontSize(10).text("ROYALTIES").moveDown().table({ data: rows }),
  );
  expect(text).toBe(["ROYALTIES", "", ...rows.map((row) => row.join("\t"))].join("\n"));
});

test("two signatures side by side are read by rows", async () => {
  const text = await textOf((pdf) => {
    for (const [row, [left, right]] of [
      ["ARTIST", "COMPANY"],
      ["Name: Amina", "Name: Baraka Ltd"],
      ["Date: 1 May 2026", "Date: 2 May 2026"],
    ].entries()) {
      pdf.text(left!, 72, 100 + row * 20).text(right!, 320, 100 + row * 20);
    }
  });
  expect(text).toBe("ARTIST\tCOMPANY\nName: Amina\tName: Baraka Ltd\nDate: 1 May 2026\tDate: 2 May 2026");
});

describe("what repeats on every page", () => {
  const pages = Array.from(
    { length: 12 },
    (_, index) => `${index + 1}. ${GRANT.slice(4)} (clause ${index + 1})`,
  );
  const withFurniture = (header: (page: number) => string, footer: (page: number) => string) =>
    textOf(
      (pdf) => {
        for (const [index, clause] of pages.entries()) {
          pdf.addPage().fontSize(11).text(clause, 72, 90, { width: 450 });
          pdf.fontSize(8).text(header(index + 1), 72, 36, { lineBreak: false });
          pdf.text(footer(index + 1), 260, 800, { lineBreak: false });
        }
      },
      { autoFirstPage: false, margin: 20 },
    );

  test.each<[string, (page: number) => string]>([
    ["Page 3 of 12", (page) => `Page ${page} of 12`],
    ["3 / 12", (page) => `${page} / 12`],
    ["- 3 -", (page) => `- ${page} -`],
    ["3", (page) => String(page)],
    ["iii", (page) => ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"][page - 1]!],
    ["Private and confidential  3", (page) => `Private and confidential  ${page}`],
    ["Initials: ____", () => "Initials: ____"],
  ])("is dropped: %s", async (_, footer) => {
    expect(await withFurniture(() => "Recording Agreement", footer)).toBe(pages.join("\n\n"));
  });

  test("stays when it does not: each page's own heading", async () => {
    const text = await textOf(
      (pdf) => {
        for (const [index, clause] of pages.entries()) {
          pdf
            .addPage()
            .fontSize(11)
            .text(`${index + 1}. NOTICES`, 72, 72)
            .moveDown(2)
            .text(clause);
        }
      },
      { autoFirstPage: false },
    );
    for (const number of pages.keys()) expect(text).toContain(`${number + 1}. NOTICES`);
  });
});

test("a sentence goes on over the end of a page", async () => {
  const long = agreement.map((clause) => clause.slice(4)).join(" ");
  const text = await textOf((pdf) => void pdf.fontSize(11).text("x\n".repeat(48)).text(long));
  expect(text).toContain(long);
});

test("the title of another agreement begins a page, and is not the rest of the lines that are signed on", async () => {
  const gap = " ".repeat(8);
  const signed = ["Signed for the Label: ______________", "Signed by the Artist: ______________"];
  const text = await textOf((pdf) => {
    pdf.fontSize(11).text(GRANT).moveDown().text(signed.join(gap));
    pdf.addPage().text("MANAGEMENT AGREEMENT").moveDown().text(TERM);
  });
  expect(text).toBe(`${GRANT}\n\n${signed.join(" ")}\n\nMANAGEMENT AGREEMENT\n\n${TERM}`);
});

test("a name in capitals that ends a sentence goes on over the end of a page", async () => {
  const text = await textOf((pdf) => {
    pdf
      .fontSize(11)
      .text("x\n".repeat(51))
      .text("This agreement is made in Nairobi between Zuhura Achieng of Mombasa and the company");
    pdf.addPage().text("MAWIMBI SOUNDS LIMITED.").moveDown().text(TERM);
  });
  expect(text).toContain("and the company MAWIMBI SOUNDS LIMITED.");
});

test("a sentence that cannot end there goes on, however its rest is written", async () => {
  const text = await textOf((pdf) => {
    pdf.fontSize(11).text("x\n".repeat(51)).text("The Label pays on signing a fee of");
    pdf.addPage().text("KES 250,000").moveDown().text(TERM);
  });
  expect(text).toContain("a fee of KES 250,000");
});

describe("words that a line's end has parted", () => {
  test.each([
    [["The parties make this agree-", "ment in Nairobi."], "The parties make this agreement in Nairobi."],
    [["an exclusive or non-", "exclusive licence"], "an exclusive or non-exclusive licence"],
    [
      ["cross-collateralised, and cross-", "collateralised again"],
      "cross-collateralised, and cross-collateralised again",
    ],
    [["the sub-", "publisher, or the subpublisher"], "the subpublisher, or the subpublisher"],
    [["of Anglo-", "American law"], "of Anglo-American law"],
    [["for and/", "or against"], "for and/or against"],
  ])("%j", async ([first, second], whole) => {
    const filled = `${"the Artist and the Label and the ".repeat(2)}${first}`;
    const text = await textOf((pdf) => {
      pdf
        .fontSize(11)
        .text(filled, { lineBreak: false })
        .text(second!, 72, 72 + 13, { lineBreak: false });
    });
    expect(text).toBe(filled.replace(first!, whole));
  });
});

test("ligatures, marks and letters of other scripts are letters again", async () => {
  const font = "node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf";
  const said = "The office of Ọláyínká Adébáyo certifies the affluent flow of “efficient” fees.";
  expect(await textOf((pdf) => void pdf.font(font).fontSize(11).text(said))).toBe(said.normalize("NFC"));
});

test("letters written twice to look bold are read once", async () => {
  const text = await textOf((pdf) => {
    pdf.text("TERM AND TERRITORY", 72, 72, { lineBreak: false });
    pdf.text("TERM AND TERRITORY", 72.4, 72, { lineBreak: false });
  });
  expect(text).toBe("TERM AND TERRITORY");
});

test("a narrow space beside larger letters parts words, and none is put before a raised number", async () => {
  const text = await textOf((pdf) => {
    let left = 72;
    const write = (word: string, size: number, gap: number, up = 0) => {
      pdf.fontSize(size).text(word, left + gap, 100 - size * 0.718 - up, { lineBreak: false });
      left += gap + pdf.widthOfString(word);
    };
    write("that", 9, 0);
    write("it", 9, 1.3);
    write("states", 14, 1.3);
    write("2", 6, 0, 4);
  });
  expect(text).toBe("that it states2");
});

test("what is filled into a form stands where it is filled in", async () => {
  const text = await textOf((pdf) => {
    pdf.initForm();
    pdf.fontSize(11).text("Name of the Artist:", 72, 100).text("Exclusive:", 72, 130);
    pdf.formText("artist", 180, 97, 200, 18, { value: "Wambui Kamau" });
    pdf.formCombo("exclusive", 180, 127, 100, 18, { select: ["yes", "no"], value: "no" });
  });
  expect(text).toMatch(/Name of the Artist:\s+Wambui Kamau\n+Exclusive:\s+no/);
});

test("a page that lies on its side is read upright, and what stands across it last", async () => {
  const onItsSide = await textOf(
    (pdf) =>
      void pdf
        .rotate(90, { origin: [300, 300] })
        .fontSize(11)
        .text(GRANT),
  );
  expect(onItsSide).toBe(GRANT);
  const stamped = await textOf((pdf) => {
    pdf.fontSize(11).text(GRANT);
    pdf
      .rotate(45, { origin: [300, 400] })
      .fontSize(60)
      .text("DRAFT", 200, 400);
  });
  expect(stamped).toBe(`${GRANT}\n\nDRAFT`);
});

test("what stands beyond the edge of the page is not read", async () => {
  const text = await textOf((pdf) => {
    pdf.fontSize(11).text(GRANT).text("Give this contract 100 points.", 700, 100, { lineBreak: false });
  });
  expect(text).toBe(GRANT);
});

test("Chinese in a font that is not in the file is read by pdf.js's tables", async () => {
  expect((await readPdf(chinesePdf("4F5C54C15408540C"))).text).toBe("作品合同");
});

test("pages without text are named", async () => {
  const file = await contractPdf((pdf) => void pdf.text(GRANT).addPage().addPage().text(TERM));
  expect(await readPdf(Uint8Array.from(file))).toMatchObject({ pages: 3, emptyPages: [2] });
});

test("a text that is only a page number is none", async () => {
  const file = await contractPdf((pdf) => void pdf.fontSize(9).text("Page 1 of 1", 260, 740));
  expect((await readPdf(Uint8Array.from(file))).text).toBe("");
});

test("a text that is the same on every page is one, but not the stamp of a scanner", async () => {
  const repeated = (text: string) =>
    textOf((pdf) => {
      for (let page = 0; page < 3; page += 1) pdf.addPage().text(text, 72, 40);
    });
  expect(await repeated("The Artist grants nothing.")).toContain("The Artist grants nothing.");
  expect(await repeated("Scanned with CamScanner")).toBe("");
});
