import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import type { RtmMonth } from '../../contract/rtm-billing.ts';
import { NoCycles } from './NoCycles.tsx';
import { PatientMonth } from './PatientMonth.tsx';

const List = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '&:focus': { outline: 'none' },
});

interface Props {
  months: readonly RtmMonth[];
  /** As `2026-11`. */
  month: string;
  /** Only some patients are looked for. */
  narrowed: boolean;
  busy: boolean;
}

/** Patients with a cycle in the month (RTM-07), or that there are none (RTM-09). */
export const MonthList = ({ months, month: yearMonth, narrowed, busy }: Props) => {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  // A patient of whom all is billed leaves the list with the button that had the focus.
  const keepFocus = () => {
    if (document.activeElement === document.body) list.current?.focus();
  };
  return (
    <>
      {months.length === 0 && narrowed && <p>{translate('rtm.noneFound')}</p>}
      {months.length === 0 && !narrowed && <NoCycles month={yearMonth} />}
      <List ref={list} role="list" tabIndex={-1} aria-label={translate('rtm.patients')} aria-busy={busy}>
        {months.map((month) => (
          <PatientMonth key={month.id} month={month} unfolded={narrowed && months.length === 1} onGone={keepFocus} />
        ))}
      </List>
    </>
  );
};
