import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { BillingProvider, MissingCode, RtmMonth } from '../../../contract/rtm/billing.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { toMonth } from '../../../domain/platform/calendar.ts';
import { groupRowCycles } from '../../../domain/rtm/month-row.ts';
import { formatAxisDay, formatMonth } from '../../../src/ui/i18n/calendarFormat.ts';
import { formatMoney } from '../../../src/ui/i18n/format.ts';
import { RtmStatusChip } from '../shared/RtmChips.tsx';
import { CodeChips } from './CodeChips.tsx';
import { CARDS, columns, MEDIUM } from './grid.ts';

const Cells = styled('span')({
  width: '100%',
  minWidth: 0,
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
  ...columns,
  '& .name': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .lack': { display: 'block', '&::first-letter': { textTransform: 'uppercase' } },
  '& .quiet': { color: 'var(--ink-muted)', font: 'var(--text-body)' },
  [CARDS]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '6px 12px',
    alignItems: 'center',
    '& .wide': { gridColumn: '1 / -1', display: 'flex', gap: 8, alignItems: 'baseline' },
    '& .empty': { display: 'none' },
    '& .term': { flex: '0 0 64px', font: 'var(--text-body)', color: 'var(--ink-muted)' },
  },
  [MEDIUM]: {
    ...columns[MEDIUM],
    // Read to screen readers only: the heads of the columns are out of the row.
    '& .term': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

/** A value with its name, which stands beside it in cards and is read before it otherwise. */
const Cell = ({ term, className, children }: { term: string; className?: string; children: ReactNode }) => (
  <span className={['wide', className, children ? '' : 'empty'].filter(Boolean).join(' ')}>
    {children && <span className="term">{term} </span>}
    {children && <span>{children}</span>}
  </span>
);

const MissingText = ({ missing: { days, minutes, contacts, by } }: { missing: MissingCode }) => {
  const translate = useTranslate();
  const parts = [
    days > 0 && translate('rtm.missing.days', { smart_count: days }),
    minutes > 0 && translate('rtm.missing.minutes', { minutes }),
    contacts > 0 && translate('rtm.missing.contacts', { smart_count: contacts }),
  ].filter(Boolean);
  return (
    <span className="lack">
      {translate('rtm.missing.by', { what: parts.join(' + '), day: formatAxisDay(by).replace(' ', '\u00A0') })}
    </span>
  );
};

/** The first that each kind of code still needs: data days of the window, minutes of the month. */
const listFirstMissing = (missing: readonly MissingCode[]): MissingCode[] =>
  [missing.find(({ days }) => days > 0), missing.find(({ days }) => days === 0)]
    .filter((each) => each !== undefined)
    .toSorted((a, b) => a.by.localeCompare(b.by));

/** `G. Hopper`: the name of a provider in a narrow column. */
const abbreviate = ({ firstName, lastName }: BillingProvider): string =>
  [firstName && `${firstName[0]}.`, lastName].filter(Boolean).join(' ');

/** What a row says of a patient's month: codes, amount, what is missing and by whom it is billed. */
export const RowCells = ({ month, name }: { month: RtmMonth; name: string }) => {
  const translate = useTranslate();
  const { yearMonth, status, cycles, cents, missing, practitioner } = month;
  const { ready, billed, open, elsewhere } = groupRowCycles(cycles, yearMonth);
  const flags = [...new Set(ready.flatMap((cycle) => cycle.flags))];
  const final = [...ready, ...billed];
  return (
    <Cells>
      <span className="name">{name}</span>
      <span>
        <RtmStatusChip status={status} />
      </span>
      <Cell term={translate('rtm.column.ready')}>
        {final.length + elsewhere.length > 0 && (
          <>
            <CodeChips cycles={final} />
            {elsewhere.map(({ id, code, endDate }) => (
              <span key={id} className="quiet" style={{ display: 'block' }}>
                {translate('rtm.elsewhere', { code, month: formatMonth(toMonth(endDate)) })}
              </span>
            ))}
          </>
        )}
      </Cell>
      <Cell term={translate('rtm.column.open')}>{open.length > 0 && <CodeChips cycles={open} />}</Cell>
      <Cell term={translate('rtm.column.amount')} className="amount">
        {cents !== null && <strong>{formatMoney(cents)}</strong>}
      </Cell>
      <Cell term={translate('rtm.column.missing')}>
        {flags.length + missing.length > 0 && (
          <>
            {flags.length > 0 && (
              <span style={{ display: 'block', color: 'var(--warning)' }}>
                {translate('rtm.missing.review', {
                  flags: flags.map((flag) => translate(`rtmCycle.flag.${flag}`)).join(', '),
                })}
              </span>
            )}
            {listFirstMissing(missing).map((each) => (
              <MissingText key={each.code} missing={each} />
            ))}
          </>
        )}
      </Cell>
      <Cell term={translate('rtm.column.by')} className="by quiet">
        {practitioner && <span title={formatFullName(practitioner)}>{abbreviate(practitioner)}</span>}
      </Cell>
    </Cells>
  );
};
