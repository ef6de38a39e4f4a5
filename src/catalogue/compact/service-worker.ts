// Injects the compact catalogue into the service worker, because `src/offline` may not depend on the catalogue.
import { answerPages } from "#src/offline/worker/service-worker.ts";
import { answersFrom, mayAnswer } from "./answer-from.ts";

answerPages({ mayAnswer, answersFrom });
