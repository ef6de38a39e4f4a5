import type { z } from "zod";
import { query } from "../api/operation.ts";
import { m } from "../language/messages.ts";
import type { StaticPage } from "./rules.ts";
import type * as schemas from "./schemas.ts";

export type Slider = z.infer<typeof schemas.slider>;
export type Advertisement = z.infer<typeof schemas.advertisement>;
export type ShownPage = z.infer<typeof schemas.shownPage>["data"];

const plainSlide = { link: "/products", tint: "" };

/** The active slides in their order. */
export const listSliders = query<Record<never, never>, Slider[]>(
  "/api/sliders/active",
  [{ image: "string", title: "string" }],
  (slides) =>
    slides.map((slide, index) => ({
      ...plainSlide,
      ...slide,
      id: slide.id ?? index,
      button_text: slide.button_text || m.slider_button(),
    })),
);

/** The active banners in their order. */
export const listBanners = query<Record<never, never>, { data: Slider[] }>("/api/active-banners", {
  data: [{ id: "number" }],
});

/** The active advertisements in their order. */
export const listAdvertisements = query<Record<never, never>, { data: Advertisement[] }>(
  "/api/active-advertisements",
  { data: [{ id: "number", image: "string", title: "string" }] },
);

/** The text of an editable page. */
export const showPage = query<{ page: StaticPage }, { data: ShownPage }>("/api/pages/{page}", {
  data: { text: "string", facts: {}, since: "string" },
});
