import { Pagination } from 'react-admin';
import { PAGE_SIZE } from '../../contract/platform/limits.ts';

const ONE_SIZE: number[] = [];
const PAGE_SIZES = [PAGE_SIZE, 50, 100];
const announced = { displayedRows: { 'aria-live': 'polite' as const } };

/** The shown rows, links to other pages, and optionally the page size. */
export const ListPager = ({ choosable = false }: { choosable?: boolean }) => (
  <Pagination rowsPerPageOptions={choosable ? PAGE_SIZES : ONE_SIZE} slotProps={announced} />
);
