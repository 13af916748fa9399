import { useEffect, useRef } from "react";
import { Notice } from "#client/ui/card";

type TextObstacleProps = { /** By which the text below is described. */ id: string; children: string };

/** Why a text cannot be checked or reviewed, above the text: on a phone the end of a long one is out of sight. */
export function TextObstacle({ id, children: obstacle }: TextObstacleProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
  }, [obstacle]);
  return (
    <div ref={place} id={id}>
      <Notice tone="danger" title="This text cannot be checked">
        {obstacle}
      </Notice>
    </div>
  );
}
