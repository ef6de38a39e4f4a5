/** A field that no person sees or reaches; whoever fills it in is a robot. */
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
