import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslate, type TranslateFunction } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { type SimilarExercise, findSimilarExercises } from '../../../domain/exercises/similar-exercises.ts';
import { ExercisePicture } from './ExercisePicture.tsx';
import { useExerciseFacts } from './useExerciseFacts.ts';
import { useExercises } from './useExercises.ts';
import type { ExerciseKey } from './messages.en.ts';

/** Why an exercise is similar: `Same movement and muscles`. */
function describeSimilarity({ alike }: Pick<SimilarExercise, 'alike'>, translate: TranslateFunction): string {
  const [movement, muscles] = [alike.includes('movement'), alike.includes('muscles')];
  const reason = movement && muscles ? 'both' : movement ? 'movement' : muscles ? 'muscles' : 'partly';
  return translate(`exercises.alike.${reason}` satisfies ExerciseKey);
}

/** How the patient is placed and what is needed, by which one of several is chosen: `Seated, Towel`. */
const describeSetup = ({ subjectPosition, equipment }: Exercise, translate: TranslateFunction): string =>
  [subjectPosition, ...equipment].flatMap((value) => (value ? translate(value) : [])).join(', ');

const List = styled('ul')({ display: 'grid', gap: 4, margin: '0 -8px', padding: 0, listStyle: 'none' });
const Line = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  padding: 8,
  border: '1px solid transparent',
  borderRadius: 'var(--radius-small)',
  background: 'none',
  color: 'var(--ink)',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--border-strong)', background: 'var(--sunken)' },
  '& .picture': { flex: '0 0 56px', borderRadius: 'var(--radius-small)', overflow: 'hidden' },
  '& strong': { display: 'block', font: '600 var(--text-body)', overflowWrap: 'anywhere' },
  '& small': { font: 'var(--text-body)', color: 'var(--ink-muted)' },
});

interface LinesProps {
  label: string;
  lines: readonly { exercise: Exercise; note: string | null }[];
  onChoose: (exercise: Exercise) => void;
}

/** Exercises with picture, a note and what they need, to choose one. */
export const ExerciseLines = ({ label, lines, onChoose }: LinesProps) => {
  const translate = useTranslate();
  return (
    <List aria-label={label}>
      {lines.map(({ exercise, note }) => (
        <li key={exercise.id}>
          <Line type="button" onClick={() => onChoose(exercise)}>
            <span className="picture">
              <ExercisePicture exercise={exercise} />
            </span>
            <span style={{ minWidth: 0 }}>
              <strong dir="auto">{exercise.name}</strong>
              <small>{[note, describeSetup(exercise, translate)].filter(Boolean).join(' · ')}</small>
            </span>
          </Line>
        </li>
      ))}
    </List>
  );
};

interface Props {
  exercise: Exercise;
  onChoose: (exercise: Exercise) => void;
  limit?: number;
  /** Heading of the list, if any. */
  title?: string;
}

/** The exercises that can stand in for one, with picture and reason; renders nothing if there are none. */
export const SimilarExercises = ({ exercise, onChoose, limit = 8, title }: Props) => {
  const translate = useTranslate();
  const { exercises } = useExercises();
  const { facts, isPending } = useExerciseFacts();
  const found = useMemo(
    () => findSimilarExercises(exercise, exercises, facts, limit),
    [exercise, exercises, facts, limit],
  );
  if (isPending)
    return (
      <div role="status">
        <span className="hidden-text">{translate('page.loading')}</span>
        <Skeleton variant="rounded" height={72 * limit} />
      </div>
    );
  if (found.length === 0) return title ? null : <p>{translate('exercises.noneAlike')}</p>;
  return (
    <section>
      {title && (
        <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
      )}
      <ExerciseLines
        label={translate('exercises.similar')}
        lines={found.map((similar) => ({
          exercise: similar.exercise,
          note: describeSimilarity(similar, translate),
        }))}
        onChoose={onChoose}
      />
    </section>
  );
};
