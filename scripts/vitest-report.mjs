import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './system.mjs';

const firstLine = (text = '') => text.split('\n', 1)[0].slice(0, 300);
/** The first line of a failure, and what tests/failure-notes.ts has added to it. */
const describe = (message = '') =>
  [firstLine(message), ...message.split('\n').filter((line) => line.startsWith('  | '))].join('\n    ');

/**
 * `{passed, failed, failures, titles}` of one run from vitest's JSON report and exit code; `failures` has a line for each,
 * `titles` those that passed. A file that could not be loaded counts as one failure, and so does a run that ended badly although
 * every test passed (an unhandled error, say).
 */
export function countOf(report, code) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failures = [
    ...unloaded.map(({ name, message }) => `${path.relative(root, name)}: ${firstLine(message)}`),
    ...testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => `${path.relative(root, name)}: ${test.fullName}: ${describe(test.failureMessages[0])}`),
    ),
  ];
  const titles = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  );
  const failed = numFailedTests + unloaded.length;
  if (failed > 0 || code === 0) return { passed: numPassedTests, failed, failures, titles };
  return {
    passed: numPassedTests,
    failed: 1,
    failures: [`every test passed, and vitest ended with code ${code}`],
    titles,
  };
}

/** A run that wrote no report, because it broke or found no tests, has failed whatever its exit code says. */
export function noReport(code) {
  console.error(`vitest ended with code ${code} and wrote no report.`);
  return { passed: 0, failed: 1 };
}
