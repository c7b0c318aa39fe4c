import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { HealthSession, SetInfo } from '../../../contract/activity.ts';
import type { SetStatus } from '../../../contract/enumerations.ts';
import { mergeErrors } from '../../../domain/results/merge-errors.ts';
import { formatDuration } from '../../../domain/duration.ts';
import { useNamesInLanguage } from '../../../src/components/exercises/useNamesInLanguage.ts';
import { StatusChip, type Tone } from '../../../src/components/StatusChip.tsx';
import { degrees } from './rangeTexts.ts';

const Frame = styled('div')({
  containerType: 'inline-size',
  borderTop: '1px solid var(--border)',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { padding: '8px 16px', textAlign: 'left', verticalAlign: 'top', borderTop: '1px solid var(--border)' },
  '& thead th': { borderTop: 0, font: '600 var(--text-small)', color: 'var(--ink-muted)', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 500 },
  '& small': { display: 'block', font: 'var(--text-small)', color: 'var(--ink-muted)' },
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

/** `9/10`, or what there is of it. */
const repsText = ({ repsProper, repsComplete, repsGoal }: SetInfo): string => {
  const done = repsProper ?? repsComplete;
  return done === null ? '' : repsGoal === null ? String(done) : `${done}/${repsGoal}`;
};
const timeText = ({ timeComplete, timeGoal }: SetInfo): string => {
  if (timeComplete === null) return '';
  return timeGoal === null
    ? formatDuration(timeComplete)
    : `${formatDuration(timeComplete)}/${formatDuration(timeGoal)}`;
};

/** The sets of a session with result, counts and the errors that the app saw. */
export const SetsTable = ({ sets }: { sets: Sets }) => {
  const translate = useTranslate();
  const nameOf = useNamesInLanguage(sets.map(({ exercise }) => exercise.id));
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
          {sets.map(({ exercise, setInfo, status }, at) => {
            const measured = [
              repsText(setInfo) && translate('recordActivity.reps', { reps: repsText(setInfo) }),
              timeText(setInfo),
              setInfo.minROM === null && setInfo.maxROM === null
                ? ''
                : translate('recordActivity.degrees', { min: degrees(setInfo.minROM), max: degrees(setInfo.maxROM) }),
            ].filter(Boolean);
            return (
              // Sets have no id of their own, and a session never changes.
              <tr key={at}>
                <th scope="row">
                  {nameOf(exercise)}
                  {setInfo.sideOfBody && <small>{translate(setInfo.sideOfBody)}</small>}
                </th>
                <td className="result">
                  <StatusChip tone={tones[status]} label={translate(status)} />
                </td>
                <td>{measured.join(' · ')}</td>
                <td className="faults">
                  {mergeErrors(setInfo.errors)
                    .map(({ message, count }) => `${message} (${count})`)
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
