// What the browser keeps, and what it finds in it: the service worker, put together.
import { answersFrom, mayAnswer } from "./catalogue/compact/answer-from.ts";
import { answerPages } from "./offline/worker/service-worker.ts";

answerPages({ mayAnswer, answersFrom });
