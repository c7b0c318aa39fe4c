import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { addGaitPatient } from '../../../../contract/gait/gait-patients.ts';
import { MAX_PAGE_SIZE } from '../../../../contract/platform/limits.ts';
import { listPatients } from '../../../../contract/patients/patients.ts';
import { isProblem } from '../../../../contract/platform/error.ts';
import { useCaller, useCall } from '../../../../src/ui/useCall.ts';
import { createPatientFinder } from '../../../../domain/gait/reconcile/match-rows.ts';
import { useDebounced } from '../../../../src/ui/hooks.ts';
import type { PatientRecord } from '../../../../contract/patients/record.ts';
import { formatFullName } from '../../../../domain/patients/patient.ts';

/** The patient who is about to walk. */
export interface Walker {
  id: number;
  /** Empty if it is not known (OPEN-101). */
  name: string;
  uid: string | null;
  place: string;
}

const toWalker = ({ id, patient, productData, location }: PatientRecord): Walker => ({
  id,
  name: formatFullName(patient),
  uid: productData.gait?.uid ?? null,
  place: location.name,
});

/** The name, else the Unique Gait ID. */
export const getWalkerName = ({ name, uid, id }: Pick<Walker, 'name' | 'uid' | 'id'>): string =>
  name || uid || `#${id}`;

const OFFERED = 6;
/** A single letter matches too many names. */
const LETTERS = 2;

/**
 * Finds the next patient of an event: by a whole Unique Gait ID, typed or scanned, or among the matches for a name or
 * ID. If IDs differ only in case, the exact match counts. An unknown ID can be added at the event's location.
 */
export function useWalkerSearch(locationId: number, onFound: (walker: Walker) => void) {
  const call = useCaller();
  const queries = useQueryClient();
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** An unknown ID with the idempotency key under which it is added. */
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
      // An ID can be part of many emails, whose owners would come first.
      const all = { q: uid, product: 'GAIT', state: 'ALL', limit: MAX_PAGE_SIZE };
      const found = await call(listPatients, { query: all });
      if (isProblem(found)) return setFailure(found.message);
      const holders = found.items.map(toWalker).map((walker) => ({ walker, gaitUid: walker.uid }));
      const meant = createPatientFinder(holders)(uid);
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
      onFound(toWalker(added));
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
    offered: q.length >= LETTERS ? (offered.data?.items.map(toWalker) ?? []) : [],
  };
}
