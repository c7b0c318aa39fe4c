import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { HealthSession } from '../../../contract/activity.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { formatDay } from '../../../domain/calendar.ts';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { RangeChoice } from './RangeChoice.tsx';
import { useRange } from './useRange.ts';
import { useSessions } from './useSessions.ts';

const Card = styled('section')({
  marginBottom: 16,
  padding: '16px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& table': { width: '100%', marginTop: 8, borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { padding: '6px 0', textAlign: 'left', borderTop: '1px solid var(--border)' },
  '& thead th': { borderTop: 0, font: '600 var(--text-small)', color: 'var(--ink-muted)' },
});

interface Measured {
  day: string;
  side: string | null;
  min: number | null;
  max: number | null;
}

/** The widest range of each day, side and exercise, the newest day first; degrees. */
function measuredByExercise(sessions: readonly HealthSession[]): [exercise: string, days: Measured[]][] {
  const exercises = new Map<string, Map<string, Measured>>();
  for (const { day, session } of sessions) {
    for (const { exercise, setInfo } of session.sets) {
      const { minROM, maxROM, sideOfBody: side } = setInfo;
      if (minROM === null && maxROM === null) continue;
      const days = exercises.get(exercise.name) ?? new Map<string, Measured>();
      const key = `${day} ${side}`;
      const known = days.get(key);
      const ends = (pick: (...values: number[]) => number, values: (number | null | undefined)[]) => {
        const numbers = values.filter((value): value is number => value != null);
        return numbers.length > 0 ? pick(...numbers) : null;
      };
      days.set(key, {
        day,
        side,
        min: ends(Math.min, [known?.min, minROM]),
        max: ends(Math.max, [known?.max, maxROM]),
      });
      exercises.set(exercise.name, days);
    }
  }
  return [...exercises]
    .map(([name, days]): [string, Measured[]] => [
      name,
      [...days.values()].toSorted((a, b) => b.day.localeCompare(a.day)),
    ])
    .toSorted(([one], [other]) => one.localeCompare(other));
}

const degrees = (value: number | null): string => (value === null ? '-' : `${Math.round(value)}°`);

/** `Range of motion`: what was reached, exercise by exercise (OPEN-067). */
export default function RangeOfMotion({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const { days, range, setDays } = useRange(record);
  const { data, error, refetch } = useSessions(record, range);
  const exercises = measuredByExercise(data?.items ?? []);
  return (
    <>
      <RangeChoice days={days} onChoose={setDays} />
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {!error && data && exercises.length === 0 && <EmptyState title={translate('recordActivity.noData')} />}
      {exercises.map(([name, measured]) => (
        <Card key={name} aria-label={name}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <table>
            <thead>
              <tr>
                {(['day', 'side', 'min', 'max'] as const).map((column) => (
                  <th key={column} scope="col">
                    {translate(`recordActivity.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {measured.map(({ day, side, min, max }) => (
                <tr key={`${day} ${side}`}>
                  <td>{formatDay(day)}</td>
                  <td>{side ?? translate('recordActivity.bothSides')}</td>
                  <td>{degrees(min)}</td>
                  <td>{degrees(max)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      ))}
    </>
  );
}
