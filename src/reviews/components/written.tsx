/** User-written text: its `lang` is Bengali if it has any character of that script. */
export function Written({ text, className = "" }: { text: string; className?: string }) {
  return (
    <p
      lang={/[\u0980-\u09FF]/.test(text) ? "bn" : "en"}
      className={`text-body break-words whitespace-pre-line ${className}`}
    >
      {text}
    </p>
  );
}
