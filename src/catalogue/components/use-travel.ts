import { useLayoutEffect, useRef, useState } from "react";
import { useViewTransitionState } from "react-router";
import type { ProductCard } from "../contract.ts";
import { rememberPressed } from "../product/pressed-card.ts";

/** The one card whose picture moves in the view transition: a product may be twice on a page, its transition name only once. */
let traveller: object | undefined;

/** There are no transitions on the server: asking the router for each card took longer than formatting the prices. */
const useMoving = import.meta.env.SSR ? () => false : useViewTransitionState;

/** The view-transition name of a product's picture, on a card and on its page. */
export const travelName = (id: number): string => `product-${id}`;

/** For a card that leads to `to`: whether its picture moves in this transition, and what to do when it is pressed. */
export function useTravel(to: string, product: ProductCard): { travels: boolean; onPress: () => void } {
  const moving = useMoving(to);
  const self = useRef({});
  const [travels, setTravels] = useState(false);
  useLayoutEffect(() => {
    const own = self.current;
    if (!moving || (traveller && traveller !== own)) return;
    traveller = own;
    setTravels(true);
    return () => {
      traveller = undefined;
      setTravels(false);
    };
  }, [moving]);
  const onPress = () => {
    traveller = self.current;
    rememberPressed(product);
  };
  return { travels: travels && moving, onPress };
}
