/** A field that people do not see or reach: only robots fill it in. */
export function RobotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
