import { useLayoutEffect, useRef, useState } from "react";
import { useViewTransitionState } from "react-router";
import type { ProductCard } from "../contract.ts";
import { rememberPressed } from "../pressed-card.ts";

/** The card whose picture travels: a name may stand only once in a page, a product may stand there twice. */
let traveller: object | undefined;

/** Nothing travels on the server: to ask the router there, for each of the cards, took more than their prices. */
const useMoving = import.meta.env.SSR ? () => false : useViewTransitionState;

/** The name under which a product's picture travels between a card and its page. */
export const travelName = (id: number): string => `product-${id}`;

/** For a card that leads to `to`: whether its picture travels now, and what to do when it is pressed. */
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
