import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { brand } from "#shared/brand";
import { paths } from "#shared/paths";

const folder = join(import.meta.dirname, "../client/public");

type AppManifest = {
  name: string;
  short_name: string;
  description: string;
  start_url: string;
  icons: { src: string; sizes: string }[];
  shortcuts: { url: string }[];
};

test("the app that a phone installs has our name, icons of the sizes it says, and ways to screens there are", async () => {
  const manifest = JSON.parse(readFileSync(join(folder, "app.webmanifest"), "utf8")) as AppManifest;
  expect(manifest).toMatchObject({
    name: brand.name + brand.suffix,
    short_name: brand.name,
    description: brand.tagline,
    start_url: paths.home,
  });
  for (const { src, sizes } of [...manifest.icons, { src: "/apple-touch-icon.png", sizes: "180x180" }]) {
    const { width, height, format } = await sharp(join(folder, src)).metadata();
    expect([format, `${width}x${height}`]).toEqual(["png", sizes]);
  }
  for (const { url } of manifest.shortcuts) expect(Object.values(paths)).toContain(url);
});
