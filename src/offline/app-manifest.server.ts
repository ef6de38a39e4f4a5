import { locale, localUrl } from "../language/locale.ts";
import { m } from "../language/messages.ts";
import type { Api } from "../platform/http/api.server.ts";

const manifestHeaders = {
  "Content-Type": "application/manifest+json; charset=utf-8",
  "Cache-Control": "public, max-age=3600",
};

/** Serves the web app manifest in the language of the URL. */
export function serveAppManifest({ hono, shop }: Api): void {
  hono.on("GET", ["/app.webmanifest", "/bn/app.webmanifest"], async (c) => {
    const details = await shop.details.current();
    return c.body(JSON.stringify(toManifest(details[`name_${locale()}`])), 200, manifestHeaders);
  });
}

const toManifest = (name: string) => ({
  id: localUrl("/"),
  lang: locale(),
  name,
  short_name: name,
  description: m.offline_app_description(),
  start_url: localUrl("/"),
  scope: "/",
  display: "standalone",
  theme_color: "#fcfaf5",
  background_color: "#fcfaf5",
  categories: ["shopping", "food"],
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ...[192, 512].flatMap((size) => [
      { src: `/app/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" },
      { src: `/app/maskable-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "maskable" },
    ]),
  ],
  screenshots: (["home", "product"] as const).flatMap((page) => [
    toScreenshot(page, "narrow", "720x1480"),
    toScreenshot(page, "wide", "1280x800"),
  ]),
  shortcuts: [
    { name: m.common_search(), url: localUrl("/products") },
    { name: m.common_cart(), url: localUrl("/cart") },
    { name: m.offline_shortcut_orders(), url: localUrl("/account/orders") },
  ],
});

const toScreenshot = (page: string, form_factor: "narrow" | "wide", sizes: string) => ({
  src: `/app/${page}-${form_factor}-${locale()}.webp`,
  sizes,
  form_factor,
  type: "image/webp",
});
