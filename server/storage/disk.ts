import { createReadStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkedKey, type Storage } from './storage.ts';

/** Files under `directory`. A file appears under its name only when it is complete. */
export function diskStorage(directory: string): Storage {
  const pathOf = (key: string) => join(directory, checkedKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${crypto.randomUUID()}.part`;
      await writeFile(unfinished, content, { mode: 0o600, flush: true });
      await rename(unfinished, path);
    },
    async get(key, part) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => null);
      const bytes = part ? part.end - part.start + 1 : (found?.size ?? 0);
      return found && { bytes, stream: () => createReadStream(path, part) };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      const folder = await opendir(directory, { recursive: true }).catch(() => []);
      for await (const entry of folder) {
        const path = join(entry.parentPath, entry.name);
        // Gone again since it was found, if there is nothing to tell of it.
        const found = entry.isFile() && (await stat(path).catch(() => null));
        if (found) yield { key: relative(directory, path).split(sep).join('/'), storedAt: found.mtime };
      }
    },
  };
}
