import { useState } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";

type RecoveryCodesProps = { codes: string[]; onDone: () => void };

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    setIsCopied(true);
  };
  return (
    <section aria-labelledby="recovery-codes" className="grid max-w-md gap-3">
      <h2 id="recovery-codes" ref={takeFocus} tabIndex={-1} className="text-title">
        {m.factor_codes_title()}
      </h2>
      <p>{m.factor_codes_text()}</p>
      <ul className="grid gap-x-6 gap-y-1 rounded-field border border-line bg-paper p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" onClick={onDone}>
          {m.factor_codes_kept()}
        </Button>
        <Button variant="second" size="small" onClick={() => void copy()}>
          {m.factor_codes_copy()}
        </Button>
        <span role="status" className="text-hint text-leaf">
          {isCopied && m.factor_codes_copied()}
        </span>
      </div>
    </section>
  );
}
