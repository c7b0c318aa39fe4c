import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { rtmStatuses } from '../../contract/enumerations.ts';
import { billingMonths, monthName } from '../../domain/rtm/months.ts';
import { Choice } from '../../src/components/Choice.tsx';
import { FilterLabel, FilterRow } from '../../src/components/filterLook.ts';

/** `yearMonth` as `2026-11`, `status` as `IN_PROGRESS,BILLED`. */
export interface CycleFilter {
  yearMonth: string;
  status: string;
}

const Statuses = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  flex: '1 1 420px !important',
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, font: '500 var(--text-small)', color: 'var(--ink-muted)' },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 'var(--height-control)' },
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--primary)' },
});

interface Props {
  /** Civil date around which the months lie. */
  today: string;
  chosen: CycleFilter;
  onChoose: (filter: CycleFilter) => void;
}

/** Which month and which statuses are shown (RTM-04, RTM-06); the last ticked status stays. */
export const CycleFilters = ({ today, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const ticked = chosen.status.split(',');
  const toggle = (status: string) => {
    const next = rtmStatuses.filter((other) => (other === status ? !ticked.includes(status) : ticked.includes(other)));
    onChoose({ ...chosen, status: next.join(',') });
  };
  return (
    <FilterRow>
      <FilterLabel>
        {translate('rtm.month')}
        <Choice
          label={translate('rtm.month')}
          value={chosen.yearMonth}
          options={billingMonths(today).map((month) => ({ value: month, label: monthName(month) }))}
          onChoose={(yearMonth) => onChoose({ ...chosen, yearMonth })}
        />
      </FilterLabel>
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
            {translate(`rtm.status.${status}`)}
          </label>
        ))}
      </Statuses>
    </FilterRow>
  );
};
