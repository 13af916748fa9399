import { useEffect, useEffectEvent, useState } from "react";

const STEP_MS = 5000;

/** Which step of `count` is shown, and whether the next one comes by itself. Whoever wants little motion goes step by step. */
export function useDemo(count: number) {
  const [step, setStep] = useState(0);
  const [isPlaying, setIsPlaying] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  const isLast = step === count - 1;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => (isLast ? setIsPlaying(false) : setStep(step + 1)), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isLast, step]);

  function go(to: number) {
    setIsPlaying(false);
    setStep(Math.min(count - 1, Math.max(0, to)));
  }

  // Wherever the focus is in the dialog; each of them is a button, too.
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") go(step + 1);
    if (key === "ArrowLeft") go(step - 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  function play() {
    if (isLast) setStep(0);
    setIsPlaying(true);
  }

  return { step, isPlaying, isLast, go, play, pause: () => setIsPlaying(false) };
}
