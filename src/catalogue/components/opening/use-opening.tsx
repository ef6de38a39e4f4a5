import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import type { ProductCard } from "#src/catalogue/contract.ts";
import { hasNoViewTransitions } from "#src/ui/view-transitions.ts";

export type OpeningProps = {
  product: ProductCard;
  /** Address of its page. */
  to: string;
  /** Its page does not come: the list is there again. */
  onEnd: () => void;
};

let Opening: ComponentType<OpeningProps> | undefined;

/** Says what shows a product until its page is made; the code of that page does, so that nobody loads it before. */
export function openWith(shown: ComponentType<OpeningProps>): void {
  Opening = shown;
}

/**
 * What to show beside the link to a product's page, and what to do when it is pressed. Where pages change without a view transition,
 * the product is over its list in the next frame, and opens its page then: React takes several frames to make that.
 */
export function useOpening(
  product: ProductCard,
  to: string,
): Readonly<[shown: ReactNode, onPress: (event: MouseEvent) => void]> {
  const [isPressed, setPressed] = useState(false);
  const onPress = (event: MouseEvent) => {
    if (!Opening || !hasNoViewTransitions() || !opensHere(event)) return;
    event.preventDefault();
    setPressed(true);
  };
  const shown = isPressed && Opening && <Opening product={product} to={to} onEnd={() => setPressed(false)} />;
  return [shown, onPress];
}

/** Not in another tab or window. */
const opensHere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
