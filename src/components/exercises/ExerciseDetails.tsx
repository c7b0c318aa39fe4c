import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import { ErrorView } from '../ErrorView.tsx';
import { ExerciseMarks } from './ExerciseMarks.tsx';
import { ExerciseSource } from './ExerciseSource.tsx';
import { useExerciseTexts } from './useExerciseTexts.ts';

const Body = styled('div')({ display: 'grid', gap: 16, padding: 24 });
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });
const Chip = styled('span')({
  padding: '3px 10px',
  borderRadius: 'var(--radius-small)',
  background: 'var(--primary-soft)',
  color: 'var(--on-primary-soft)',
  font: '500 var(--text-small)',
});

const Passage = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Typography component="div" color="textSecondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </section>
);

/** What is said of an exercise in its drawer; long texts come when it is opened. */
export const ExerciseDetails = ({ exercise: listed }: { exercise: Exercise }) => {
  const translate = useTranslate();
  const { withTexts, isPending, error, refetch } = useExerciseTexts([listed]);
  const exercise = withTexts(listed);
  const { exerciseType, bodyTargets, equipment, sequence, withAnchorPoint, withHold, position, action, settings } =
    exercise;
  const words = [exerciseType, ...bodyTargets, ...equipment].map((word) => word && translate(word));
  const chips = [...words, sequence && translate(`exercises.sequence.${sequence}`)];
  const range = settings.ROM && [settings.ROM.min, settings.ROM.max];
  return (
    <Body>
      <Chips>
        {[...chips, withAnchorPoint && translate('exercises.anchor'), withHold && translate('exercises.hold')]
          .filter((label) => typeof label === 'string')
          .map((label) => (
            <Chip key={label}>{label}</Chip>
          ))}
      </Chips>
      <ExerciseMarks exercise={exercise} />
      {isPending && (
        <div role="status">
          <span className="hidden-text">{translate('page.loading')}</span>
          <Skeleton variant="rounded" height={120} />
        </div>
      )}
      {error && <ErrorView message={translate('exercises.textsFailed')} onRetry={refetch} />}
      {position && <Passage title={translate('exercises.position')}>{position}</Passage>}
      {action && <Passage title={translate('exercises.action')}>{action}</Passage>}
      {range && (
        <Passage title={translate('exercises.range')}>
          {range.map(({ label, limit }) => translate('exercises.degrees', { label, limit })).join(' – ')}
        </Passage>
      )}
      <ExerciseSource exercise={exercise} />
    </Body>
  );
};
