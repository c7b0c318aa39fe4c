import type { Problem } from '../contract/problem.ts';

let say: ((text: string) => string) | null = null;

/** Makes problems be told in the page's language; `said` gives a text in it, one that nobody knows as it is. */
export function sayProblemsWith(said: typeof say): void {
  say = said;
}

/** A problem as its reader is told of it: message, fields and rows in the page's language. */
export function spokenProblem(problem: Problem): Problem {
  if (!say) return problem;
  const { message, fields, rows } = problem;
  const said = say;
  return {
    ...problem,
    message: said(message),
    ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, said(text)])) }),
    ...(rows && { rows: rows.map((row) => ({ ...row, message: said(row.message) })) }),
  };
}
