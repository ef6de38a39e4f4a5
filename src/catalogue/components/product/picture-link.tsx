import type { MouseEvent } from "react";
import { largestPicture } from "#src/api/picture-url.ts";
import { m } from "#src/language/messages.ts";

type PictureLinkProps = {
  image: string;
  name: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  tabIndex?: number;
};

/** Covers a picture: opens the lightbox, or without a script the picture itself. */
export const PictureLink = ({ image, name, onOpen, tabIndex }: PictureLinkProps) => (
  <a
    href={largestPicture(image)}
    aria-haspopup="dialog"
    tabIndex={tabIndex}
    onClick={onOpen}
    className="absolute inset-0 cursor-zoom-in rounded-[inherit] -outline-offset-4"
  >
    <span className="sr-only">{m.product_picture_enlarge({ name })}</span>
  </a>
);
