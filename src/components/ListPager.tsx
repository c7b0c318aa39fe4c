import { Pagination } from 'react-admin';
import { PAGE_SIZE } from '../../contract/limits.ts';

const ONE_SIZE: number[] = [];
const PAGE_SIZES = [PAGE_SIZE, 50, 100];
const announced = { displayedRows: { 'aria-live': 'polite' as const } };

/** Which rows of the list are shown, ways to the other pages, and (where the list allows it) how many rows a page has. */
export const ListPager = ({ choosable = false }: { choosable?: boolean }) => (
  <Pagination rowsPerPageOptions={choosable ? PAGE_SIZES : ONE_SIZE} slotProps={announced} />
);
