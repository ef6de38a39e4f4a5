/** `refused`: the other side did not send it; `not_picture`: what came is none that the shop takes. */
export const pictureFailures = [
  "not_url",
  "not_public",
  "redirects",
  "too_large",
  "too_slow",
  "unreachable",
  "not_found",
  "refused",
  "not_picture",
] as const;
export type PictureFailure = (typeof pictureFailures)[number];

/** Whether the host did not answer, or not in time: it may later. */
export const isSilence = (reason: PictureFailure): boolean =>
  reason === "unreachable" || reason === "too_slow";
