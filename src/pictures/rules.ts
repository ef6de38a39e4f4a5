/** In bytes, of one upload. */
export const maxUploadBytes = 10_000_000;

/** In pixels: of the whole picture, and of its shorter side. */
export const maxPixels = 50_000_000;
/** AVIF is read whole, at 20 bytes a pixel. */
export const maxAvifPixels = 25_000_000;
export const minSide = 64;

/** A picture may be so many times as long as it is wide, or as wide as it is long. */
export const maxRatio = 5;

/** The types of media that are taken. */
export const acceptedTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;

/** After so many days a picture that stands nowhere is deleted. */
export const unusedDays = 7;

/** Letters of the words that say what a picture shows. */
export const maxAlt = 200;
