import { Readable } from 'node:stream';
import { validateKey, type Storage } from './storage.ts';

/** Files in memory, for tests and the mock server. */
export function memoryStorage(): Storage {
  const files = new Map<string, Uint8Array>();
  const times = new Map<string, Date>();
  return {
    async put(key, content) {
      files.set(validateKey(key), content);
      times.set(key, new Date());
    },
    async get(key, part) {
      const whole = files.get(validateKey(key));
      const content = part ? whole?.subarray(part.start, part.end + 1) : whole;
      return content ? { bytes: content.byteLength, stream: () => Readable.from([content]) } : null;
    },
    async remove(key) {
      files.delete(validateKey(key));
    },
    async *list() {
      for (const key of files.keys()) yield { key, storedAt: times.get(key)! };
    },
  };
}
