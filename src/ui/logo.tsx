const wordmarks = { en: { label: "Tatka", width: 146 }, bn: { label: "টাটকা", width: 169 } } as const;

/** The letter ট with a leaf, and the name, in the text colour; from public/wordmark.svg, which all pages cache. */
export function Logo({ locale, className }: { locale: "en" | "bn"; className?: string }) {
  const { label, width } = wordmarks[locale];
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
