import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";
import { savesData } from "../saves-data.ts";

type LinkProps = Omit<ComponentProps<typeof RouterLink>, "to" | "discover"> & {
  /** A path with its language: `localUrl("/cart")`. */
  to: string;
};

/** A link within the shop. The server renders an anchor: `Link` is slow, and a listing has a hundred. */
export const Link = import.meta.env.SSR ? Anchor : Routed;

/** No route discovery, since all routes are known; prefetches only on cheap connections. */
function Routed({ prefetch, ...rest }: LinkProps) {
  return <RouterLink {...rest} prefetch={savesData() ? "none" : prefetch} discover="none" />;
}

function Anchor({
  to,
  viewTransition,
  prefetch,
  preventScrollReset,
  reloadDocument,
  replace,
  ...rest
}: LinkProps) {
  return <a {...rest} href={to} />;
}
