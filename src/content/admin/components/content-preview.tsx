import { Advertisements } from "#src/content/components/home/advertisements.tsx";
import { HeroSlide } from "#src/content/components/home/hero-slide.tsx";
import { PromoBanners } from "#src/content/components/home/promo-banners.tsx";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import NoticeLine from "#src/shell/frame/notice-line.tsx";
import type { ContentFields, ContentKind } from "../contract.ts";

type ContentPreviewProps = { kind: ContentKind; fields: Omit<ContentFields, "tint"> & { tint: string } };

/** An inert preview in the language of the page. */
export const ContentPreview = (props: ContentPreviewProps) => (
  <div inert data-preview>
    <PreviewedContent {...props} />
  </div>
);

function PreviewedContent({ kind, fields }: ContentPreviewProps) {
  const isBengali = locale() === "bn";
  const { image, tint, link } = fields;
  const sharedFields = { id: 0, image, tint, title: isBengali ? fields.title_bn : fields.title_en };
  const text = isBengali ? fields.text_bn : fields.text_en;
  const buttonText = isBengali ? fields.button_bn : fields.button_en;
  const slide = { ...sharedFields, subtitle: text, button_text: buttonText, link };
  const advertisement = { ...sharedFields, description: text, btn_link: link, btn_text: buttonText };
  const notice = { id: "preview", text: sharedFields.title, ...(link && { link }) };
  if (kind === "notices") return <NoticeLine notice={notice} />;
  if (kind === "banners") return <PromoBanners all={[slide]} />;
  if (kind === "advertisements") return <Advertisements all={[advertisement]} />;
  return (
    <ul>
      <HeroSlide slide={slide} label={m.content_preview()} first shown />
    </ul>
  );
}
