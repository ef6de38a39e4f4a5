import type { CSSProperties, ReactNode } from "react";
import { Picture } from "./picture.tsx";

export type TileProps = {
  /** Slug of the category for its colour; inherited by default. */
  category?: string | undefined;
  /** Without it only the coloured ground is shown. */
  src?: string | undefined;
  /** Empty where the name stands beside it. */
  alt?: string;
  /** About how wide and high it is shown, in pixels. */
  width?: number;
  height?: number;
  /** `high` for the first picture of a page, which then loads at once. */
  fetchPriority?: "high" | "low" | "auto" | undefined;
  loading?: "lazy" | "eager";
  /** Of something sold out. */
  pale?: boolean;
  /** `view-transition-name`, for the move to the next page. */
  travels?: string | undefined;
  /** Shape and size: `aspect-square` unless told. */
  className?: string;
  /** A hanging Badge, an AddButton or Stepper. */
  children?: ReactNode;
};

/** A product's picture on the curved ground of its category's colour. */
export function Tile({
  category,
  src,
  pale,
  travels,
  children,
  className = "aspect-square",
  ...picture
}: TileProps) {
  const { width = 200, height = 200, fetchPriority, loading } = picture;
  const style: CSSProperties | undefined = travels ? { viewTransitionName: travels } : undefined;
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
