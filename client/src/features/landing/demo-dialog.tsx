import { ArrowLeft, ArrowRight, Pause, Play, RotateCcw } from "lucide-react";
import { paths } from "#shared/paths";
import { demoSteps } from "#client/features/landing/demo-steps";
import { useDemo } from "#client/features/landing/use-demo";
import { Button, ButtonLink } from "#client/ui/button";
import { classNames } from "#client/ui/class-names";
import { Dialog } from "#client/ui/dialog";

type DemoDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** A song from its title to the signed copy, drawn step by step. */
export function DemoDialog({ open, onOpenChange }: DemoDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="One song, from the session to the signed copy"
      className="sm:max-w-2xl"
    >
      <Demo />
    </Dialog>
  );
}

function Demo() {
  const { step, isPlaying, isLast, go, play, pause } = useDemo(demoSteps.length);
  const { title, caption, Scene } = demoSteps[step] ?? demoSteps[0];
  return (
    <section aria-label="Demo">
      <div
        aria-hidden
        className="grid h-64 place-items-center overflow-hidden rounded-card border bg-paper p-4 sm:h-80 sm:p-8"
      >
        <div key={step} className="motion-fade w-full max-w-md">
          <Scene />
        </div>
      </div>
      <ol className="mt-4 flex gap-1.5" aria-label="Steps">
        {demoSteps.map((one, index) => (
          <li key={one.title} className="flex-1">
            <button
              type="button"
              aria-label={`Step ${index + 1}: ${one.title}`}
              aria-current={index === step ? "step" : undefined}
              onClick={() => go(index)}
              className="group flex min-h-11 w-full items-center"
            >
              <span
                className={classNames(
                  "h-1.5 w-full rounded-full transition-colors",
                  index <= step ? "bg-primary" : "bg-ink/15 group-hover:bg-ink/30",
                )}
              />
            </button>
          </li>
        ))}
      </ol>
      <div aria-live={isPlaying ? "off" : "polite"} className="min-h-28 sm:min-h-22">
        <h3 className="font-serif text-lg font-semibold">
          {step + 1}. {title}
        </h3>
        <p className="mt-1 text-sm text-muted sm:text-base">{caption}</p>
      </div>
      <div className="mt-4 flex items-center gap-2">
        <Button
          variant="secondary"
          aria-label="Previous step"
          aria-disabled={step === 0 || undefined}
          icon={<ArrowLeft aria-hidden />}
          onClick={() => go(step - 1)}
        />
        {isPlaying ? (
          <Button variant="secondary" icon={<Pause aria-hidden />} onClick={pause} className="min-w-28">
            Pause
          </Button>
        ) : (
          <Button
            variant="secondary"
            icon={isLast ? <RotateCcw aria-hidden /> : <Play aria-hidden />}
            onClick={play}
            className="min-w-28"
          >
            {isLast ? "Again" : "Play"}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-label="Next step"
          aria-disabled={isLast || undefined}
          icon={<ArrowRight aria-hidden />}
          onClick={() => go(step + 1)}
        />
        <span className="flex-1" />
        <ButtonLink href={paths.signup} className={isLast ? "" : "max-sm:hidden"}>
          Get Started Free
        </ButtonLink>
      </div>
    </section>
  );
}
