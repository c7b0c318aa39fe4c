import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PatientPath } from '../../../contract/patient-paths.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { measuredWords } from '../../../domain/care-paths/criterion.ts';

const List = styled('ol')({
  display: 'grid',
  gap: 8,
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', paddingLeft: 10, borderLeft: '2px solid var(--border-strong)' },
});

type Step = PatientPath['steps'][number];

/** When a patient moved on, and by what; the newest first. */
export const PathSteps = ({ path: { phases, steps } }: { path: PatientPath }) => {
  const translate = useTranslate();
  const why = ({ because, takenBy }: Step) => {
    if (because) return translate(measuredWords(because));
    const name = takenBy && `${takenBy.firstName} ${takenBy.lastName}`.trim();
    return name ? translate('recordPath.by', { name }) : translate('recordPath.byHand');
  };
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {translate('recordPath.history')}
      </Typography>
      <List>
        {steps.map((step) => {
          const to = step.toIndex === null ? null : phases[step.toIndex];
          return (
            <li key={step.id}>
              <span>
                {to
                  ? translate('recordPath.moved', { number: to.phaseNumber, title: to.title })
                  : translate('recordPath.completed')}
              </span>
              <small>
                {dayText(step.day)} · {why(step)}
              </small>
            </li>
          );
        })}
      </List>
    </div>
  );
};
