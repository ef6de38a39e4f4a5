import Star from "lucide-react/icons/star";

/** Five stars, `value` of them full; `label` is the accessible name. */
export function Stars({ value, label, size = 16 }: { value: number; label: string; size?: number }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          size={size}
          aria-hidden
          className={star <= Math.round(value) ? "fill-star text-star" : "fill-line text-line"}
        />
      ))}
    </span>
  );
}
