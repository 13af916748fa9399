import { useEffect, useRef, useState } from "react";
import { Eraser, Undo2 } from "lucide-react";
import SignaturePad from "signature_pad";
import { outlineStrokes } from "#client/features/signing/outline-strokes";
import { useTheme } from "#client/lib/look";
import { say } from "#client/lib/say";
import { Button } from "#client/ui/button";
import type { Mark } from "#shared/contract/fields/mark";

type DrawnMarkProps = { onChange: (mark: Mark | null) => void };

/** Where a name is drawn with a finger, a pen or a mouse; whoever uses the keyboard types instead. */
export function DrawnMark({ onChange }: DrawnMarkProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const refit = useRef<() => void>(null);
  const theme = useTheme();
  const [strokes, setStrokes] = useState(0);
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });

  function take() {
    const drawn = pad.current?.toData() ?? [];
    setStrokes(drawn.length);
    changed.current(outlineStrokes(drawn.map(({ points }) => points)));
  }

  useEffect(() => {
    const element = canvas.current!;
    const made = new SignaturePad(element, { minWidth: 1, maxWidth: 2.8 });
    pad.current = made;
    /** As many points as the screen has, in the ink of its theme; what was drawn stays. A phone that is turned is another width. */
    function fit() {
      made.penColor = getComputedStyle(element).getPropertyValue("--ink");
      const drawn = made.toData().map((stroke) => ({ ...stroke, penColor: made.penColor }));
      const ratio = Math.max(1, window.devicePixelRatio);
      element.width = element.offsetWidth * ratio;
      element.height = element.offsetHeight * ratio;
      element.getContext("2d")?.scale(ratio, ratio);
      made.clear();
      made.fromData(drawn);
    }
    fit();
    refit.current = fit;
    const size = new ResizeObserver(fit);
    size.observe(element);
    made.addEventListener("endStroke", take);
    return () => {
      size.disconnect();
      made.off();
    };
  }, []);

  useEffect(() => refit.current?.(), [theme]);

  function redraw(keep: number) {
    const drawn = pad.current?.toData() ?? [];
    pad.current?.fromData(drawn.slice(0, keep));
    take();
  }

  return (
    <div className="mt-3">
      <canvas
        ref={canvas}
        role="img"
        aria-label={say("mark.pad")}
        className="block h-44 w-full touch-none rounded-control border border-control bg-surface text-ink"
      />
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <p className="basis-full text-xs text-muted">{say("mark.drawHelp")}</p>
        <Button
          variant="ghost"
          size="sm"
          icon={<Undo2 aria-hidden />}
          disabled={strokes === 0}
          onClick={() => redraw(strokes - 1)}
        >
          {say("mark.undo")}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={<Eraser aria-hidden />}
          disabled={strokes === 0}
          onClick={() => redraw(0)}
        >
          {say("mark.clear")}
        </Button>
      </div>
    </div>
  );
}
