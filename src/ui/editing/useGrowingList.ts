import { useState } from 'react';
import type { Call, ListRules, ParamsOf } from '../../../contract/platform/call.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { useCall } from '../useCall.ts';

/**
 * The newest records of a patient's list, a page more each time `showOlder` is called. What is shown stays while more
 * comes, so another patient needs a new component (a `key`).
 */
export function useGrowingList<C extends Call & { list: ListRules }>(
  definition: C,
  params: { [K in keyof ParamsOf<C>]: string | number },
) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const answer = useCall(definition, { params, query: { limit } }, { keepPrevious: true });
  return { ...answer, showOlder: () => setLimit((shown) => Math.min(shown + PAGE_SIZE, MAX_PAGE_SIZE)) };
}
