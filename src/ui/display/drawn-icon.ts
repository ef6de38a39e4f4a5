import { createElement, type SVGProps } from "react";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };
type IconProps = Omit<SVGProps<SVGSVGElement>, "ref"> & { size?: number };

/**
 * Makes a component of an icon's lines; what all have in common is said once, in base.css. Takes the place of lucide-react's
 * own maker (vite.config.ts), whose context and options nobody here needs: a page has sixty icons.
 */
export default function drawnIcon({ node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    const box = { width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": true };
    return createElement(
      "svg",
      { ...box, ...rest, className: className ? `icon ${className}` : "icon" },
      lines,
    );
  };
}
