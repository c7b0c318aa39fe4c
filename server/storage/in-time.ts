import { busy } from '../http/refusal.ts';

/** Enough for the largest file on a slow line; whoever waits for a file may keep a connection of the database from others. */
const LIMIT_MS = 30_000;

/** What the store was asked for, or a refusal when it has not come in time; then `giveUp` ends the request. */
export async function inTime<T>(asked: Promise<T>, giveUp?: () => void): Promise<T> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => {
      reject(busy());
      giveUp?.();
    }, LIMIT_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(limit);
  }
}

/** A file as it arrives. The store has its time for each piece anew; whoever reads takes as long as they like. */
export async function* piecesInTime(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let piece = await inTime(reader.read()); !piece.done; piece = await inTime(reader.read())) yield piece.value;
  } finally {
    // Changes nothing for a file that was read to its end; of any other the store need not send the rest.
    await reader.cancel().catch(() => undefined);
  }
}
