/** A name that neither browsers nor password managers fill in, as they would "website". */
export const robotField = "leave_empty";

/** A field that people do not see or reach: only robots fill it in. */
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
