/** Whether this device has a Bengali font: without one each letter is the same empty box, so all have the same width. */
export function hasBengaliFont(): boolean {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return false;
  canvas.font = "40px sans-serif";
  return new Set([..."কমওঔ"].map((letter) => canvas.measureText(letter).width)).size > 1;
}
