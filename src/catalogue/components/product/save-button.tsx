import Heart from "lucide-react/icons/heart";
import { toggleSaved, useIsSaved } from "#src/catalogue/saved/saved-store.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";

type SaveButtonProps = { product: { id: number; name: string }; look: "heart" | "word"; className?: string };

/** Saves a product for later (DECISIONS 10). */
export function SaveButton({ product, look, className }: SaveButtonProps) {
  const id = String(product.id);
  const isSaved = useIsSaved(id);
  const label = m.product_save_label({ name: product.name });
  const toggle = () => {
    const text = toggleSaved(id) ? m.product_saved() : m.product_unsaved();
    toast({ text, undo: { label: m.common_undo(), run: () => toggleSaved(id) } });
  };
  const shared = { "aria-pressed": isSaved, onClick: toggle, className };
  const heart = <Heart size={20} aria-hidden className={isSaved ? "fill-current" : ""} />;
  if (look === "heart")
    return (
      <IconButton {...shared} look="white" label={label}>
        {heart}
      </IconButton>
    );
  return (
    <Button {...shared} variant="second" aria-label={label}>
      {heart}
      {m.product_save()}
    </Button>
  );
}
