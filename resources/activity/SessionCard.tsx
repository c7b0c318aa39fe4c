import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { HealthSession, SetInfo } from '../../contract/activity/activity.ts';
import type { SetStatus } from '../../contract/platform/enumerations.ts';
import { isDone, mergeErrors } from '../../domain/activity/set-status.ts';
import { formatDuration } from '../../domain/platform/duration.ts';
import { StatusChip, type Tone } from '../../src/ui/FactList.tsx';
import { formatTime } from '../../src/ui/i18n/format.ts';
import { useExerciseNames } from '../exercises/shared/useExercises.ts';
import { formatDegrees } from './resultTexts.ts';

const Frame = styled('div')({
  containerType: 'inline-size',
  borderTop: '1px solid var(--border)',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { padding: '8px 16px', textAlign: 'left', verticalAlign: 'top', borderTop: '1px solid var(--border)' },
  '& thead th': { borderTop: 0, font: '600 var(--text-body)', color: 'var(--ink-muted)', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 500 },
  '& small': { display: 'block', font: 'var(--text-body)', color: 'var(--ink-muted)' },
  '& .faults': { color: 'var(--warning)' },
  '@container (max-width: 559.98px)': {
    '& table, & tbody, & td, & tbody th': { display: 'block' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 8,
      padding: '12px 16px',
      borderTop: '1px solid var(--border)',
    },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& td, & tbody th': { padding: '2px 0', border: 0 },
    '& td:not(.result)': { gridColumn: '1 / -1' },
    '& td:empty': { display: 'none' },
  },
});

type Sets = HealthSession['session']['sets'];

const tones: Record<SetStatus, Tone> = {
  Success: 'success',
  'Self Reported': 'info',
  Skipped: 'warning',
  'Skipped in Set': 'warning',
  'Calibration Error': 'error',
  'Not Started': 'neutral',
};

/** `9/10`, or the part that is known. */
const formatReps = ({ repsProper, repsComplete, repsGoal }: SetInfo): string => {
  const done = repsProper ?? repsComplete;
  return done === null ? '' : repsGoal === null ? String(done) : `${done}/${repsGoal}`;
};
const formatSeconds = ({ timeComplete, timeGoal }: SetInfo): string => {
  if (timeComplete === null) return '';
  return timeGoal === null
    ? formatDuration(timeComplete)
    : `${formatDuration(timeComplete)}/${formatDuration(timeGoal)}`;
};

/** The sets of a session with result, counts and detected errors. */
const SetsTable = ({ sets }: { sets: Sets }) => {
  const translate = useTranslate();
  const getName = useExerciseNames(sets.map(({ exercise }) => exercise.id));
  return (
    <Frame>
      <table>
        <thead>
          <tr>
            {(['exercise', 'result', 'measured', 'faults'] as const).map((column) => (
              <th key={column} scope="col">
                {translate(`recordActivity.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sets.map(({ exercise, setInfo, status }, index) => {
            const measured = [
              formatReps(setInfo) && translate('recordActivity.reps', { reps: formatReps(setInfo) }),
              formatSeconds(setInfo),
              setInfo.minROM === null && setInfo.maxROM === null
                ? ''
                : translate('recordActivity.degrees', {
                    min: formatDegrees(setInfo.minROM),
                    max: formatDegrees(setInfo.maxROM),
                  }),
            ].filter(Boolean);
            return (
              // Sets have no id, and a session never changes.
              <tr key={index}>
                <th scope="row">
                  {getName(exercise)}
                  {setInfo.sideOfBody && <small>{translate(setInfo.sideOfBody)}</small>}
                </th>
                <td className="result">
                  <StatusChip tone={tones[status]} label={translate(status)} />
                </td>
                <td>{measured.join(' · ')}</td>
                <td className="faults">
                  {mergeErrors(setInfo.errors)
                    .map(({ message, count }) => `${translate(message, { _: message })} (${count})`)
                    .join(', ')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Frame>
  );
};

/** Time of a session in the time zone of the patient's location, as its day is: the list says which. */
const SessionTime = ({ value, zone }: { value: string; zone: string }) => (
  <time dateTime={value} title={zone} style={{ whiteSpace: 'nowrap' }}>
    {formatTime(value, zone)}
  </time>
);

const Card = styled('details')({
  overflow: 'hidden',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: 48,
    padding: '8px 16px',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: 'var(--sunken)' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& summary strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& summary span.muted': { color: 'var(--ink-muted)' },
  '& summary svg': { marginLeft: 'auto', color: 'var(--ink-muted)', transition: 'rotate 120ms' },
  '&[open] summary svg': { rotate: '180deg' },
});

interface Props {
  session: HealthSession;
  /** IANA time zone of the patient's location. */
  zone: string;
  open: boolean;
}

/** One session: time, program, result and sets. */
export const SessionCard = memo(({ session: { createdDate, datedAhead, session }, zone, open }: Props) => {
  const translate = useTranslate();
  // The sets of closed sessions would be most of a long list.
  const [wasSeen, setSeen] = useState(open);
  const { sets, selfReported } = session;
  const done = sets.filter(({ setInfo }) => isDone(setInfo)).length;
  const errors = sets.reduce((sum, { setInfo }) => sum + setInfo.errors.reduce((of, { count }) => of + count, 0), 0);
  return (
    <Card open={open} onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}>
      <summary>
        <strong>{session.hepName ?? translate(`recordActivity.type.${session.type}`)}</strong>
        <span className="muted">
          <SessionTime value={createdDate} zone={zone} />
        </span>
        <span className="muted">{translate('recordActivity.done', { done, smart_count: sets.length })}</span>
        {errors > 0 && (
          <StatusChip tone="warning" label={translate('recordActivity.errors', { smart_count: errors })} />
        )}
        {selfReported !== 'none' && (
          <StatusChip tone="info" label={translate(`recordActivity.selfReported.${selfReported}`)} />
        )}
        {datedAhead && <StatusChip tone="warning" label={translate('recordActivity.datedAhead')} />}
        <ExpandMoreIcon fontSize="small" />
      </summary>
      {wasSeen && <SetsTable sets={sets} />}
    </Card>
  );
});
