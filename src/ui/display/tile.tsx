import type { CSSProperties, ReactNode } from "react";
import { Picture } from "./picture.tsx";

export type TileProps = {
  /** The slug of the category for its colour; inherited by default. */
  category?: string | undefined;
  /** Shows only the coloured background if undefined. */
  src?: string | undefined;
  /** Empty if the name is beside it. */
  alt?: string;
  /** The approximate displayed width and height in px. */
  width?: number;
  height?: number;
  /** `high` disables lazy loading. */
  fetchPriority?: "high" | "low" | "auto" | undefined;
  loading?: "lazy" | "eager";
  /** Fades the picture, as of a product that is sold out. */
  pale?: boolean;
  /** The name of a view transition, in which the picture moves to the same picture on another page. */
  viewTransitionName?: string | undefined;
  /** Shape and size, `aspect-square` by default. */
  className?: string;
  children?: ReactNode;
};

/** A product's picture on the curved background of its category's colour. */
export function Tile({
  category,
  src,
  pale,
  viewTransitionName,
  children,
  className = "aspect-square",
  ...picture
}: TileProps) {
  const { width = 200, height = 200, fetchPriority, loading } = picture;
  const style: CSSProperties | undefined = viewTransitionName ? { viewTransitionName } : undefined;
  return (
    <div data-category={category} className={`tile ${className}`}>
      {src && (
        <Picture
          {...picture}
          src={src}
          width={width}
          height={height}
          loading={loading ?? (fetchPriority === "high" ? "eager" : "lazy")}
          decoding="async"
          style={style}
          className={`absolute inset-0 size-full object-contain ${pale ? "opacity-55" : ""}`}
        />
      )}
      {children}
    </div>
  );
}
