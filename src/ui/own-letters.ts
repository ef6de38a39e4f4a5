/**
 * Whether this device has Bengali letters of its own, as nearly every phone in Bangladesh has. Without them each letter is the same
 * empty box, and so as wide as any other. False where canvas is switched off.
 */
export function hasBengaliLetters(): boolean {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return false;
  canvas.font = "40px sans-serif";
  return new Set([..."কমওঔ"].map((letter) => canvas.measureText(letter).width)).size > 1;
}
