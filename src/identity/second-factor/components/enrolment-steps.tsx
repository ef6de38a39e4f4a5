import { useState } from "react";
import { encode } from "uqr";
import { call } from "#src/api/client/client.ts";
import { OwnPasswordForm } from "#src/kit/form/own-password.tsx";
import { m } from "#src/language/messages.ts";
import { beginSecondFactor, confirmSecondFactor, type Enrolment } from "../contract.ts";
import { storeToken } from "../store-token.ts";
import { CodeForm } from "./code-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

export function EnrolmentSteps({ onDone }: { onDone: () => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!enrolment)
    return (
      <div className="grid max-w-sm gap-3">
        <p>{m.factor_begin_text()}</p>
        <OwnPasswordForm
          act={(confirmation) => call(beginSecondFactor, confirmation)}
          onDone={({ data }) => setEnrolment(data)}
          button={m.factor_begin()}
        />
      </div>
    );
  return (
    <div className="grid gap-4">
      <ol className="grid gap-4">
        <li className="grid gap-2">
          <p>{m.factor_scan()}</p>
          <QrCode text={enrolment.uri} />
          <p className="text-hint text-ink-soft">
            {m.factor_type()}{" "}
            <code className="font-mono break-all text-ink">{groupInFours(enrolment.secret)}</code>
          </p>
          <a href={enrolment.uri} className="text-leaf underline pointer-fine:hidden">
            {m.factor_open_app()}
          </a>
        </li>
        <li className="grid gap-2">
          <p>{m.factor_first_code()}</p>
          <CodeForm
            operation={confirmSecondFactor}
            confirmLabel={m.factor_switch_on()}
            onDone={({ data, token }) => {
              storeToken(token);
              setCodes(data.codes);
            }}
          />
        </li>
      </ol>
    </div>
  );
}

/** A QR code as one path, with a square for each dark module. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg
      role="img"
      aria-label={m.factor_qr()}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-field bg-white p-1"
    >
      <path d={squares.join("")} />
    </svg>
  );
}

const groupInFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");
