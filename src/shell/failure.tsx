import { type ComponentType, useEffect, useRef, useState } from "react";
import { isRouteErrorResponse, useRevalidator } from "react-router";
import { readProblem } from "../api/problem.ts";
import { m } from "../language/messages.ts";
import { formatDigits } from "../language/numbers/numbers.ts";
import { Button } from "../ui/buttons/button.tsx";
import { EmptyState } from "../ui/display/empty-state.tsx";
import { NotFound } from "./not-found.tsx";
import { failureTitle, isMissing, isOffline } from "./what-failed.ts";

/** Shows a failure in the shop's words, never the error's own text (DECISIONS 34). */
export function Failure({ error }: { error: unknown }) {
  if (isMissing(error)) return <NotFound />;
  if (isOffline(error)) return <Unreached title={failureTitle(error)} />;
  const answer = isRouteErrorResponse(error) ? error : undefined;
  const problem = readProblem(answer?.data);
  return (
    <Failed
      title={failureTitle(error)}
      status={answer?.status ?? 500}
      text={problem?.message || m.failure_text()}
      requestId={problem?.request_id}
    />
  );
}

function Unreached({ title }: { title: string }) {
  const [Help, setHelp] = useState<ComponentType>();
  useEffect(() => {
    // Without a network the file may be missing; then there is no help.
    import("../offline/unseen-page.tsx").then(
      (module) => setHelp(() => module.default),
      () => undefined,
    );
  }, []);
  return (
    <>
      <Failed title={title} text={m.offline_text()} />
      {Help && <Help />}
    </>
  );
}

type FailedProps = { title: string; text: string; status?: number; requestId?: string | undefined };

function Failed({ title, text, status, requestId }: FailedProps) {
  const { revalidate, state } = useRevalidator();
  const isRetrying = state !== "idle";
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} role="alert" tabIndex={-1} className="wrap py-6 lg:py-8">
      <EmptyState
        picture={{ src: "/scenes/tray-empty.svg", width: 280, height: 200 }}
        level={1}
        title={title}
        text={
          <>
            {status !== undefined && (
              <span className="mb-1 block text-label text-ink">
                {m.failure_status({ status: formatDigits(status) })}
              </span>
            )}
            {text}
          </>
        }
      >
        <Button busy={isRetrying} onClick={() => void revalidate()}>
          {isRetrying ? m.failure_retrying() : m.common_try_again()}
        </Button>
        {requestId && (
          <p className="basis-full text-hint text-ink-soft">
            {m.failure_request()} <code className="select-all text-ink">{requestId}</code>
          </p>
        )}
      </EmptyState>
    </div>
  );
}
