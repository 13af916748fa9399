import { useState } from "react";
import { CirclePlay } from "lucide-react";
import { Button } from "#client/ui/button";
import { SampleLink } from "#client/features/network/discovery/sample-link";
import { playerOf } from "#shared/domain/sample-players";

/** The frame is of another origin, which stays its own: players keep what they need there, and reach nothing of ours. */
const PLAYERS_RIGHTS = "allow-scripts allow-same-origin allow-popups allow-presentation";

type SamplePlayerProps = { url: string; of: string };

/** Somebody's work where it is known how to play it; nothing is asked of the player's site before it is wanted. */
export function SamplePlayer({ url, of }: SamplePlayerProps) {
  const [isWanted, setIsWanted] = useState(false);
  const player = playerOf(url);
  return (
    <div className="grid gap-2">
      {player && !isWanted && (
        <Button
          variant="secondary"
          size="lg"
          icon={<CirclePlay aria-hidden />}
          onClick={() => setIsWanted(true)}
        >
          Play from {player.name}
        </Button>
      )}
      {player && isWanted && (
        <iframe
          title={`Work of ${of} on ${player.name}`}
          src={player.frame}
          // A player refuses without knowing which site shows it; it learns no more than that.
          referrerPolicy="strict-origin"
          sandbox={PLAYERS_RIGHTS}
          allow="autoplay; encrypted-media; fullscreen"
          className="aspect-video w-full rounded-card border bg-ink/6"
        />
      )}
      <SampleLink url={url} of={of} />
    </div>
  );
}
