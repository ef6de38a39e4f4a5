import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";

export type EmptyListProps = {
  title: string;
  text?: string | undefined;
  /** The page on which to go on. */
  next?: { label: string; to: string } | undefined;
};

/** An empty list of the back office: why, and where to go on. */
export const EmptyList = ({ title, text, next }: EmptyListProps) => (
  <EmptyState title={title} text={text}>
    {next && (
      <ButtonLink viewTransition={false} variant="second" size="dense" to={next.to}>
        {next.label}
      </ButtonLink>
    )}
  </EmptyState>
);
