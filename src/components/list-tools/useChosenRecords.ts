import { useListContext, type Identifier, type RaRecord } from 'react-admin';
import { useEffect, useState } from 'react';

/** The chosen records as they were last loaded, on whatever page. What was chosen on an earlier visit is let go. */
export function useChosenRecords<Item extends RaRecord>(): Item[] {
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
