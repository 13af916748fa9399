import { gapsOf, isSplit, narrow, type Band, type Span } from "#server/adapters/text/pdf/find-bands";

/** Bands that belong together: with the gaps that run through all of them or, in plain text, without. */
export type Region = { bands: Band[]; gaps: Span[] };

/** Ems between two bands from which on they are not of one table or column. */
const FAR = 5;
/** Ems between two bands up to which they may be lines of one column: of one paragraph, or with an empty line between. */
const CLOSE = 1.5;
const NEAR = 2.2;
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
  if (!band || first!.top - band.bottom > CLOSE * band.size) return false;
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
    if (!isSplit(band, kept)) continue;
    splits += 1;
    gaps = kept;
    end = index + 1;
  }
  const widest = Math.max(...gaps.map(({ left, right }) => right - left)) / first.size;
  const isRegion = (splits > 2 && widest > WIDE) || (splits === 2 && widest > VERY_WIDE);
  return isRegion ? { bands: bands.slice(from, end + tailOf(bands, end, gaps)), gaps } : null;
}

/** How many of the bands that follow are the rest of a longer column: lines at the same distance, or lines that fill a column. */
function tailOf(bands: readonly Band[], from: number, gaps: readonly Span[]): number {
  let length = 0;
  for (const [index, band] of bands.entries()) {
    if (index < from) continue;
    const isNear = band.top - bands[index - 1]!.bottom <= NEAR * band.size;
    if (!isNear || narrow(gaps, band).length < gaps.length) break;
    length += 1;
  }
  const tail = bands.slice(from, from + length);
  const [first, last, secondLast] = [tail[0], bands[from - 1], bands[from - 2]];
  const goesOn =
    first && secondLast && first.bottom - last!.bottom < 1.3 * (last!.bottom - secondLast.bottom);
  return goesOn || tail.some((band) => fills(band, gaps)) ? length : 0;
}

/** Whether a band's text ends where a column does, or stands right of a gap. */
function fills({ covered, size }: Band, gaps: readonly Span[]): boolean {
  return gaps.some((gap) =>
    covered.some(({ left, right }) => left >= gap.right || Math.abs(gap.left - right) < 3 * size),
  );
}
