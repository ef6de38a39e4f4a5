import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import type { ProductCard } from "#src/catalogue/contract.ts";
import { hasNoViewTransitions } from "#src/ui/view-transitions.ts";

export type OpeningProps = {
  product: ProductCard;
  /** The URL of the product's page. */
  to: string;
  /** Called when the navigation has ended or failed, to remove the preview. */
  onEnd: () => void;
};

let Preview: ComponentType<OpeningProps> | undefined;

/** Registers the preview component; called by the code of the product's page, so that it is not loaded earlier. */
export function registerPreview(component: ComponentType<OpeningProps>): void {
  Preview = component;
}

/**
 * The preview of a product link, and the link's press handler. Without view transitions, the preview covers the list
 * in the next frame and then opens the page, because React needs several frames to render the page.
 */
export function useOpening(
  product: ProductCard,
  to: string,
): Readonly<[preview: ReactNode, onPress: (event: MouseEvent) => void]> {
  const [isPressed, setIsPressed] = useState(false);
  const onPress = (event: MouseEvent) => {
    if (!Preview || !hasNoViewTransitions() || !opensInThisTab(event)) return;
    event.preventDefault();
    setIsPressed(true);
  };
  const preview = isPressed && Preview && (
    <Preview product={product} to={to} onEnd={() => setIsPressed(false)} />
  );
  return [preview, onPress];
}

/** Whether a click opens the link in this tab. */
const opensInThisTab = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
