import { useListContext, useUpdate, type Identifier, type RaRecord } from 'react-admin';
import { useEffect, useState } from 'react';

/** The selected records as last loaded, on any page. Selections of an earlier visit are dropped. */
function useSelectedRecords<Item extends RaRecord>(): Item[] {
  const { data, selectedIds, onSelect } = useListContext<Item>();
  const [seen, setSeen] = useState<ReadonlyMap<Identifier, Item>>(new Map());
  const fresh = data?.some((record) => seen.get(record.id) !== record);
  if (fresh) setSeen(new Map([...seen, ...data!.map((record) => [record.id, record] as const)]));
  const chosen = selectedIds.flatMap((id) => seen.get(id) ?? []);
  const stale = Boolean(data) && !fresh && chosen.length < selectedIds.length;
  useEffect(() => {
    if (stale) onSelect(chosen.map(({ id }) => id));
  });
  return chosen;
}

/**
 * Saves the same change to all selected records, one by one, each with the version that was loaded. Those that fail
 * stay selected. `save` returns how many were saved and how many are left.
 */
export function useSaveSelected<Item extends RaRecord>() {
  const { resource, onSelect, refetch } = useListContext<Item>();
  const chosen = useSelectedRecords<Item>();
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
