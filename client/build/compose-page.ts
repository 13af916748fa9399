import type { RenderedPage } from "../src/app/rendered-page.ts";

/** Where the server puts the address that people reach it at. */
export const ORIGIN = "__APP_URL__";

const FIRST_PAINT = /<div id="root">([\s\S]*?)<\/div>\s*(?=<noscript>)/;
const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/;
const NOSCRIPT = /<noscript>[\s\S]*?<\/noscript>/;

/** The page of every screen under the navigation: its code is asked for along with the entry's. */
export function framedPage(template: string, scripts: readonly string[]): string {
  return intoHead(template, preloads(template, scripts));
}

/** A public page: with what is told of it elsewhere, and where it was rendered with all its text. */
export function composePage(template: string, page: RenderedPage, scripts: readonly string[]): string {
  const described = template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(page.tab)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => describe(page))
    .replace(NOSCRIPT, () => `<noscript>${page.withoutScript}</noscript>`);
  const framed = framedPage(described, scripts);
  return page.html === null ? framed : withText(framed, page.html);
}

/** Its style sheet comes before its text, and buttons wait for the code that answers them. Whoever was signed in here sees the first paint instead, as on every other screen. */
function withText(template: string, html: string): string {
  const [sheet = ""] = STYLE_SHEET.exec(template) ?? [];
  const style = `${sheet.trim()}
    <style>
      #wait { display: none; }
      html:not([data-code]) button { cursor: progress; opacity: 0.6; pointer-events: none; }
      [data-visitor="member"] #wait { display: block; }
      [data-visitor="member"] #root:not(:has(#wait)) { display: none; }
    </style>`;
  const page = template
    .replace(sheet, "")
    .replace(
      FIRST_PAINT,
      (_all, paint: string) => `<div id="wait">${paint}</div>\n    <div id="root">${html}</div>\n    `,
    );
  return intoHead(page, style);
}

function describe({ path, tab, description }: RenderedPage): string {
  const address = `${ORIGIN}${path}`;
  const properties = {
    "og:type": "website",
    "og:site_name": "Sahihi.com",
    "og:title": tab,
    "og:description": description,
    "og:url": address,
    "og:image": `${ORIGIN}/share.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "A split sheet, signed by everybody on it",
    "og:locale": "en_GB",
  };
  return [
    `<meta name="description" content="${escape(description)}" />`,
    `<link rel="canonical" href="${address}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escape(content)}" />`,
    ),
    `<meta name="twitter:card" content="summary_large_image" />`,
  ].join("\n    ");
}

/** What the template does not ask for by itself. */
function preloads(template: string, scripts: readonly string[]): string {
  return scripts
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join("\n    ");
}

function intoHead(page: string, lines: string): string {
  return page.replace("</head>", () => `  ${lines}\n  </head>`);
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
