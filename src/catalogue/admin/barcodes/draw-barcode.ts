import { code128, drawingSVG, ean8, ean13, itf14, upca } from "bwip-js/browser";

/** How a GTIN is drawn, by its number of digits. */
const gtinFormats = {
  8: { draw: ean8, bcid: "ean8" },
  12: { draw: upca, bcid: "upca" },
  13: { draw: ean13, bcid: "ean13" },
  14: { draw: itf14, bcid: "itf14" },
} as const;

const barHeightMm = 9;

type ProductCodes = { barcode: string; sku: string };

/**
 * Draws a product's barcode as an SVG data URL: in the format of its GTIN if that is valid, otherwise as Code
 * 128. Without a barcode the SKU is drawn. Undefined if the text has characters that Code 128 lacks.
 */
export function drawBarcode({ barcode, sku }: ProductCodes): string | undefined {
  const hasOnlyDigits = /^[0-9]+$/.test(barcode);
  const gtinFormat = hasOnlyDigits ? gtinFormats[barcode.length as keyof typeof gtinFormats] : undefined;
  const options = { includetext: true, height: barHeightMm };
  const attempts = [
    gtinFormat && (() => gtinFormat.draw({ ...options, bcid: gtinFormat.bcid, text: barcode }, drawingSVG())),
    () => code128({ ...options, bcid: "code128", textxalign: "center", text: barcode || sku }, drawingSVG()),
  ];
  for (const draw of attempts) {
    try {
      const svg = draw?.();
      if (svg) return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    } catch {
      // The text is invalid in this format: try the next one.
    }
  }
  return undefined;
}
