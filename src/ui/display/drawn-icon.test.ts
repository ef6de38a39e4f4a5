import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import drawnIcon from "./drawn-icon.ts";

test("an icon as the server writes it has the elements that the browser makes of it", () => {
  const node: [string, Record<string, string>][] = [
    ["path", { d: "M4 5h16", key: "1tepv9" }],
    ["circle", { cx: "7.5", cy: "7.5", r: ".5", fill: "currentColor", key: "kqv944" }],
  ];
  const Icon = drawnIcon({ node });
  const elements = node.map(([tag, { key, ...attributes }]) => createElement(tag, { ...attributes, key }));
  const svg = {
    width: 18,
    height: 18,
    viewBox: "0 0 24 24",
    "aria-hidden": true,
    className: "icon text-leaf",
  };
  expect(renderToStaticMarkup(createElement(Icon, { size: 18, className: "text-leaf" }))).toBe(
    renderToStaticMarkup(createElement("svg", svg, elements)),
  );
});
