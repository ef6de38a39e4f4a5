import type { Category } from "#src/catalogue/contract.ts";

type ListingHeadProps = {
  title: string;
  /** Sets the colour and the picture. */
  category?: Category | undefined;
  /** How many products were found, as text. */
  foundText: string;
};

/** The head of a listing: its title and the number of products, in the colour of its category. */
export function ListingHead({ title, category, foundText }: ListingHeadProps) {
  const heading = (
    <>
      <h1 className="text-title break-words">{title}</h1>
      <p role="status" className={category ? "mt-0.5" : "mt-0.5 text-ink-soft"}>
        {foundText}
      </p>
    </>
  );
  if (!category) return <div className="py-1">{heading}</div>;
  return (
    <div
      data-category={category.tint}
      className="relative flex min-h-20 items-center overflow-clip rounded-panel bg-tint px-4 py-4 text-tint-ink lg:min-h-29 lg:px-8"
    >
      <div className="relative z-1 min-w-0 flex-1">{heading}</div>
      {category.tint && (
        <img
          src={`/scenes/head-${category.tint}.svg`}
          alt=""
          width={240}
          height={110}
          fetchPriority="low"
          className="absolute right-0 bottom-0 h-14 w-auto max-[22rem]:hidden lg:right-6 lg:h-[110px]"
        />
      )}
    </div>
  );
}
