type FoundCode = { rawValue: string; boundingBox: DOMRectReadOnly };

/** Reads barcodes in a picture. */
export type CodeReader = { detect(source: HTMLVideoElement): Promise<FoundCode[]> };

type Format = "ean_13" | "ean_8" | "upc_a" | "code_128" | "itf";
type NativeReader = {
  new (options: { formats: string[] }): CodeReader;
  getSupportedFormats(): Promise<string[]>;
};

/** The formats of packs and of the shop's own labels; boxes also have `itf`. */
const requiredFormats: Format[] = ["ean_13", "ean_8", "upc_a", "code_128"];
const formats: Format[] = [...requiredFormats, "itf"];

/** Returns the browser's reader if it supports the required formats, otherwise loads ZXing. Throws if loading fails. */
export async function findReader(): Promise<CodeReader> {
  const Native = (globalThis as { BarcodeDetector?: NativeReader }).BarcodeDetector;
  const supported = (await Native?.getSupportedFormats().catch(() => [])) ?? [];
  if (Native && requiredFormats.every((format) => supported.includes(format)))
    return new Native({ formats: formats.filter((format) => supported.includes(format)) });
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import("barcode-detector/ponyfill"),
    import("zxing-wasm/reader/zxing_reader.wasm?url"),
  ]);
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  return new BarcodeDetector({ formats });
}
