import { readSecretFiles } from '../secret-files.ts';
import { formatFinding, runDoctor } from './run-doctor.ts';

try {
  const found = await runDoctor(readSecretFiles(process.env), new Date());
  for (const finding of found) console.log(formatFinding(finding));
  if (found.some(({ level }) => level === 'error')) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
