/** A name that browsers and password managers do not fill in, unlike "website". */
export const robotField = "leave_empty";

/** A honeypot: hidden from people, filled in by robots only. */
export function RobotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave empty
        <input name={robotField} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
