const space = 0x20;
const minus = 0x2d;
const zero = 0x30;

/** Parses safe integers separated by spaces, such as "12 -3 1795220998257719", into the elements of `into`. */
export function readWholeNumbers(text: string, into: Float64Array): void {
  let place = 0;
  let value = 0;
  let sign = 1;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === space) {
      into[place++] = sign * value;
      value = 0;
      sign = 1;
    } else if (code === minus) sign = -1;
    else value = value * 10 + (code - zero);
  }
  into[place] = sign * value;
}
