import { useLocation, useNavigate, useSearchParams } from "react-router";

type QueryChanges = Record<string, string | undefined>;

/** Reads a list's filters from the URL, and builds URLs with other filters. */
export function useListUrl() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  /** The URL with other parameters; undefined removes one. */
  const withChanges = (changes: QueryChanges) => {
    const nextParameters = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value) nextParameters.set(name, value);
      else nextParameters.delete(name);
    }
    const text = nextParameters.toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  /** The URL with another filter, which resets paging and closes the open entry. */
  const toFilteredUrl = (changes: QueryChanges) =>
    withChanges({ after: undefined, before: undefined, order: undefined, ...changes });
  return {
    read: (name: string) => parameters.get(name) ?? undefined,
    withChanges,
    toFilteredUrl: toFilteredUrl,
    go: (url: string, manner: { replace?: boolean } = {}) =>
      void navigate(url, { ...manner, preventScrollReset: true }),
  };
}
