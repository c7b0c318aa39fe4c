import { Readable } from 'node:stream';
import { checkedKey, type Storage } from './storage.ts';

/** Files in memory, for tests and the server behind the mocks. */
export function memoryStorage(): Storage {
  const files = new Map<string, Uint8Array>();
  const times = new Map<string, Date>();
  return {
    async put(key, content) {
      files.set(checkedKey(key), content);
      times.set(key, new Date());
    },
    async get(key, part) {
      const whole = files.get(checkedKey(key));
      const content = part ? whole?.subarray(part.start, part.end + 1) : whole;
      return content ? { bytes: content.byteLength, stream: () => Readable.from([content]) } : null;
    },
    async remove(key) {
      files.delete(checkedKey(key));
    },
    async *list() {
      for (const key of files.keys()) yield { key, storedAt: times.get(key)! };
    },
  };
}
