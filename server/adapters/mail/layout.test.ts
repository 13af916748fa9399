import { expect, test } from "vitest";
import { renderMail, type MailContent } from "#server/adapters/mail/layout";

const content: MailContent = {
  preheader: "Your share: 25%",
  heading: 'Please sign "Nairobi Nights"',
  paragraphs: ["Amina asks you to sign.", "Amina writes: “Hello\nthere”"],
  facts: [{ label: "Your share", value: "25% Publishing Rights" }],
  button: { label: "Read and sign", url: "https://sahihi.example/sign/abc?x=1&y=2" },
  closing: "If you do nothing, it stays unsigned.",
};

test("the plain text says all that the HTML says", () => {
  const { text } = renderMail(content);
  expect(text).toContain("Amina writes: “Hello\nthere”");
  expect(text).toContain("Your share: 25% Publishing Rights");
  expect(text).toContain("Read and sign:\nhttps://sahihi.example/sign/abc?x=1&y=2\n");
  expect(text).toContain("If you do nothing, it stays unsigned.");
  expect(text).toContain("support@sahihi.com");
});

test("the HTML has one button and its address in full", () => {
  const { html } = renderMail(content);
  expect(html.match(/<a [^>]*class="button"/g)).toHaveLength(1);
  expect(html).toContain(">https://sahihi.example/sign/abc?x=1&amp;y=2</a>");
  expect(html).toContain("“Hello<br>there”");
});

test("a mail without facts and without a button has neither table nor link", () => {
  const { html, text } = renderMail({
    preheader: "",
    heading: "Done",
    paragraphs: ["Thank you."],
    closing: "Bye.",
  });
  expect(html).not.toContain("<a ");
  expect(html).not.toContain("<th");
  expect(text).toMatch(/^Done\n\nThank you\.\n\nBye\.\n\n-- \n/);
});

test("nothing of the content becomes markup", () => {
  const evil = `<img src=x onerror="alert(1)">'&amp;`;
  const { html } = renderMail({
    preheader: evil,
    heading: evil,
    paragraphs: [evil],
    facts: [{ label: evil, value: evil }],
    button: { label: evil, url: `https://sahihi.example/"><script>` },
    closing: evil,
    link: { label: evil, url: `https://sahihi.example/"><script>` },
  });
  expect(html).not.toMatch(/<img|<script|onerror="/);
  expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&#39;&amp;amp;/g)).toHaveLength(9);
});

test("it is small: no mail client cuts it off, no picture is fetched", () => {
  const { html } = renderMail(content);
  expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  expect(html).not.toMatch(/<img|url\(|<link/);
});
