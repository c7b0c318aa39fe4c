import { readSecretFiles } from '../secret-files.ts';
import { runVerifyAudit } from './report-verification.ts';

try {
  process.exitCode = await runVerifyAudit(process.argv.slice(2), readSecretFiles(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
