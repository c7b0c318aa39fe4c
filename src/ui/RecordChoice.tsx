import { useGetList, type RaRecord } from 'react-admin';
import { useMemo, useState, type ComponentProps } from 'react';
import { useDebounced } from './hooks.ts';
import { ManyChoice, type Choosable } from './ManyChoice.tsx';

const OPTIONS = 50;

type styles = Pick<ComponentProps<typeof ManyChoice>, 'label' | 'none' | 'loadingText' | 'disabled'>;

interface Props<Item extends RaRecord<number>> extends styles {
  resource: string;
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
  optionOf: (record: Item) => Choosable;
  sort: string;
  onError?: (error: Error) => void;
}

/**
 * Selects several records of a resource. The server searches while the user types, so only up to fifty options are
 * loaded. Names of selected records are loaded by id.
 */
export function RecordChoice<Item extends RaRecord<number>>(props: Props<Item>) {
  const { resource, chosen, onChoose, optionOf, sort, onError, ...look } = props;
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const order = { field: sort, order: 'ASC' as const };
  const found = useGetList<Item>(
    resource,
    { filter: q ? { q } : {}, pagination: { page: 1, perPage: OPTIONS }, sort: order },
    { onError, placeholderData: (before) => before },
  );
  const named = useGetList<Item>(
    resource,
    { filter: { id: [...chosen] }, pagination: { page: 1, perPage: Math.max(1, chosen.length) }, sort: order },
    { enabled: chosen.length > 0, placeholderData: (before) => before },
  );
  const options = useMemo(() => found.data?.map(optionOf) ?? [], [found.data, optionOf]);
  const known = useMemo(
    () => new Map([...options, ...(named.data?.map(optionOf) ?? [])].map((option) => [option.id, option])),
    [options, named.data, optionOf],
  );
  return (
    <ManyChoice
      {...look}
      loading={found.isFetching}
      options={options}
      chosen={chosen.map((id) => known.get(id) ?? { id, label: `#${id}` })}
      onChoose={(next) => onChoose(next.map(({ id }) => Number(id)))}
      onSearch={setTyped}
    />
  );
}
