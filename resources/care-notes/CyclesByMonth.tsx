import CheckIcon from '@mui/icons-material/Check';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type SvgIcon from '@mui/material/SvgIcon';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { listPatientCycles, type RtmCycle } from '../../contract/rtm/cycles.ts';
import { WINDOW_DAYS } from '../../domain/rtm/rules.ts';
import { groupCyclesByMonth, evaluateCycle, type CycleResult } from '../../domain/care-notes/cycles-by-month.ts';
import { ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { useAddressedDialog } from '../../src/ui/editing/useAddressedDialog.ts';
import { formatMonth } from '../../src/ui/i18n/calendarFormat.ts';
import { useCall } from '../../src/ui/useCall.ts';

const CycleDialog = lazy(() => import('./CycleDialog.tsx'));

const Months = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 232px), 1fr))',
  gap: theme.spacing(2, 3),
  margin: theme.spacing(1.5, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& h3': { margin: 0, font: '600 var(--text-body)', color: 'var(--ink-muted)' },
  '& .codes': { display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 6 },
}));
const Chip = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  padding: '0 10px 0 6px',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-small)',
  background: 'transparent',
  color: 'var(--ink)',
  font: '600 var(--text-body)',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '& svg': { fontSize: 16 },
  '& small': { font: 'var(--text-micro)' },
  '&[data-result=EARNED], &[data-result=BILLED]': {
    borderColor: 'var(--success)',
    background: 'var(--success-soft)',
    color: 'var(--success)',
  },
  '&[data-result=NOT_BILLABLE]': {
    borderColor: 'transparent',
    background: 'var(--neutral-soft)',
    color: 'var(--neutral)',
  },
  '&:hover': { textDecoration: 'underline' },
  '@media (max-width: 599px)': { minHeight: 44 },
});

const icons: Record<CycleResult, typeof SvgIcon> = {
  EARNED: CheckIcon,
  BILLED: LockIcon,
  OPEN: HourglassIcon,
  NOT_BILLABLE: RemoveIcon,
};
const results: readonly CycleResult[] = ['EARNED', 'BILLED', 'OPEN', 'NOT_BILLABLE'];

const Legend = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  margin: '4px 0 0',
  color: 'var(--ink-muted)',
  font: 'var(--text-body)',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
});

const CycleChip = ({ cycle, onOpen }: { cycle: RtmCycle; onOpen: () => void }) => {
  const translate = useTranslate();
  const result = evaluateCycle(cycle);
  const Icon = icons[result];
  const { code, clock, minutes, numActiveDays } = cycle;
  const progress =
    clock === 'CALENDAR_MONTH' ? translate('careNote.minutesShort', { minutes }) : `${numActiveDays}/${WINDOW_DAYS}`;
  return (
    <Chip type="button" data-result={result} aria-haspopup="dialog" onClick={onOpen}>
      <Icon />
      <span className="hidden-text">
        {translate('careNote.cycleOf', { code, result: translate(`careNote.result.${result}`), progress })}
      </span>
      <span aria-hidden="true">{code}</span>
      {result === 'OPEN' && <small aria-hidden="true">{progress}</small>}
    </Chip>
  );
};

/** The patient's RTM cycles by month, the newest first: a chip per code that opens its result and evidence (ENT-046). */
export const CyclesByMonth = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const { dialog, about, show, close } = useAddressedDialog();
  const { data, error, refetch } = useCall(listPatientCycles, { params: { patientId: record.id } });
  const opened = dialog === 'rtm-cycle' ? data?.items.find(({ id }) => id === about) : undefined;
  return (
    <section aria-labelledby="cycles-title">
      <Typography id="cycles-title" variant="h2">
        {translate('careNote.cycles')}
      </Typography>
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data?.items.length === 0 && (
        <p style={{ margin: '8px 0 0', color: 'var(--ink-muted)' }}>{translate('careNote.noCycles')}</p>
      )}
      {data !== undefined && data.items.length > 0 && (
        <>
          <Legend>
            {results.map((result) => {
              const Icon = icons[result];
              return (
                <span key={result}>
                  <Icon sx={{ fontSize: 16 }} />
                  {translate(`careNote.result.${result}`)}
                </span>
              );
            })}
          </Legend>
          <Months>
            {groupCyclesByMonth(data.items).map(({ month, cycles }) => (
              <li key={month}>
                <h3>{formatMonth(month)}</h3>
                <div className="codes">
                  {cycles.map((cycle) => (
                    <CycleChip key={cycle.id} cycle={cycle} onOpen={() => show('rtm-cycle', cycle.id)} />
                  ))}
                </div>
              </li>
            ))}
          </Months>
        </>
      )}
      {opened && (
        <Suspense fallback={null}>
          <CycleDialog cycle={opened} onClose={close} />
        </Suspense>
      )}
    </section>
  );
};
