import { build } from "vite";
import { compressAssets } from "./compress-assets.ts";
import { dist } from "./folders.ts";
import { printWeights, weighPages } from "./page-weights.ts";
import { renderPages } from "./render-pages.ts";
import { writeSourceStamp } from "./source-stamp.ts";

/** The production build: bundles, compresses, and refuses a first view that is over its weight. */
await build({ logLevel: "warn" });
await renderPages(dist);
await compressAssets(dist);
const weights = await weighPages(dist);
printWeights(weights);
if (weights.some(({ bytes, limit }) => bytes > limit)) {
  console.error("A first view is over its weight: split it, or load what it does not need at once later.");
  process.exit(1);
}
await writeSourceStamp();
