/** The most bytes of one upload. */
export const maxUploadBytes = 10_000_000;

/** The maximum number of pixels of a picture. */
export const maxPixels = 50_000_000;
/** The same of an AVIF, which is decoded in memory, at 20 bytes a pixel. */
export const maxAvifPixels = 25_000_000;
/** The minimum length of the shorter side, in pixels. */
export const minSide = 64;

/** The maximum ratio of the longer side to the shorter one. */
export const maxRatio = 5;

export const acceptedTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;

/** After this many days an unused picture is deleted. */
export const unusedDays = 7;

/** The most characters of an alternative text. */
export const maxAlt = 200;
