import { join } from 'node:path';
import { backUp } from './back-up.ts';
import { readBackupSources } from './place.ts';
import { restore } from './restore.ts';

const [task, folder] = process.argv.slice(2);

async function run(): Promise<string[]> {
  const place = readBackupSources(process.env);
  if (task === 'restore') {
    if (!folder) throw new Error('Say which backup: npm run restore -- <folder>');
    return [...(await restore(place, folder)), `${folder} is restored. Start the portal.`];
  }
  const now = new Date();
  const to = folder ?? join('backups', now.toISOString().replaceAll(':', '-').slice(0, 19));
  return [...(await backUp(place, to, now)), `The backup is in ${to}.`];
}

try {
  for (const line of await run()) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
