import { useListContext, useUpdate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { useChosenRecords } from './useChosenRecords.ts';

/**
 * Saves the same change to several chosen records, one after the other and each for the version that was loaded. Those
 * that could not be saved stay chosen. `save` answers how many were saved and how many are left.
 */
export function useSaveChosen<Item extends RaRecord>() {
  const { resource, onSelect, refetch } = useListContext<Item>();
  const chosen = useChosenRecords<Item>();
  const [update] = useUpdate<Item>();
  const [busy, setBusy] = useState(false);

  const save = async (data: Partial<Item>, records: readonly Item[] = chosen) => {
    setBusy(true);
    const left: Item['id'][] = [];
    for (const record of records) {
      await update(
        resource,
        { id: record.id, data, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      ).catch(() => left.push(record.id));
    }
    setBusy(false);
    onSelect(left);
    void refetch();
    return { saved: records.length - left.length, left: left.length };
  };
  return { chosen, busy, save };
}
