/** The largest picture that is fetched. */
export const maxPictureBytes = 8_000_000;

/** `refused`: the host answered with another error; `not_picture`: the shop does not accept the file as a picture. */
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

/** Whether the host did not answer, or not in time. It is tried again later. */
export const isSilence = (reason: PictureFailure): boolean =>
  reason === "unreachable" || reason === "too_slow";
