import { parseArgs } from 'node:util';
import { withExistingDatabase } from '../db/existing-database.ts';
import { verifyAudit, type Verification } from './verify-audit.ts';

const MAX_LINES = 100;

const describeNewest = ({ newest, unsealedCount }: Verification): string[] => [
  ...(newest
    ? [`Newest seal: ${newest.hash} (seal ${newest.id} of ${newest.sealedAt.toISOString()}). Keep it elsewhere.`]
    : ['There is no seal yet: the server seals the audit log every minute.']),
  ...(unsealedCount ? [`${unsealedCount} audit rows since then are not sealed yet.`] : []),
];

/** What the command prints. */
export function reportVerification(found: Verification): string[] {
  const { problems, notes, sealCount, rowCount } = found;
  const hidden = problems.length - MAX_LINES;
  return [
    ...notes.slice(0, MAX_LINES),
    ...problems.slice(0, MAX_LINES),
    ...(hidden > 0 ? [`And ${hidden} more.`] : []),
    problems.length
      ? 'The audit log is not what was sealed.'
      : `${rowCount} audit rows under ${sealCount} seals, all as they were sealed.`,
    ...describeNewest(found),
  ];
}

/** `npm run verify-audit [-- --expect <hash>]`; returns the exit code. */
export async function runVerifyAudit(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const { values } = parseArgs({ args, options: { expect: { type: 'string' } } });
  const found = await withExistingDatabase(env, (tx) =>
    verifyAudit(tx, { ...(values.expect && { expected: values.expect }), now: new Date() }),
  );
  for (const line of reportVerification(found)) console.log(line);
  return found.problems.length ? 1 : 0;
}
