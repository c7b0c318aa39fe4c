import { ListBase, memoryStore, StoreContext, useStoreContext, type ListBaseProps, type RaRecord } from 'react-admin';
import { useState } from 'react';

/**
 * react-admin's list, of which nothing outlives the visit. `storeKey={false}` alone only reads nothing: the filters of an address,
 * such as a searched name, would still be written to the browser's store.
 */
export function UnkeptList<Item extends RaRecord>({ children, ...list }: Omit<ListBaseProps<Item>, 'storeKey'>) {
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
