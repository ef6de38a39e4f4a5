// The server process itself, as built. A reason not to start is told in a sentence, not in a stack.
import { run } from "../build/server/index.js";

try {
  await run();
} catch (error) {
  const words =
    error.code === "EADDRINUSE" ? `Port ${error.port} is taken. Choose another: PORT=3001 npm start` : null;
  const expected = error.constructor.name === "WrongSettings" || words;
  console.error(expected ? `\n  ${words ?? error.message}\n` : error);
  process.exit(1);
}
