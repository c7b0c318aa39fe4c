import { readFileSync } from 'node:fs';

/**
 * `{passed, failed}` of one run from vitest's JSON report and exit code. A file that could not be loaded counts as one
 * failure, and so does a run that ended badly although every test passed (an unhandled error, say).
 */
export function countOf(report, code) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = numFailedTests + unloaded.length;
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** A run that wrote no report, because it broke or found no tests, has failed whatever its exit code says. */
export function noReport(code) {
  console.error(`vitest ended with code ${code} and wrote no report.`);
  return { passed: 0, failed: 1 };
}
