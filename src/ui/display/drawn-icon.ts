import { createElement, type SVGProps } from "react";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };
type IconProps = Omit<SVGProps<SVGSVGElement>, "ref"> & { size?: number };

/** Replaces lucide-react's `createLucideIcon` (vite.config.ts): the server renders icons as constant HTML. */
export default function drawnIcon({ node }: IconData) {
  const text = import.meta.env.SSR && { dangerouslySetInnerHTML: { __html: node.map(toHtml).join("") } };
  const lines = import.meta.env.SSR
    ? undefined
    : node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    const baseProps = { width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": true };
    return createElement(
      "svg",
      { ...baseProps, ...rest, ...text, className: className ? `icon ${className}` : "icon" },
      lines,
    );
  };
}

function toHtml([tag, { key, ...attributes }]: IconData["node"][number]): string {
  const attributeTexts = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${attributeTexts.join("")}></${tag}>`;
}
