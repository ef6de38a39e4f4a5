import { code128, drawingSVG, ean8, ean13, itf14, upca } from "bwip-js/browser";

const gtins = {
  8: { draw: ean8, bcid: "ean8" },
  12: { draw: upca, bcid: "upca" },
  13: { draw: ean13, bcid: "ean13" },
  14: { draw: itf14, bcid: "itf14" },
} as const;

/** Millimetres of the bars. */
const height = 9;

type Labelled = { barcode: string; sku: string };

/**
 * An SVG as a data URL with the product's barcode, of its own kind if it is a GTIN with a right check digit; without a barcode of its SKU.
 * Undefined for a SKU that has letters which no barcode can hold.
 */
export function drawBarcode({ barcode, sku }: Labelled): string | undefined {
  const gtin = /^[0-9]+$/.test(barcode) ? gtins[barcode.length as keyof typeof gtins] : undefined;
  const options = { includetext: true, height };
  const drawings = [
    gtin && (() => gtin.draw({ ...options, bcid: gtin.bcid, text: barcode }, drawingSVG())),
    () => code128({ ...options, bcid: "code128", textxalign: "center", text: barcode || sku }, drawingSVG()),
  ];
  for (const draw of drawings) {
    try {
      const svg = draw?.();
      if (svg) return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    } catch {
      // A wrong check digit, or a letter that it cannot hold: the next kind.
    }
  }
  return undefined;
}
