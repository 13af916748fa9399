let isPressed = false;
window.addEventListener("pointerdown", () => (isPressed = true), true);
for (const end of ["pointerup", "pointercancel"])
  window.addEventListener(end, () => (isPressed = false), true);

/**
 * Does something once no pointer is held down. What appears when a field is left must not move the button that is being pressed:
 * the press would end beside it, and count for nothing.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) return run();
  const onEnd = () => {
    for (const end of ["pointerup", "pointercancel"]) window.removeEventListener(end, onEnd);
    // After the click that follows the end of the press.
    setTimeout(run);
  };
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, onEnd);
}
