import { useLayoutEffect, useRef, useState } from "react";
import { hasNoViewTransitions } from "#src/ui/view-transitions.ts";
import type { ProductCard } from "../contract.ts";
import { rememberPressed } from "../product/pressed-card.ts";

/**
 * The one card whose picture moves in a view transition: the one pressed last, and after going back to its list the first one of the
 * same product. A product may be twice on a page, its transition name only once.
 */
let traveller: { id: number; letGo?: (() => void) | undefined } | undefined;

/** The product whose page is shown: the picture of the page has its name, and no card does. */
let opened: number | undefined;

/** The view-transition name of a product's picture, on a card and on its page. */
export const travelName = (id: number): string => `product-${id}`;

/** For the page of a product: gives its picture the transition name. */
export function useTravelOfPage(id: number): string {
  useLayoutEffect(() => {
    opened = id;
    return () => {
      opened = undefined;
    };
  }, [id]);
  return travelName(id);
}

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
    if (traveller?.id === id && !traveller.letGo && opened !== id) {
      traveller.letGo = own;
      setTravels(true);
    }
    return () => {
      if (traveller?.letGo === own) traveller.letGo = undefined;
    };
  }, [id]);
  const onPress = () => {
    rememberPressed(product);
    if (hasNoViewTransitions() || opened === id) return;
    traveller?.letGo?.();
    traveller = { id, letGo: letGo.current };
    setTravels(true);
  };
  return { travels, onPress };
}
