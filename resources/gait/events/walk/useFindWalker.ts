import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { addGaitPatient } from '../../../../contract/gait-event.ts';
import { MAX_PAGE_SIZE } from '../../../../contract/limits.ts';
import { listPatients } from '../../../../contract/patients.ts';
import { isProblem } from '../../../../contract/problem.ts';
import { useCaller } from '../../../../dataProvider/useCaller.ts';
import { byGaitUid } from '../../../../domain/gait/reconcile/match-rows.ts';
import { useCall } from '../../../../src/components/useCall.ts';
import { useDebounced } from '../../../../src/components/useDebounced.ts';
import { walkerOf, type Walker } from './walker.ts';

const OFFERED = 6;
/** One letter is part of every other name. */
const LETTERS = 2;

/**
 * Finds the next patient of an event: by a whole Unique Gait ID, typed or scanned, or out of those whose name or ID it is. Of
 * several whose IDs differ by their letters' case only the one whose ID is spelt so is meant. An ID that nobody has can be added
 * at the event's location.
 */
export function useFindWalker(locationId: number, onFound: (walker: Walker) => void) {
  const call = useCaller();
  const queries = useQueryClient();
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** An ID that was asked for and that nobody has, with the key under which it is added once. */
  const [unknown, setUnknown] = useState<{ uid: string; key: string }>();
  const q = useDebounced(typed.trim());
  const query = { q, product: 'GAIT', state: 'ACTIVE', sort: 'name', limit: OFFERED };
  const offered = useCall(listPatients, { query }, { enabled: q.length >= LETTERS });

  const asking = async (ask: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    await ask();
    setBusy(false);
  };
  const find = () =>
    asking(async () => {
      const uid = typed.trim();
      if (!uid) return;
      // An ID may be part of many emails, whose owners would come first.
      const all = { q: uid, product: 'GAIT', state: 'ALL', limit: MAX_PAGE_SIZE };
      const found = await call(listPatients, { query: all });
      if (isProblem(found)) return setFailure(found.message);
      const holders = found.items.map(walkerOf).map((walker) => ({ walker, gaitUid: walker.uid }));
      const meant = byGaitUid(holders)(uid);
      if (meant === 'several') setFailure(translate('gait.walk.spelt', { uid }));
      else if (meant) onFound(meant.walker);
      else setUnknown({ uid, key: crypto.randomUUID() });
    });
  const add = () =>
    asking(async () => {
      if (!unknown) return;
      const body = { locationId, gaitUid: unknown.uid };
      const added = await call(addGaitPatient, { body, idempotencyKey: unknown.key });
      if (isProblem(added)) return setFailure(added.message);
      void queries.invalidateQueries({ queryKey: ['patients'] });
      onFound(walkerOf(added));
    });

  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      setUnknown(undefined);
      setFailure(undefined);
    },
    find,
    add,
    busy,
    failure,
    unknown: unknown?.uid,
    offered: q.length >= LETTERS ? (offered.data?.items.map(walkerOf) ?? []) : [],
  };
}
