import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { useId } from 'react';
import { PAGE_SIZE } from '../../contract/limits.ts';
import { paginationContext } from './paginationContext.ts';

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1, 2),
  marginTop: theme.spacing(2),
  color: 'var(--ink-muted)',
}));
const Choice = styled('select')({
  font: 'inherit',
  color: 'var(--ink)',
  background: 'var(--surface)',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-small)',
  padding: '6px 8px',
  marginLeft: 8,
});

const PAGE_SIZES = [PAGE_SIZE, 50, 100];

/** Which rows are shown, steps to the neighbouring pages, and (where the list allows it) how many rows a page has. */
export const ListPager = ({ choosable = false }: { choosable?: boolean }) => {
  const translate = useTranslate();
  const id = useId();
  const list = useListContext();
  const { perPage, setPage, setPerPage, hasNextPage, hasPreviousPage } = list;
  const { page, paginationMeta } = paginationContext(list);
  const { totalItems: total, itemCount } = paginationMeta;
  if (!list.data || !total) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <Row aria-label={translate('list.pages')}>
      {choosable && total > PAGE_SIZE && (
        <span>
          <label htmlFor={id}>{translate('list.pageSize')}</label>
          <Choice id={id} value={perPage} onChange={({ target }) => setPerPage(Number(target.value))}>
            {PAGE_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Choice>
        </span>
      )}
      <span aria-live="polite">{translate('list.range', { first, last: first + itemCount - 1, total })}</span>
      <span>
        <Button size="small" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
          {translate('list.previous')}
        </Button>
        <Button size="small" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
          {translate('list.next')}
        </Button>
      </span>
    </Row>
  );
};
