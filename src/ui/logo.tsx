const names = { en: { label: "Tatka", width: 146 }, bn: { label: "টাটকা", width: 169 } } as const;

/**
 * The logo: the letter ট with a leaf, and the name beside it, in the current text colour. The
 * outlines stand in public/wordmark.svg, once for all places, and not in the script.
 */
export function Logo({ locale, className }: { locale: "en" | "bn"; className?: string }) {
  const { label, width } = names[locale];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} 40`}
      width={width}
      height={40}
      className={className}
    >
      <use href={`/wordmark.svg#${locale}`} />
    </svg>
  );
}
