import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { rtmStatuses } from '../../contract/platform/enumerations.ts';
import { listBillingMonths } from '../../domain/rtm/months.ts';
import { formatMonth } from '../../src/ui/i18n/calendarFormat.ts';
import { isBillingFinal } from '../../domain/rtm/cycle.ts';
import { Choice } from '../../src/ui/Choice.tsx';
import { FilterRow } from '../../src/ui/filterStyles.ts';
import { SearchField } from '../../src/ui/SearchField.tsx';

/** `yearMonth` as `2026-11`, `status` as `IN_PROGRESS,BILLED`. */
export interface CycleFilter {
  yearMonth: string;
  status: string;
  /** Only patients who will miss a code at the pace so far, and can still get it. */
  atRisk?: 'true';
  /** Only patients with a charge of that month, as its totals count them. */
  charged?: 'true';
}

const Statuses = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 20px',
  flex: '1 1 420px !important',
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, font: '500 var(--text-body)', color: 'var(--ink-muted)' },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 'var(--height-control)' },
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--primary)' },
});
const Quick = styled('button')({
  height: 32,
  padding: '0 12px',
  border: '1px solid var(--border-strong)',
  borderRadius: 16,
  background: 'var(--surface)',
  color: 'var(--ink)',
  font: '500 var(--text-body)',
  cursor: 'pointer',
  '&[aria-pressed=true]': { borderColor: 'var(--primary)', background: 'var(--primary-soft)', color: 'var(--primary)' },
});

/** The final filter shows cycles that are ready to bill or billed (OPEN-080). */
const finalStatuses = rtmStatuses.filter(isBillingFinal).join(',');

interface Props {
  /** Civil date at the center of the months. */
  today: string;
  chosen: CycleFilter;
  onChoose: (filter: CycleFilter) => void;
  /** Search text. */
  search: string;
  onSearch: (text: string) => void;
}

/** Month, statuses and patient search (RTM-04, RTM-06); the last checked status cannot be unchecked. */
export const CycleFilters = ({ today, chosen, onChoose, search, onSearch }: Props) => {
  const translate = useTranslate();
  const ticked = chosen.status.split(',');
  // A link from a record can lead to an old month.
  const months = [...new Set([...listBillingMonths(today), chosen.yearMonth])].toSorted((a, b) => a.localeCompare(b));
  const toggle = (status: string) => {
    const next = rtmStatuses.filter((other) => (other === status ? !ticked.includes(status) : ticked.includes(other)));
    onChoose({ yearMonth: chosen.yearMonth, status: next.join(',') });
  };
  return (
    <FilterRow>
      <Choice
        labelled
        label={translate('rtm.month')}
        value={chosen.yearMonth}
        options={months.map((month) => ({ value: month, label: formatMonth(month) }))}
        onChoose={(yearMonth) => onChoose({ ...chosen, yearMonth })}
      />
      <SearchField label={translate('rtm.search')} value={search} onSearch={onSearch} />
      <Statuses>
        <legend>{translate('rtm.statuses')}</legend>
        {rtmStatuses.map((status) => (
          <label key={status}>
            <input
              type="checkbox"
              checked={ticked.includes(status)}
              disabled={ticked.length === 1 && ticked[0] === status}
              onChange={() => toggle(status)}
            />
            {translate(`rtmCycle.status.${status}`)}
          </label>
        ))}
        <Quick
          type="button"
          aria-pressed={chosen.status === finalStatuses}
          onClick={() => onChoose({ yearMonth: chosen.yearMonth, status: finalStatuses })}
        >
          {translate('rtm.finalOnly')}
        </Quick>
      </Statuses>
    </FilterRow>
  );
};
