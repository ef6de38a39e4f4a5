import type { ComponentProps } from "react";
import { pictureWidths, readPictureUrl } from "#src/api/picture-url.ts";

type PictureProps = ComponentProps<"img"> & { src: string };

/** A drawing, or an uploaded picture at its displayed width (`sizes`, else `width`), on its own colour. */
export function Picture({ src, alt = "", style, sizes, ...rest }: PictureProps) {
  const picture = readPictureUrl(src);
  if (!picture) return <img {...rest} src={src} alt={alt} style={style} />;
  const sizesValue = `${rest.loading === "lazy" ? "auto," : ""}${sizes ?? `${rest.width}px`}`;
  const toSrcSet = (format: string) =>
    pictureWidths.map((width) => `/pictures/${picture.hash}-${width}.${format} ${width}w`).join();
  const background = picture.ground && `#${picture.ground}`;
  const objectFit = picture.whole ? "contain" : "cover";
  return (
    <picture className="contents">
      <source type="image/avif" sizes={sizesValue} srcSet={toSrcSet("avif")} />
      <img
        {...rest}
        src={src}
        alt={alt}
        sizes={sizesValue}
        srcSet={toSrcSet("webp")}
        style={{ ...style, background, objectFit }}
      />
    </picture>
  );
}
