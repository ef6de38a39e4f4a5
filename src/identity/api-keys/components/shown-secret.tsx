import { useState } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";

type ShownSecretProps = { title: string; text: string; secret: string; onDone: () => void };

/** A key or another secret, which is shown only now. */
export function ShownSecret({ title, text, secret, onDone }: ShownSecretProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setIsCopied(true);
  };
  return (
    <section
      aria-labelledby="shown-secret"
      className="mb-3 grid max-w-2xl gap-3 rounded-card bg-card p-4 shadow-rest"
    >
      <h2 id="shown-secret" ref={takeFocus} tabIndex={-1} className="text-title">
        {title}
      </h2>
      <p>{text}</p>
      <code className="rounded-field border border-line bg-paper p-4 font-mono wrap-anywhere select-all">
        {secret}
      </code>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" onClick={() => void copy()}>
          {m.api_key_copy()}
        </Button>
        <Button variant="second" size="small" onClick={onDone}>
          {m.api_key_stored()}
        </Button>
        <span role="status" className="text-hint text-leaf">
          {isCopied && m.api_key_copied()}
        </span>
      </div>
    </section>
  );
}
