import { gapsOf, isSplit, narrow, type Band, type Span } from "#server/adapters/text/pdf/find-bands";

/** Bands that belong together: with the gaps that run through all of them or, in plain text, without. */
export type Region = { bands: Band[]; gaps: Span[] };

/** Ems between two bands from which on they are not of one table or column. */
const FAR = 5;
/** Ems between two bands up to which they may be lines of one column. */
const NEAR = 1.5;
/** Ems of the widest gap where three lines show it, and where only two do: words of a justified line may stand apart by chance. */
const WIDE = 0.9;
const VERY_WIDE = 2;

/** Parts a page into plain text and what stands side by side, from top to bottom. */
export function findRegions(bands: readonly Band[]): Region[] {
  const regions: Region[] = [];
  let plain: Band[] = [];
  const endPlain = () => {
    if (plain.length > 0) regions.push({ bands: plain, gaps: [] });
    plain = [];
  };

  for (let index = 0; index < bands.length;) {
    const region = growRegion(bands, index);
    if (region) {
      index += region.bands.length;
      while (joinsFromAbove(plain.at(-1), region)) region.bands.unshift(plain.pop()!);
      endPlain();
      regions.push(region);
    } else {
      plain.push(bands[index]!);
      index += 1;
    }
  }
  endPlain();
  return regions;
}

/** One column begins higher than the other. */
function joinsFromAbove(band: Band | undefined, { bands: [first], gaps }: Region): band is Band {
  if (!band || first!.top - band.bottom > NEAR * band.size) return false;
  return narrow(gaps, band).length === gaps.length;
}

/** From a band with gaps downwards as far as at least one of them stays open; null where that comes to nothing. */
function growRegion(bands: readonly Band[], from: number): Region | null {
  const first = bands[from]!;
  let gaps = gapsOf(first);
  let kept = gaps;
  let splits = 1;
  let end = from + 1;
  for (let index = from + 1; index < bands.length; index += 1) {
    const band = bands[index]!;
    const before = bands[index - 1]!;
    kept = narrow(kept, band);
    if (kept.length === 0 || band.top - before.bottom > FAR * band.size) break;
    if (isSplit(band, kept)) splits += 1;
    else if (!continues(bands, index, end)) continue;
    gaps = kept;
    end = index + 1;
  }
  const widest = Math.max(...gaps.map(({ left, right }) => right - left)) / first.size;
  const isRegion = (splits > 2 && widest > WIDE) || (splits === 2 && widest > VERY_WIDE);
  return isRegion ? { bands: bands.slice(from, end), gaps } : null;
}

/** One column is longer than the other: its lines go on at the same distance. */
function continues(bands: readonly Band[], index: number, end: number): boolean {
  const [band, before, earlier] = [bands[index]!, bands[index - 1]!, bands[index - 2]];
  if (index !== end || !earlier) return false;
  return band.bottom - before.bottom < 1.3 * (before.bottom - earlier.bottom);
}
