import { useQuery } from "@tanstack/react-query";
import { DiscoveryPanel } from "#client/features/network/discovery/discovery-panel";
import { peopleQuery } from "#client/features/network/network-queries";
import { PeopleFound } from "#client/features/network/discovery/people-found";
import { useDiscoveryFilters } from "#client/features/network/discovery/use-discovery-filters";

type DiscoverySectionProps = { userId: string; onAnswer: (requestId: string) => void };

/** Who could be found, and how to narrow that down. */
export function DiscoverySection({ userId, onAnswer }: DiscoverySectionProps) {
  const controls = useDiscoveryFilters();
  const { data: found } = useQuery(peopleQuery(controls.filters));
  return (
    <section
      aria-labelledby="people"
      className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <h2 id="people" className="sr-only">
        People
      </h2>
      <DiscoveryPanel controls={controls} total={found?.total} />
      <PeopleFound controls={controls} userId={userId} onAnswer={onAnswer} />
    </section>
  );
}
