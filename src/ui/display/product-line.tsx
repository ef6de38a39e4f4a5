import type { ReactNode } from "react";
import { localUrl } from "#src/language/locale.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Link } from "../buttons/link.tsx";
import { Amount } from "./price.tsx";
import { Tile } from "./tile.tsx";

const sizeClasses = { 40: "size-10", 44: "size-11", 48: "size-12", 56: "size-14" };

type ProductLineProps = {
  product: {
    name: string;
    tint: string;
    image: string;
    id?: number | string | undefined;
    archived?: 1 | boolean | undefined;
  };
  /** Links the name to the product's page unless it is archived. */
  linked?: boolean;
  /** The size of the picture in px. */
  size?: keyof typeof sizeClasses;
  /** In taka, shown at the right. */
  amount?: number;
  /** Shown after the amount, such as a button. */
  endContent?: ReactNode;
  /** Aligns the parts at the top, for long texts. */
  top?: boolean;
  children?: ReactNode;
};

/** A product of an order: picture, name, details and amount. */
export function ProductLine({
  product: { name, tint, image, id, archived },
  linked = false,
  size = 48,
  amount,
  endContent,
  top: isTopAligned = false,
  children,
}: ProductLineProps) {
  return (
    <div className={`flex gap-3 ${isTopAligned ? "" : "items-center"}`}>
      <Tile
        category={tint}
        src={image}
        width={size}
        height={size}
        className={`${sizeClasses[size]} shrink-0`}
      />
      <div className="min-w-0 flex-1">
        <h3 className="text-name">
          {linked && id !== undefined && !archived ? (
            <Link viewTransition to={localUrl(`/products/${id}`)} className="hover:text-leaf">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {children}
      </div>
      {amount !== undefined && (
        <p className="font-semibold">
          <Amount text={formatTaka(amount)} />
        </p>
      )}
      {endContent}
    </div>
  );
}
