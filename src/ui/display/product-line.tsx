import type { ReactNode } from "react";
import { here } from "#src/language/locale.ts";
import { taka } from "#src/language/numbers/numbers.ts";
import { Link } from "../buttons/link.tsx";
import { Amount } from "./price.tsx";
import { Tile } from "./tile.tsx";

const sizes = { 40: "size-10", 44: "size-11", 48: "size-12", 56: "size-14" };

type ProductLineProps = {
  product: {
    name: string;
    tint: string;
    image: string;
    id?: number | string | undefined;
    archived?: 1 | boolean | undefined;
  };
  /** Whether its name leads to its page, as long as it is sold. */
  linked?: boolean;
  /** Width and height of the picture, in pixels. */
  size?: keyof typeof sizes;
  /** In taka. */
  amount?: number;
  /** What stands at the end of the line in place of the amount. */
  end?: ReactNode;
  /** Its parts stand at the top beside each other, where its text is several lines long. */
  top?: boolean;
  /** What stands below the name. */
  children?: ReactNode;
};

/** One product of an order: its picture, its name, what there is to say of it, and what it costs. */
export function ProductLine({
  product: { name, tint, image, id, archived },
  linked = false,
  size = 48,
  amount,
  end,
  top = false,
  children,
}: ProductLineProps) {
  return (
    <div className={`flex gap-3 ${top ? "" : "items-center"}`}>
      <Tile category={tint} src={image} width={size} height={size} className={`${sizes[size]} shrink-0`} />
      <div className="min-w-0 flex-1">
        <h3 className="text-name">
          {linked && id !== undefined && !archived ? (
            <Link viewTransition to={here(`/products/${id}`)} className="hover:text-leaf">
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
          <Amount of={taka(amount)} />
        </p>
      )}
      {end}
    </div>
  );
}
