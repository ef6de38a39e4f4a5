import { useRevalidator } from "react-router";
import { m } from "../language/messages.ts";
import { Button } from "../ui/buttons/button.tsx";

type ListFailedProps = {
  title?: string;
  message?: string;
};

/** Replaces a list of a page that could not be loaded: says so, with a button to retry. */
export function ListFailed({ title, message }: ListFailedProps) {
  const { revalidate, state } = useRevalidator();
  const isRetrying = state !== "idle";
  return (
    <section aria-label={title}>
      {title && <h2 className="mb-2 flex min-h-11 items-center text-section">{title}</h2>}
      <div
        role="status"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel bg-card p-4 shadow-rest"
      >
        <div>
          <p>{m.list_failed()}</p>
          {message && <p className="text-ink-soft">{message}</p>}
        </div>
        <Button size="small" variant="second" busy={isRetrying} onClick={() => void revalidate()}>
          {isRetrying ? m.failure_retrying() : m.common_try_again()}
        </Button>
      </div>
    </section>
  );
}
