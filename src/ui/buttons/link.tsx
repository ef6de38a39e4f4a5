import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

type LinkProps = Omit<ComponentProps<typeof RouterLink>, "to" | "discover"> & {
  /** From the root of the shop, with its language: `here("/cart")`. */
  to: string;
};

/** A link inside the shop. The server writes just the anchor: a listing has a hundred, and the router's does much for each. */
export const Link = import.meta.env.SSR ? Anchor : Routed;

/** Every page knows all routes from the start: nothing is to be discovered. */
function Routed(props: LinkProps) {
  return <RouterLink {...props} discover="none" />;
}

function Anchor({ to, viewTransition, prefetch, preventScrollReset, reloadDocument, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}
