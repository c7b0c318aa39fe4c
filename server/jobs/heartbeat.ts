const BEAT_MS = 10_000;

/** Calls `beat` every ten seconds until the returned function is called. A beat that fails is made up for by the next. */
export function beating(beat: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void beat().catch(() => undefined), BEAT_MS).unref();
  return () => clearInterval(timer);
}
