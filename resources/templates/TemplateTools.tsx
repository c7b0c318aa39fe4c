import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { useEffect, useRef, type Ref } from 'react';
import { MAX_PAGE_SIZE } from '../../contract/platform/limits.ts';
import type { Program } from '../../contract/programs/shapes.ts';
import { Choice } from '../../src/ui/Choice.tsx';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import { SavedFiltersButton } from '../../src/ui/lists/SavedFiltersButton.tsx';
import { SearchField } from '../../src/ui/SearchField.tsx';
import type { en } from './messages.en.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Search = styled(SearchField)({ flex: '1 1 260px', maxWidth: 420 });
const Order = styled(Choice)({ flex: '0 1 220px', width: 'auto' });

const orders = ['dateUpdated DESC', 'dateUpdated ASC', 'name ASC', 'name DESC'] as const;

interface ToolsProps {
  onSelectMultiple?: () => void;
  selectRef: Ref<HTMLButtonElement>;
}

/** Search, order and selection mode (TPL-03, TPL-07). */
export const TemplateTools = ({ onSelectMultiple, selectRef }: ToolsProps) => {
  const translate = useTranslate();
  const { filterValues, setFilters, sort, setSort, perPage } = useListContext<Program>();
  const q = typeof filterValues.q === 'string' ? filterValues.q : '';
  const settings = { filter: q ? { q } : {}, sort: sort.field, order: sort.order, perPage };
  return (
    <Row>
      <Search
        label={translate('templates.search')}
        value={q}
        onSearch={(text) => setFilters(text ? { q: text } : {})}
      />
      <Order
        label={translate('templates.order')}
        value={`${sort.field} ${sort.order}`}
        options={orders.map((value) => ({
          value,
          label: translate(`templates.orders.${value}` satisfies MessageKey<typeof en>),
        }))}
        onChoose={(value) => {
          const [field = '', order] = value.split(' ');
          setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
        }}
      />
      <SavedFiltersButton list="templates" settings={settings} />
      {onSelectMultiple && (
        <Button ref={selectRef} variant="outlined" onClick={onSelectMultiple}>
          {translate('templates.selectMultiple')}
        </Button>
      )}
    </Row>
  );
};

/** Sticky below the top bar. */
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 72,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 12,
  padding: theme.spacing(1, 2),
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& output': { flex: 1, minWidth: 90, fontWeight: 600 },
  [theme.breakpoints.down('md')]: { top: 60 },
}));

interface SelectionBarProps {
  onDelete: (ids: number[]) => void;
  onCancel: () => void;
}

/** Number of selected templates and the bulk actions; Cancel while nothing is selected (TPL-08, OPEN-088). */
export const SelectionBar = ({ onDelete, onCancel }: SelectionBarProps) => {
  const translate = useTranslate();
  const first = useRef<HTMLButtonElement>(null);
  const { data = [], total = 0, selectedIds, onSelect, onSelectAll } = useListContext<Program>();
  const count = selectedIds.length;
  const missing = data.filter(({ id }) => !selectedIds.includes(id));
  // The button that opened the bar is gone.
  useEffect(() => first.current?.focus(), []);
  return (
    <Bar role="group" aria-label={translate('templates.selectMultiple')}>
      <output>{translate('templates.selected', { smart_count: count })}</output>
      <Button
        size="small"
        ref={first}
        disabled={missing.length === 0}
        onClick={() => onSelect([...selectedIds, ...missing.map(({ id }) => id)])}
      >
        {translate('templates.selectPage')}
      </Button>
      {total > data.length && (
        <Button size="small" disabled={count >= total} onClick={() => onSelectAll({ limit: MAX_PAGE_SIZE })}>
          {translate('templates.selectAll', { smart_count: total })}
        </Button>
      )}
      <Button size="small" onClick={() => (count > 0 ? onSelect([]) : onCancel())}>
        {translate(count > 0 ? 'templates.clearSelection' : 'templates.cancel')}
      </Button>
      <Button
        size="small"
        variant="contained"
        color="error"
        disabled={count === 0}
        onClick={() => onDelete([...selectedIds])}
      >
        {translate('templates.deleteMany', { smart_count: count })}
      </Button>
    </Bar>
  );
};
