import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { CarePath, DryRun } from '../../contract/care-paths.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { DryRunPeople } from './DryRunPeople.tsx';
import { Figures } from './Figures.tsx';

/** What a dry run found: by phase, and patient by patient. */
export const DryRunResult = ({ path, result }: { path: CarePath; result: DryRun }) => {
  const translate = useTranslate();
  const text = (key: string, values = {}) => translate(`carePaths.publish.${key}`, values);
  const { patients, completed, cut, phases, people } = result;
  if (patients === 0) return <EmptyState title={text('nobody')} />;
  const stuck = ({ notMet, notMeasurable, leftCare }: DryRun['phases'][number]) => {
    const counts = Object.entries({ notMet, notMeasurable, leftCare }).filter(([, count]) => count > 0);
    return counts.map(([why, count]) => <div key={why}>{text(why, { smart_count: count })}</div>);
  };
  return (
    <>
      <Typography role="status">
        {text('looked', { smart_count: patients })}; {text('completed', { smart_count: completed })}.{' '}
        {cut && text('cut', { count: patients })}
      </Typography>
      <Figures
        name={text('table')}
        heads={['phase', 'reached', 'passed', 'median', 'stuck'].map((head) => text(head))}
        rows={phases.map((phase, index) => {
          const { id, phaseNumber, title } = path.phases[index]!;
          const { reached, passed, medianDays } = phase;
          return { id, cells: [`${phaseNumber} ${title}`, reached, passed, medianDays ?? '–', stuck(phase)] };
        })}
      />
      <DryRunPeople path={path} people={people} />
    </>
  );
};
