// Files are passed on as they come, and no more of them is held than the line brings at once. Whoever reads them is told
// where they are too many, too slow, or end in the middle.
import type { Request, Response } from "express";
import { AppError } from "~/contracts/errors";
import { likeRequest } from "./body-stream";
import { discardRest } from "./discard-rest";

export const UPLOAD_TOO_LARGE = "That is too much to send at once.";
export const UPLOAD_TOO_SLOW = "Sending took too long. Please try again.";
const CUT_OFF = "The files didn't arrive whole. Please send them again.";

type UploadStream = {
  /** The request with the body as it comes. */
  request: Request;
  /** Ends it for one that has to give way. */
  give: () => void;
};

/** `ended` is called once nothing more is awaited. Whoever is answered sooner may send on what they began: it goes nowhere. */
export function streamUpload(
  req: Request,
  res: Response,
  cap: number,
  milliseconds: number,
  ended: () => void,
): UploadStream {
  const request = likeRequest(req);
  let size = 0;
  let isOver = false;
  const over = (error?: AppError) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    ended();
    if (!error) return void request.push(null);
    req.pause();
    request.destroy(error);
    if (res.writableFinished) cut();
  };
  const cut = () => {
    discardRest(req);
    req.resume();
  };
  const give = () => over(new AppError("too_slow", UPLOAD_TOO_SLOW));
  const timer = setTimeout(give, milliseconds);
  // Of itself a request takes its line along when it ends.
  request._destroy = (error, done) => {
    // Nobody reads on: the rest comes to nothing, so that the answer can be read at the other end.
    if (!isOver) req.resume();
    done(error);
  };
  request._read = () => void req.resume();
  request.on("error", () => undefined);
  req.pause();
  req.on("data", (chunk: Buffer) => {
    if (isOver) return;
    size += chunk.length;
    if (size > cap) over(new AppError("too_large", UPLOAD_TOO_LARGE));
    else if (!request.destroyed && !request.push(chunk)) req.pause();
  });
  req.once("end", () => over()).once("close", () => over(new AppError("bad_request", CUT_OFF)));
  res.once("finish", () => {
    if (req.complete) return;
    if (isOver) cut();
    else request.destroy();
  });
  return { request, give };
}
