import { createReadStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { validateKey, type Storage } from './storage.ts';

/** Stores files under `directory`. A file gets its name when it is complete. */
export function diskStorage(directory: string): Storage {
  const resolvePath = (key: string) => join(directory, validateKey(key));
  return {
    async put(key, content) {
      const path = resolvePath(key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${crypto.randomUUID()}.part`;
      await writeFile(unfinished, content, { mode: 0o600, flush: true });
      await rename(unfinished, path);
    },
    async get(key, part) {
      const path = resolvePath(key);
      const found = await stat(path).catch(() => null);
      const bytes = part ? part.end - part.start + 1 : (found?.size ?? 0);
      return found && { bytes, stream: () => createReadStream(path, part) };
    },
    async remove(key) {
      await rm(resolvePath(key), { force: true });
    },
    async *list() {
      const folder = await opendir(directory, { recursive: true }).catch(() => []);
      for await (const entry of folder) {
        const path = join(entry.parentPath, entry.name);
        // The file may have been deleted since it was listed.
        const found = entry.isFile() && (await stat(path).catch(() => null));
        if (found) yield { key: relative(directory, path).split(sep).join('/'), storedAt: found.mtime };
      }
    },
  };
}
