import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";

export type EmptyListProps = {
  title: string;
  text?: string | undefined;
  /** A link to the page where the user can continue. */
  next?: { label: string; to: string } | undefined;
};

/** Shown for an empty list of the back office: the reason and a link. */
export const EmptyList = ({ title, text, next }: EmptyListProps) => (
  <EmptyState title={title} text={text}>
    {next && (
      <ButtonLink viewTransition={false} variant="second" size="dense" to={next.to}>
        {next.label}
      </ButtonLink>
    )}
  </EmptyState>
);
