import { brand } from "#shared/brand";

/** Names the browser's tab after what it shows: "Ndoto · Sahihi.com". */
export function nameTab(title: string): void {
  document.title = `${title} · ${brand.name}${brand.suffix}`;
}
