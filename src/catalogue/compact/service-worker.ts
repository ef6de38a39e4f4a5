// The service worker, put together: `src/offline` knows no catalogue, and gets from here what answers out of the compact one.
import { answerPages } from "#src/offline/worker/service-worker.ts";
import { answersFrom, mayAnswer } from "./answer-from.ts";

answerPages({ mayAnswer, answersFrom });
