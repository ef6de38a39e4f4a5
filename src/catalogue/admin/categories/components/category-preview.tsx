import { locale } from "#src/language/locale.ts";
import { Tile } from "#src/ui/display/tile.tsx";
import type { CategoryFields } from "../contract.ts";

type CategoryPreviewProps = {
  fields: Pick<CategoryFields, "name_en" | "name_bn" | "image"> & { tint: string };
};

/** Shows the category's tile of the home page in both languages. It cannot be clicked. */
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
