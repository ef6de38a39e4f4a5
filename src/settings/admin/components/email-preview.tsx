import { Fragment } from "react";
import { m } from "#src/language/messages.ts";
import { fillTemplate } from "#src/platform/mail/template.ts";
import type { EmailTextOf } from "../contract.ts";

type EmailPreviewProps = Pick<EmailTextOf, "language" | "subject" | "body" | "values">;

/** An e-mail as its reader sees it; `values` are examples of its variables. */
export function EmailPreview({ language, subject, body, values }: EmailPreviewProps) {
  const { link = "", ...otherValues } = values;
  return (
    <section aria-label={m.settings_email_preview()} className="rounded-card bg-card p-4 shadow-rest">
      <h3 className="mb-2 text-hint text-ink-soft">{m.settings_email_preview()}</h3>
      <div lang={language} data-preview className="grid gap-3 wrap-anywhere">
        <p className="border-b border-line pb-2 font-bold">{fillTemplate(subject, values)}</p>
        {body.split(/\n{2,}/).map((paragraph, paragraphIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other name
          <p key={paragraphIndex} className="whitespace-pre-line">
            {fillTemplate(paragraph, otherValues)
              .split("{link}")
              .map((piece, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name
                <Fragment key={index}>
                  {index > 0 && <span className="text-leaf underline">{link}</span>}
                  {piece}
                </Fragment>
              ))}
          </p>
        ))}
      </div>
    </section>
  );
}
