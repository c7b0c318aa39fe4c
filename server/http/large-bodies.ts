import type { Call } from '../../contract/call.ts';
import { busy } from './refusal.ts';

const LARGE_BYTES = 1_000_000;
/** As many megabyte bodies are in the memory of this process while they arrive, slowly perhaps. */
const MOST_AT_ONCE = 16;

/** Who sends a large body is known, and may, before it is read. Files (`bytes`) are counted apart: forms do not stand in their way. */
const arriving = { file: 0, other: 0 };

/** Reads a body of that size at the most, or refuses with 503 while too many large ones are on their way. */
export async function withRoomFor<T>(call: Call, bytes: number, read: () => Promise<T>): Promise<T> {
  if (bytes <= LARGE_BYTES) return read();
  const kind = call.form === 'bytes' ? 'file' : 'other';
  if (arriving[kind] >= MOST_AT_ONCE) throw busy();
  arriving[kind]++;
  try {
    return await read();
  } finally {
    arriving[kind]--;
  }
}
