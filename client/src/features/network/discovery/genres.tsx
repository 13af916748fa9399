import { Link } from "wouter";
import {
  changeFilters,
  writeFilters,
  type Filters,
} from "#client/features/network/discovery/discovery-filters";
import type { Collaborator } from "#shared/contract/network";
import { paths } from "#shared/paths";

type GenresProps = Pick<Collaborator, "genres"> & { filters: Filters; most?: number };

/** Each leads to those who make it, among whom one was looking. */
export function Genres({ genres, filters, most = genres.length }: GenresProps) {
  const rest = genres.slice(most);
  return (
    <ul aria-label="Genres" className="flex flex-wrap gap-1.5">
      {genres.slice(0, most).map((genre) => (
        <li key={genre}>
          <Link
            href={`${paths.collaborators}${writeFilters(changeFilters(filters, { genre }))}`}
            className="inline-flex min-h-8 items-center rounded-full bg-ink/6 px-3 text-xs font-medium transition-colors hover:bg-primary/12 hover:text-primary"
          >
            {genre}
          </Link>
        </li>
      ))}
      {rest.length > 0 && (
        <li title={rest.join(", ")} className="flex min-h-8 items-center px-1 text-xs font-medium text-muted">
          +{rest.length} more<span className="sr-only">: {rest.join(", ")}</span>
        </li>
      )}
    </ul>
  );
}
