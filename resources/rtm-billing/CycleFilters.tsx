import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { rtmStatuses } from '../../contract/enumerations.ts';
import { billingMonths } from '../../domain/rtm/months.ts';
import { monthText } from '../../src/i18n/calendarText.ts';
import { isBillingFinal } from '../../domain/rtm/status.ts';
import { Choice } from '../../src/components/Choice.tsx';
import { FilterRow } from '../../src/components/filterLook.ts';
import { SearchField } from '../../src/components/SearchField.tsx';

/** `yearMonth` as `2026-11`, `status` as `IN_PROGRESS,BILLED`. */
export interface CycleFilter {
  yearMonth: string;
  status: string;
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
  '& legend': { padding: 0, font: '500 var(--text-small)', color: 'var(--ink-muted)' },
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
  font: '500 var(--text-small)',
  cursor: 'pointer',
  '&[aria-pressed=true]': { borderColor: 'var(--primary)', background: 'var(--primary-soft)', color: 'var(--primary)' },
});

/** OPEN-080: the final filter shows what is ready to bill or billed. */
const finalStatuses = rtmStatuses.filter(isBillingFinal).join(',');

interface Props {
  /** Civil date around which the months lie. */
  today: string;
  chosen: CycleFilter;
  onChoose: (filter: CycleFilter) => void;
  /** What the patients shown are searched by. */
  search: string;
  onSearch: (text: string) => void;
}

/** Which month, which statuses and which patients are shown (RTM-04, RTM-06); the last ticked status stays. */
export const CycleFilters = ({ today, chosen, onChoose, search, onSearch }: Props) => {
  const translate = useTranslate();
  const ticked = chosen.status.split(',');
  // A cycle on a record may lead to a month of long ago.
  const months = [...new Set([...billingMonths(today), chosen.yearMonth])].toSorted((a, b) => a.localeCompare(b));
  const toggle = (status: string) => {
    const next = rtmStatuses.filter((other) => (other === status ? !ticked.includes(status) : ticked.includes(other)));
    onChoose({ ...chosen, status: next.join(',') });
  };
  return (
    <FilterRow>
      <Choice
        labelled
        label={translate('rtm.month')}
        value={chosen.yearMonth}
        options={months.map((month) => ({ value: month, label: monthText(month) }))}
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
          onClick={() => onChoose({ ...chosen, status: finalStatuses })}
        >
          {translate('rtm.finalOnly')}
        </Quick>
      </Statuses>
    </FilterRow>
  );
};
