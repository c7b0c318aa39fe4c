import { ListBase, memoryStore, StoreContext, useStoreContext, type ListBaseProps, type RaRecord } from 'react-admin';
import { useState } from 'react';

/**
 * A react-admin list that stores nothing. `storeKey={false}` alone only disables reading: filters of the address, such
 * as a searched name, would still be written to the store.
 */
export function UnstoredList<Item extends RaRecord>({ children, ...list }: Omit<ListBaseProps<Item>, 'storeKey'>) {
  const store = useStoreContext();
  const [memory] = useState(() => memoryStore());
  return (
    <StoreContext value={memory}>
      <ListBase<Item> {...list} storeKey={false}>
        <StoreContext value={store}>{children}</StoreContext>
      </ListBase>
    </StoreContext>
  );
}
