import { expect, test } from "vitest";
import { renderMail, type MailContent } from "#server/adapters/mail/layout";
import { testOperator } from "#server/testing/factories/operator";

const sender = { operator: testOperator, appUrl: "https://sahihi.example" };

/** The mail as it leaves. */
function render(written: MailContent) {
  const { html, text } = renderMail(written);
  return { html: html(sender), text: text(sender) };
}

const content: MailContent = {
  preheader: "Your share: 25%",
  heading: 'Please sign "Nairobi Nights"',
  paragraphs: ["Amina asks you to sign.", "Amina writes: “Hello\nthere”"],
  facts: [{ label: "Your share", value: "25% Publishing Rights" }],
  button: { label: "Read and sign", url: "https://sahihi.example/sign/abc?x=1&y=2" },
  closing: "If you do nothing, it stays unsigned.",
};

test("the plain text says all that the HTML says", () => {
  const { text } = render(content);
  expect(text).toContain("Amina writes: “Hello\nthere”");
  expect(text).toContain("Your share: 25% Publishing Rights");
  expect(text).toContain("Read and sign:\nhttps://sahihi.example/sign/abc?x=1&y=2\n");
  expect(text).toContain("If you do nothing, it stays unsigned.");
  expect(text).toContain(testOperator.supportEmail);
});

test("the HTML has one button and its address in full", () => {
  const { html } = render(content);
  expect(html.match(/<a [^>]*class="button"/g)).toHaveLength(1);
  expect(html).toContain(">https://sahihi.example/sign/abc?x=1&amp;y=2</a>");
  expect(html).toContain("“Hello<br>there”");
});

test("a mail without facts and without a button has no table, and no link but the one to what we keep", () => {
  const { html, text } = render({
    preheader: "",
    heading: "Done",
    paragraphs: ["Thank you."],
    closing: "Bye.",
  });
  expect(html.match(/<a [^>]*href="[^"]*"/g)).toEqual([
    expect.stringContaining('href="https://sahihi.example/privacy"'),
  ]);
  expect(html).not.toContain("<th");
  expect(text).toMatch(/^Done\n\nThank you\.\n\nBye\.\n\n-- \n/);
});

test("nothing of the content becomes markup", () => {
  const evil = `<img src=x onerror="alert(1)">'&amp;`;
  const { html } = render({
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
  const { html } = render(content);
  expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  expect(html).not.toMatch(/<img|url\(|<link/);
});

test.each([
  ["who came by themselves", {}, "/privacy", "What we keep about you"],
  [
    "whose address somebody else gave",
    { source: "Amina gave us your address." },
    "/privacy-notice",
    "What we keep about you",
  ],
  [
    "the same in Swahili",
    { source: "Amina alitupa anwani.", language: "sw" },
    "/ilani-ya-faragha",
    "Tunachohifadhi",
  ],
] as const)(
  "the foot says who runs the service, and leads to what is kept: %s",
  (_who, given, path, label) => {
    const { html, text } = render({ ...content, ...given });
    expect(text).toContain(`Jina & Wana <Muziki> Ltd (PVT-TEST123), Moi Avenue 1, 00100 Nairobi, Kenya`);
    expect(html).toContain(
      "Jina &amp; Wana &lt;Muziki&gt; Ltd (PVT-TEST123), Moi Avenue 1, 00100 Nairobi, Kenya",
    );
    expect(text).toMatch(new RegExp(`${label}.*: https://sahihi.example${path}\n$`));
    expect(html).toContain(`href="https://sahihi.example${path}"`);
  },
);
