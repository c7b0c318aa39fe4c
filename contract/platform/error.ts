import type { Message } from './message.ts';
import type { Problem } from './problem.ts';

export type { Problem } from './problem.ts';

/** A problem that the browser itself reports. */
export const createProblem = ({ text, code, values }: Message, status: number): Problem => ({
  code,
  ...(values && { values }),
  message: text,
  status,
});

/** The numeric status tells it from answers that have both words for something else, such as the backend's status. */
export const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === 'object' &&
  answer !== null &&
  'message' in answer &&
  'status' in answer &&
  typeof answer.status === 'number';
