import { m } from "#src/language/messages.ts";
import { reachUsText } from "#src/shell/reach-us.ts";
import { Button } from "#src/ui/buttons/button.tsx";

type SendButtonProps = {
  label: string;
  busy: boolean;
  isHydrated: boolean;
  shop: { email: string; phone: string } | undefined;
};

/** Submits the form; without JavaScript it shows the shop's contact details. */
export function SendButton({ label, busy, isHydrated, shop }: SendButtonProps) {
  const contactText = shop && reachUsText(shop);
  return (
    <>
      {/* Submitting before hydration would leave the page. */}
      <Button wide data-send type={isHydrated ? "submit" : "button"} busy={busy}>
        {busy ? m.common_sending() : label}
      </Button>
      {shop && (
        <noscript>
          <p className="text-ink-soft">
            {m.request_no_script()} {contactText && m.request_instead({ ways: contactText })}
          </p>
        </noscript>
      )}
    </>
  );
}
