/** The most bytes of one upload. */
export const maxUploadBytes = 10_000_000;

/** The most pixels of a picture, and the fewest of its shorter side. */
export const maxPixels = 50_000_000;
/** AVIF is decoded in memory, at 20 bytes a pixel. */
export const maxAvifPixels = 25_000_000;
export const minSide = 64;

/** Longest ratio of the sides. */
export const maxRatio = 5;

export const acceptedTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;

/** After this many days an unused picture is deleted. */
export const unusedDays = 7;

/** In characters. */
export const maxAlt = 200;
