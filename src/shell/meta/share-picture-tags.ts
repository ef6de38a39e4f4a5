/** The tags of a share picture of 1200 × 630 px. `url` is the shop's, `path` the picture's; `alt` describes it. */
export const sharePictureTags = (url: string, path: string, alt: string): Record<string, string> => ({
  "og:image": url + path,
  "og:image:type": "image/jpeg",
  "og:image:width": "1200",
  "og:image:height": "630",
  "og:image:alt": alt,
});
