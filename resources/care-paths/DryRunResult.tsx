import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CarePath, DryRun } from '../../contract/care-paths/care-paths.ts';
import { PAGE_SIZE } from '../../contract/platform/limits.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { EmptyState } from '../../src/ui/PageStates.tsx';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { NumbersTable } from './NumbersTable.tsx';
import { keysOf } from '../../contract/platform/typed-keys.ts';
import type { CarePathKey, PublishKey } from './messages.en.ts';

const List = styled('ul')({
  display: 'grid',
  gap: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gap: 2, padding: '10px 0', borderBottom: '1px solid var(--border)' },
  '& a': { color: 'var(--ink)', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { font: 'var(--text-body)', color: 'var(--ink-muted)' },
});

/** Each patient with the days on which phases would have started, and the final state. */
const DryRunPatients = ({ path: { phases }, people }: { path: CarePath; people: DryRun['people'] }) => {
  const translate = useTranslate();
  const text = (key: PublishKey, values = {}) => translate(`carePaths.publish.${key}` satisfies CarePathKey, values);
  const [shown, setShown] = useState(PAGE_SIZE);
  const getPhaseNumber = (index: number) => phases[index]!.phaseNumber;
  return (
    <section aria-labelledby="dry-run-people">
      <Typography variant="h3" id="dry-run-people">
        {text('people')}
      </Typography>
      <List aria-labelledby="dry-run-people">
        {people.slice(0, shown).map(({ patient, start, steps, end }) => (
          <li key={patient.id}>
            <span>
              <Link to={`/patients/${patient.id}/activity`} target="_blank" rel="noopener">
                {formatFullName(patient) || text('unnamed')}
              </Link>
            </span>
            <span>
              {[
                text('started', { day: formatDate(start) }),
                ...steps.map(({ toIndex, day }) =>
                  toIndex === null
                    ? text('done', { day: formatDate(day) })
                    : text('step', { number: getPhaseNumber(toIndex), day: formatDate(day) }),
                ),
              ].join(' · ')}
            </span>
            {end.what !== 'COMPLETED' && (
              <small>
                {text(`end.${end.what}`, {
                  number: getPhaseNumber(end.phaseIndex),
                  why: end.why && text(`why.${end.why}`),
                })}
              </small>
            )}
          </li>
        ))}
      </List>
      {shown < people.length && (
        <Button size="small" onClick={() => setShown(shown + PAGE_SIZE)}>
          {text('more')}
        </Button>
      )}
    </section>
  );
};

/** Result of a dry run, by phase and by patient. */
export const DryRunResult = ({ path, result }: { path: CarePath; result: DryRun }) => {
  const translate = useTranslate();
  const text = (key: PublishKey, values = {}) => translate(`carePaths.publish.${key}` satisfies CarePathKey, values);
  const { patients, completed, cut, phases, people } = result;
  if (patients === 0) return <EmptyState title={text('nobody')} />;
  const renderStuckCounts = ({ notMet, notMeasurable, leftCare }: DryRun['phases'][number]) => {
    const counts = { notMet, notMeasurable, leftCare };
    const reasons = keysOf(counts).filter((why) => counts[why] > 0);
    return reasons.map((why) => <div key={why}>{text(why, { smart_count: counts[why] })}</div>);
  };
  return (
    <>
      <Typography role="status">
        {text('looked', { smart_count: patients })}; {text('completed', { smart_count: completed })}.{' '}
        {cut && text('cut', { count: patients })}
      </Typography>
      <NumbersTable
        name={text('table')}
        headers={(['phase', 'reached', 'passed', 'median', 'stuck'] as const).map((head) => text(head))}
        rows={phases.map((phase, index) => {
          const { id, phaseNumber, title } = path.phases[index]!;
          const { reached, passed, medianDays } = phase;
          return {
            id,
            cells: [`${phaseNumber} ${title}`, reached, passed, medianDays ?? '–', renderStuckCounts(phase)],
          };
        })}
      />
      <DryRunPatients path={path} people={people} />
    </>
  );
};
