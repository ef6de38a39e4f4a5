import { useLayoutEffect, useRef, useState } from "react";
import { changesPlainly } from "../../ui/plain-changes.ts";
import type { ProductCard } from "../contract.ts";
import { rememberPressed } from "../product/pressed-card.ts";

/**
 * The one card whose picture moves in a view transition: the one pressed last, and after going back to its list the first one of the
 * same product. A product may be twice on a page, its transition name only once.
 */
let traveller: { id: number; letGo?: (() => void) | undefined } | undefined;

/** The view-transition name of a product's picture, on a card and on its page. */
export const travelName = (id: number): string => `product-${id}`;

/**
 * Whether the picture of this card moves when pages change, and what to do when it is pressed. It does not ask the router for
 * running transitions: at each step of one, every card of a list would render.
 */
export function useTravel(product: ProductCard): { travels: boolean; onPress: () => void } {
  const { id } = product;
  const [travels, setTravels] = useState(false);
  const letGo = useRef(() => setTravels(false));
  useLayoutEffect(() => {
    const own = letGo.current;
    if (traveller?.id === id && !traveller.letGo) {
      traveller.letGo = own;
      setTravels(true);
    }
    return () => {
      if (traveller?.letGo === own) traveller.letGo = undefined;
    };
  }, [id]);
  const onPress = () => {
    rememberPressed(product);
    if (changesPlainly()) return;
    traveller?.letGo?.();
    traveller = { id, letGo: letGo.current };
    setTravels(true);
  };
  return { travels, onPress };
}
