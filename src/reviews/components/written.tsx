/** Text that a person wrote, with the language that its letters suggest. */
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
