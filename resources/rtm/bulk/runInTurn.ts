import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { MAX_BILLED_PATIENTS } from '../../../contract/rtm/bulk-billing.ts';

/**
 * Makes a call for each part of a selection, one after the other: most selections are one part. The first call that fails
 * ends it, and what was done before stays done.
 */
export async function runInTurn<Item, Answer extends object>(
  items: readonly Item[],
  call: (part: Item[]) => Promise<Answer | Problem>,
  onProgress: (done: number) => void,
): Promise<{ answers: Answer[]; problem?: Problem }> {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += MAX_BILLED_PATIENTS) {
    const answer = await call(items.slice(from, from + MAX_BILLED_PATIENTS));
    if (isProblem(answer)) return { answers, problem: answer };
    answers.push(answer);
    onProgress(Math.min(items.length, from + MAX_BILLED_PATIENTS));
  }
  return { answers };
}
