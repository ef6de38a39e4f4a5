import { isDrawn } from "../api/picture-url.ts";

/** The pictures without the demo's drawings, unless all are drawings. */
export function preferUploaded<Picture extends { image: string }>(pictures: Picture[]): Picture[] {
  const uploaded = pictures.filter(({ image }) => !isDrawn(image));
  return uploaded.length > 0 ? uploaded : pictures;
}
