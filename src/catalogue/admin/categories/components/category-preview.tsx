import { locale } from "#src/language/locale.ts";
import { Tile } from "#src/ui/display/tile.tsx";
import type { CategoryFields } from "../contract.ts";

type CategoryPreviewProps = {
  fields: Pick<CategoryFields, "name_en" | "name_bn" | "image"> & { tint: string };
};

/** The home page's tile in both languages; inert. */
export function CategoryPreview({ fields }: CategoryPreviewProps) {
  const languages = locale() === "bn" ? (["bn", "en"] as const) : (["en", "bn"] as const);
  return (
    <div inert data-preview className="flex flex-wrap gap-3">
      {languages.map((language) => (
        <div key={language} lang={language} className="w-28 text-center">
          <Tile
            category={fields.tint}
            src={fields.image || undefined}
            width={160}
            height={160}
            className="aspect-[15/14]"
          />
          <p className="mt-1.5 text-[0.8125rem] leading-snug font-medium text-balance">
            {fields[`name_${language}`]}
          </p>
        </div>
      ))}
    </div>
  );
}
