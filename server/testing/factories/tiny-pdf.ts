/** A PDF of our form with nothing on it, so that each of its bytes can be changed in turn. */
export function tinyPdf(producer = "A test"): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>",
    `<< /Producer (${producer}) >>`,
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = "trailer\n<< /Size 5 /Root 1 0 R /Info 4 0 R /ID [<00> <00>] >>";
  return Buffer.from(`${text}${table}${trailer}\nstartxref\n${text.length}\n%%EOF\n`, "latin1");
}
