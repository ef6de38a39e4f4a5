import { useState } from "react";
import { useAllCategories } from "#src/catalogue/admin/categories/all-categories.tsx";
import { ProductFacts } from "#src/catalogue/components/product/product-facts.tsx";
import { ProductPicture } from "#src/catalogue/components/product/product-picture.tsx";
import { ProductCard } from "#src/catalogue/components/product-card.tsx";
import type { Product } from "#src/catalogue/contract.ts";
import { toPageFacts } from "#src/catalogue/product/page-facts.ts";
import { unitPrice } from "#src/catalogue/product/unit-price.ts";
import { fewLeft } from "#src/catalogue/rules.ts";
import { type Locale, locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { AddButton } from "#src/ui/buttons/add-button.tsx";
import { type ProductValues, readNumber, toStoredFields } from "../product-values.ts";

type PreviewedProduct = Omit<Product, "updated_at" | "category" | "share_picture">;

/** The tint until a category is chosen. */
const defaultTint = "fruit-vegetables";

/** The product that shoppers would see, in one language, if the values were saved. */
function toPreviewedProduct(values: ProductValues, tint: string, language: Locale): PreviewedProduct {
  const price = readNumber(values, "price") ?? 0;
  const fields = toStoredFields(values);
  const stock = readNumber(values, "stock");
  const [mainPicture, ...furtherPictures] = values.pictures;
  const toBit = (flag: boolean) => (flag ? 1 : 0);
  return {
    id: 0,
    name: values[`name_${language}`] || m.common_name(),
    names: { en: values.name_en, bn: values.name_bn },
    weight: values[`weight_${language}`],
    description: values[`description_${language}`],
    nutritionalInfo: values[`nutrition_${language}`],
    price,
    originalPrice: readNumber(values, "originalPrice") ?? undefined,
    unit_price: unitPrice({
      net_amount: fields.net_amount,
      net_unit: fields.net_unit,
      price_poisha: toPoisha(price),
    }),
    step_grams: values.is_weighed ? (fields.net_amount ?? undefined) : undefined,
    ...toPageFacts(fields, language),
    image: mainPicture?.image ?? "",
    image_alt: mainPicture?.alt[language],
    more_pictures:
      furtherPictures.length > 0
        ? furtherPictures.map((picture) => ({ image: picture.image, alt: picture.alt[language] }))
        : undefined,
    review_count: 0,
    category_id: Number(values.category_id),
    tint,
    is_featured: toBit(values.is_featured),
    is_new_arrival: toBit(values.is_new_arrival),
    is_top_selling: toBit(values.is_top_selling),
    stock_left: stock !== null && stock <= fewLeft ? stock : undefined,
  };
}

/** An inert preview of the product's card and page in either language. */
export function ProductPreview({ values }: { values: ProductValues }) {
  const category = useAllCategories().find(({ id }) => String(id) === values.category_id);
  const [language, setLanguage] = useState(locale());
  const product = toPreviewedProduct(values, category?.tint ?? defaultTint, language);
  return (
    <>
      <fieldset className="flex gap-1 sm:col-span-2 lg:col-span-1">
        <legend className="sr-only">{m.admin_product_preview_language()}</legend>
        {(["en", "bn"] as const).map((optionLanguage) => (
          <label
            key={optionLanguage}
            className="flex min-h-9 cursor-pointer items-center rounded-chip px-3 text-hint font-semibold text-leaf has-checked:bg-leaf-tint has-checked:text-leaf-press has-focus-visible:outline-[2.5px] has-focus-visible:outline-ink pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="preview-language"
              checked={optionLanguage === language}
              onChange={() => setLanguage(optionLanguage)}
              className="sr-only"
            />
            {languageNames[optionLanguage]()}
          </label>
        ))}
      </fieldset>
      <PreviewSection title={m.admin_product_preview_card()}>
        <div className="mx-auto w-48">
          <ProductCard product={product} eager action={<AddButton text={m.cart_add()} />} />
        </div>
      </PreviewSection>
      <PreviewSection title={m.admin_product_preview_page()}>
        <ProductPicture product={product} />
        <div className="mt-3">
          <ProductFacts product={product} />
        </div>
      </PreviewSection>
    </>
  );
}

const languageNames = { en: m.office_english, bn: m.office_bengali };

function PreviewSection({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="min-w-0 rounded-card bg-card p-3 shadow-rest">
      <h2 className="mb-2 text-label">{title}</h2>
      <div inert aria-hidden data-preview>
        {children}
      </div>
    </section>
  );
}
