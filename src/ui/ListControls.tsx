import {
  Pagination,
  useListFilterContext,
  useListPaginationContext,
  ListBase,
  memoryStore,
  StoreContext,
  useStoreContext,
  type ListBaseProps,
  type RaRecord,
} from 'react-admin';
import { PAGE_SIZE } from '../../contract/platform/limits.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';

const ONE_SIZE: number[] = [];
const PAGE_SIZES = [PAGE_SIZE, 50, 100];
const announced = { displayedRows: { 'aria-live': 'polite' as const } };

/** The shown rows, links to other pages, and optionally the page size; nothing for records that could not be loaded. */
export const ListPager = ({ choosable = false }: { choosable?: boolean }) => {
  const { isPending, total } = useListPaginationContext();
  // react-admin would count the rows of a whole page.
  if (!isPending && total === undefined) return null;
  return <Pagination rowsPerPageOptions={choosable ? PAGE_SIZES : ONE_SIZE} slotProps={announced} />;
};

interface Props {
  /** Key of the filter that selects a single record. */
  by: string;
  label: string;
}

/** A link to all records while the list shows the single record of a link. */
export const ShowAll = ({ by, label }: Props) => {
  const { filterValues, setFilters } = useListFilterContext();
  const { [by]: jumped, ...rest } = filterValues as Record<string, unknown>;
  if (!jumped) return null;
  return (
    <Button
      variant="outlined"
      // It needs a margin when it is alone above the table, but not in a row of filters.
      sx={{ 'section > &': { mb: 2 } }}
      onClick={() => setFilters(rest)}
    >
      {label}
    </Button>
  );
};

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
