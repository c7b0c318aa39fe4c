import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import type { RtmMonth } from '../../../contract/rtm/billing.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { CARDS, columns, MEDIUM, SelectBox } from './grid.ts';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  font: '600 var(--text-body)',
  color: 'var(--ink-muted)',
  '& .heads': { flex: 1, minWidth: 0, padding: '0 33px 0 1px', ...columns },
  '& .heads > span': { alignSelf: 'center' },
  '& .order': { marginInlineStart: 'auto', width: 190 },
  [CARDS]: { '& .heads': { display: 'none' } },
  [MEDIUM]: { '& .order': { display: 'none' } },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:hover, & button[aria-pressed=true]': { color: 'var(--primary)' },
});

const sortKeys = ['name', 'amount', 'missing'] as const;
type SortKey = (typeof sortKeys)[number];

/** What comes first when a column is chosen: names from A, the largest amount, what is due first. */
const firstOrder = { name: 'ASC', amount: 'DESC', missing: 'ASC' } as const;

interface Props {
  /** Ids of the months of this page that can be selected. */
  selectable: readonly string[];
}

/** Heads of the columns with their order, and the box that selects the page. */
export const MonthHeads = ({ selectable }: Props) => {
  const translate = useTranslate();
  const { sort, setSort, selectedIds, onSelect } = useListContext<RtmMonth>();
  const chosen = selectable.filter((id) => selectedIds.includes(id));
  const isAll = selectable.length > 0 && chosen.length === selectable.length;
  const toggleAll = () =>
    onSelect(
      isAll ? selectedIds.filter((id) => !selectable.includes(id)) : [...new Set([...selectedIds, ...selectable])],
    );
  const head = (key: SortKey, label: string) => {
    const isSorted = sort.field === key;
    const other = sort.order === 'ASC' ? 'DESC' : 'ASC';
    const Arrow = sort.order === 'ASC' ? ArrowUpwardIcon : ArrowDownwardIcon;
    return (
      <span className={key}>
        <button
          type="button"
          aria-pressed={isSorted}
          aria-label={translate(isSorted ? `rtm.sort.${sort.order}` : 'rtm.sort.by', { column: label })}
          onClick={() => setSort({ field: key, order: isSorted ? other : firstOrder[key] })}
        >
          {label}
          {isSorted && <Arrow aria-hidden sx={{ fontSize: 14 }} />}
        </button>
      </span>
    );
  };
  return (
    <Bar>
      <SelectBox>
        <input
          type="checkbox"
          aria-label={translate('rtm.selectPage')}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !isAll;
          }}
          checked={isAll}
          disabled={selectable.length === 0}
          onChange={toggleAll}
        />
      </SelectBox>
      <div className="heads">
        {head('name', translate('rtm.column.name'))}
        <span>{translate('rtm.statuses')}</span>
        <span>{translate('rtm.column.ready')}</span>
        <span>{translate('rtm.column.open')}</span>
        {head('amount', translate('rtm.column.amount'))}
        {head('missing', translate('rtm.column.missing'))}
        <span className="by">{translate('rtm.column.by')}</span>
      </div>
      <div className="order">
        <Choice
          labelled
          label={translate('rtm.sort.label')}
          value={sort.field}
          options={sortKeys.map((key) => ({ value: key, label: translate(`rtm.column.${key}`) }))}
          onChoose={(key) => setSort({ field: key, order: firstOrder[key as SortKey] })}
        />
      </div>
    </Bar>
  );
};
