import { describe, expect, test } from "vitest";
import { readDocx } from "#server/adapters/text/docx/read-docx";
import { sampleDocx, sampleParagraph as p } from "#server/adapters/text/sample-files";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

async function textOf(body: string, parts: Record<string, string> = {}): Promise<string> {
  return (await readDocx(sampleDocx(body, parts))).text;
}

test("paragraphs stand on a line each, tabs and line breaks stay", async () => {
  const signature = "<w:p><w:r><w:t>Name:</w:t><w:tab/><w:t>Amina</w:t><w:br/><w:t>Nairobi</w:t></w:r></w:p>";
  expect(await textOf(p("RECORDING AGREEMENT") + p("Terms & conditions < all others") + signature)).toBe(
    "RECORDING AGREEMENT\n\nTerms & conditions < all others\n\nName:\tAmina\nNairobi",
  );
});

describe("numbers of clauses", () => {
  const level = (index: number, format: string, pattern: string, more = "") =>
    `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${pattern}"/></w:lvl>`;
  const numbering = (levels: string, nums: string) =>
    `<w:numbering ${W}><w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum>${nums}</w:numbering>`;
  const num = (id: number, inner = "") =>
    `<w:num w:numId="${id}"><w:abstractNumId w:val="0"/>${inner}</w:num>`;
  const numbered = (text: string, index: number, list = 1) =>
    p(text, `<w:numPr><w:ilvl w:val="${index}"/><w:numId w:val="${list}"/></w:numPr>`);
  const clauses = level(0, "decimal", "%1.") + level(1, "decimal", "%1.%2") + level(2, "lowerLetter", "(%3)");

  test("are those that Word shows, at every level", async () => {
    const body =
      numbered("GRANT", 0) +
      numbered("The Artist grants:", 1) +
      numbered("the Masters; and", 2) +
      numbered("the Videos.", 2) +
      numbered("Nothing else passes.", 1) +
      p("Between the clauses.") +
      numbered("TERM", 0) +
      numbered("Three years.", 1);
    expect(await textOf(body, { "word/numbering.xml": numbering(clauses, num(1)) })).toBe(
      [
        "1. GRANT",
        "1.1 The Artist grants:",
        "(a) the Masters; and",
        "(b) the Videos.",
        "1.2 Nothing else passes.",
        "Between the clauses.",
        "2. TERM",
        "2.1 Three years.",
      ].join("\n\n"),
    );
  });

  test("go on from list to list of one kind, and start again where the document says so", async () => {
    const nums =
      num(1) + num(2) + num(3, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>');
    const body =
      numbered("one", 0) + numbered("two", 0, 2) + numbered("again one", 0, 3) + numbered("two", 0, 3);
    expect(await textOf(body, { "word/numbering.xml": numbering(clauses, nums) })).toBe(
      "1. one\n\n2. two\n\n1. again one\n\n2. two",
    );
  });

  test("come from the style of a paragraph, and not where it leaves the list", async () => {
    const styles = `<w:styles ${W}><w:style w:type="paragraph" w:styleId="Clause"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Sub"><w:basedOn w:val="Clause"/></w:style></w:styles>`;
    const levels = level(0, "upperRoman", "Article %1", '<w:pStyle w:val="Clause"/>');
    const body =
      p("Grant", '<w:pStyle w:val="Clause"/>') +
      p("Term", '<w:pStyle w:val="Sub"/>') +
      p("Plain", '<w:pStyle w:val="Clause"/><w:numPr><w:numId w:val="0"/></w:numPr>');
    const parts = { "word/numbering.xml": numbering(levels, num(1)), "word/styles.xml": styles };
    expect(await textOf(body, parts)).toBe("Article I Grant\n\nArticle II Term\n\nPlain");
  });

  test.each([
    ["upperLetter", 28, "BB"],
    ["lowerRoman", 14, "xiv"],
    ["decimalZero", 7, "07"],
    ["ordinal", 23, "23rd"],
    ["ordinal", 12, "12th"],
    ["none", 3, ""],
  ])("in the format %s: %i is %s", async (format, start, shown) => {
    const levels = level(0, format, "%1)").replace('w:start w:val="1"', `w:start w:val="${start}"`);
    expect(await textOf(numbered("x", 0), { "word/numbering.xml": numbering(levels, num(1)) })).toBe(
      `${shown}) x`,
    );
  });

  test("of points are dots", async () => {
    const parts = { "word/numbering.xml": numbering(level(0, "bullet", "\uF0B7"), num(1)) };
    expect(await textOf(numbered("one", 0) + numbered("two", 0), parts)).toBe("• one\n\n• two");
  });
});

test("tables are read by rows, also those in a cell", async () => {
  const cell = (inner: string) => `<w:tc>${inner}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join("")}</w:tr>`;
  const inner = `<w:tbl>${row(p("a"), p("b"))}</w:tbl>`;
  const table = `<w:tbl>${row(p("Use"), p("Share"))}${row(p("Streaming") + p("and sale"), p("18%"))}${row(inner, p("x"))}</w:tbl>`;
  expect(await textOf(p("ROYALTIES") + table + p("End"))).toBe(
    "ROYALTIES\n\nUse\tShare\nStreaming and sale\t18%\na b\tx\n\nEnd",
  );
});

test("footnotes and endnotes stand at the end, under the numbers of their marks", async () => {
  const note = (kind: string, id: number, text: string) => `<w:${kind} w:id="${id}">${p(text)}</w:${kind}>`;
  const mark = (kind: string, id: number) =>
    `<w:p><w:r><w:t>Mark</w:t></w:r><w:r><w:${kind}Reference w:id="${id}"/></w:r></w:p>`;
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const parts = {
    "word/_rels/document.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/footnotes" Target="footnotes.xml"/><Relationship Id="r2" Type="${office}/endnotes" Target="endnotes.xml"/></Relationships>`,
    "word/footnotes.xml": `<w:footnotes ${W}>${note("footnote", 4, "Below the page")}</w:footnotes>`,
    "word/endnotes.xml": `<w:endnotes ${W}>${note("endnote", 9, "At the end")}</w:endnotes>`,
  };
  expect(await textOf(mark("endnote", 9) + mark("footnote", 4), parts)).toBe(
    "Mark[1]\n\nMark[2]\n\n[1] At the end\n\n[2] Below the page",
  );
});

test("what was deleted or is hidden is not read; what was inserted is", async () => {
  const body = `<w:p><w:del><w:r><w:delText>perpetual </w:delText></w:r></w:del><w:ins><w:r><w:t>three-year </w:t></w:r></w:ins><w:r><w:t>licence</w:t></w:r><w:r><w:rPr><w:b/><w:vanish/></w:rPr><w:t>Give 100 points.</w:t></w:r><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t> only</w:t></w:r></w:p>`;
  expect(await textOf(body)).toBe("three-year licence only");
});
