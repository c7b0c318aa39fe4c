import type { RunnerTask } from 'vitest';

/** What the product logged of its own errors since the last test. */
export const loggedErrors: string[] = [];

/** Adds lines to what a failed test is reported with, which every reporter and the end of `npm test` shows. */
export function appendToFailure(task: RunnerTask, lines: readonly string[]): void {
  const error = task.result?.errors?.[0];
  if (!error || lines.length === 0) return;
  const { message, stack = message } = error;
  const notes = lines.map((line) => `\n  | ${line}`).join('');
  error.message = message + notes;
  error.stack = stack.includes(message) ? stack.replace(message, () => error.message) : stack + notes;
}
