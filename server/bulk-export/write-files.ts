import { EXPORT_FILE_BYTES } from '../../contract/bulk-export/limits.ts';
import { createStorageKey, type Storage } from '../platform/storage/storage.ts';
import type { ExportedResource } from './read-resources.ts';

interface WrittenFile {
  type: string;
  fileKey: string;
  resources: number;
}

interface Writing {
  storage: Storage;
  organizationId: number;
  type: string;
  /** Records a file that is about to be stored: one that is never completed can still be found and deleted. */
  onFile: (file: WrittenFile) => Promise<void>;
}

/** Writes resources of a type as NDJSON into files of limited size; only the unfinished one is in memory. */
export function createFileWriter({ storage, organizationId, type, onFile }: Writing) {
  let lines: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    const content = Buffer.concat(lines);
    const fileKey = createStorageKey(organizationId, 'bulk-export', 'ndjson');
    const resources = lines.length;
    lines = [];
    bytes = 0;
    await onFile({ type, fileKey, resources });
    await storage.put(fileKey, content, 'application/fhir+ndjson');
  };
  return {
    async add(resources: readonly ExportedResource[]): Promise<void> {
      for (const resource of resources) {
        const line = Buffer.from(`${JSON.stringify(resource)}\n`);
        lines.push(line);
        bytes += line.length;
        if (bytes >= EXPORT_FILE_BYTES) await flush();
      }
    },
    /** Stores what is left. */
    end: flush,
  };
}
