import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import {
  type SimilarityReason,
  type SimilarExercise,
  findSimilarExercises,
} from '../../../domain/exercises/similar-exercises.ts';
import { ExercisePicture } from './ExercisePicture.tsx';
import { useExercises } from './useExercises.ts';
import type { ExerciseKey } from './messages.en.ts';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Similarities that are shown as the reason. */
const SHOWN_REASONS = ['target', 'position', 'type', 'equipment'] as const satisfies readonly SimilarityReason[];

/** Why an exercise is similar: `Same target, same position`, or `Shares a target`. */
function describeSimilarity(
  { alike }: Pick<SimilarExercise, 'alike'>,
  translate: Translate,
  /** Whether the exercise has a target at all. */
  hasTarget: boolean,
): string {
  const same = SHOWN_REASONS.filter((reason) => alike.includes(reason));
  const texts = same.map((reason) => translate(`exercises.alike.${reason}` satisfies ExerciseKey));
  if (hasTarget && !same.includes('target')) texts.unshift(translate('exercises.alike.part'));
  const text = texts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const List = styled('ul')({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' });
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
  '& small': { font: 'var(--text-small)', color: 'var(--ink-muted)' },
});

interface Props {
  exercise: Exercise;
  onChoose: (exercise: Exercise) => void;
  limit?: number;
  /** Heading of the list, if any. */
  title?: string;
}

/** The most similar exercises with picture and reason; renders nothing if there are none. */
export const SimilarExercises = ({ exercise, onChoose, limit = 8, title }: Props) => {
  const translate = useTranslate();
  const { exercises } = useExercises();
  const found = useMemo(() => findSimilarExercises(exercise, exercises, limit), [exercise, exercises, limit]);
  if (found.length === 0) return title ? null : <p>{translate('exercises.noneAlike')}</p>;
  return (
    <section>
      {title && (
        <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
      )}
      <List aria-label={translate('exercises.similar')}>
        {found.map((similar) => (
          <li key={similar.exercise.id}>
            <Line type="button" onClick={() => onChoose(similar.exercise)}>
              <span className="picture">
                <ExercisePicture exercise={similar.exercise} />
              </span>
              <span style={{ minWidth: 0 }}>
                <strong dir="auto">{similar.exercise.name}</strong>
                <small>{describeSimilarity(similar, translate, exercise.bodyTargets.length > 0)}</small>
              </span>
            </Line>
          </li>
        ))}
      </List>
    </section>
  );
};
