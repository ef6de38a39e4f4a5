import { createElement, type SVGProps } from "react";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };
type IconProps = Omit<SVGProps<SVGSVGElement>, "ref"> & { size?: number };

/**
 * Makes a component from an icon's lines; common attributes stand once in base.css. Replaces lucide-react's
 * `createLucideIcon` (vite.config.ts), whose context and options are not needed: a page has sixty icons.
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
