import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";
import { savesData } from "../saves-data.ts";

type LinkProps = Omit<ComponentProps<typeof RouterLink>, "to" | "discover"> & {
  /** From the root of the shop, with its language: `here("/cart")`. */
  to: string;
};

/** A link inside the shop. The server renders a plain anchor: a listing has a hundred, and the router's `Link` is slow to render. */
export const Link = import.meta.env.SSR ? Anchor : Routed;

/** All routes are known from the start, so no route discovery is needed; where data is dear nothing is loaded before the press. */
function Routed({ prefetch, ...rest }: LinkProps) {
  return <RouterLink {...rest} prefetch={savesData() ? "none" : prefetch} discover="none" />;
}

function Anchor({ to, viewTransition, prefetch, preventScrollReset, reloadDocument, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}
