import { useLayoutEffect, useRef, useState } from "react";
import { hasNoViewTransitions } from "#src/ui/view-transitions.ts";
import type { ProductCard } from "../contract.ts";
import { rememberPressed } from "../product/pressed-card.ts";

/**
 * The card that has the view-transition name, which must be unique: the last pressed one, or after going back the
 * first card of its product.
 */
let animatedCard: { id: number; release?: (() => void) | undefined } | undefined;

/** The product whose page is open: the page's picture has the transition name, so no card may have it. */
let openedProductId: number | undefined;

/** The view-transition name of a product's picture, on its card and on its page. */
const transitionName = (id: number): string => `product-${id}`;

/** Returns the transition name for the picture of a product's page. */
export function usePicturePageTransition(id: number): string {
  useLayoutEffect(() => {
    openedProductId = id;
    return () => {
      openedProductId = undefined;
    };
  }, [id]);
  return transitionName(id);
}

type PictureTransition = { viewTransitionName: string | undefined; onPress: () => void };

/**
 * The transition name of this card's picture, if it is the animated one, and the card's press handler. The router's state
 * would rerender every card.
 */
export function usePictureTransition(product: ProductCard): PictureTransition {
  const { id } = product;
  const [isAnimated, setIsAnimated] = useState(false);
  const releaseRef = useRef(() => setIsAnimated(false));
  useLayoutEffect(() => {
    const releaseThis = releaseRef.current;
    if (animatedCard?.id === id && !animatedCard.release && openedProductId !== id) {
      animatedCard.release = releaseThis;
      setIsAnimated(true);
    }
    return () => {
      if (animatedCard?.release === releaseThis) animatedCard.release = undefined;
    };
  }, [id]);
  const onPress = () => {
    rememberPressed(product);
    if (hasNoViewTransitions() || openedProductId === id) return;
    animatedCard?.release?.();
    animatedCard = { id, release: releaseRef.current };
    setIsAnimated(true);
  };
  return { viewTransitionName: isAnimated ? transitionName(id) : undefined, onPress };
}
