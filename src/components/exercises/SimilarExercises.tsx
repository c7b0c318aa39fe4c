import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import { similarExercises } from '../../../domain/similar-exercises.ts';
import { ExercisePicture } from './ExercisePicture.tsx';
import { likenessText } from './likenessText.ts';
import { useExercises } from './useExercises.ts';

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
  most?: number;
  /** Said over the list; without it the list stands alone. */
  title?: string;
}

/** The exercises most like one, each with its picture and why; nothing where there are none. */
export const SimilarExercises = ({ exercise, onChoose, most = 8, title }: Props) => {
  const translate = useTranslate();
  const { exercises } = useExercises();
  const found = useMemo(() => similarExercises(exercise, exercises, most), [exercise, exercises, most]);
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
                <small>{likenessText(similar, translate, exercise.bodyTargets.length > 0)}</small>
              </span>
            </Line>
          </li>
        ))}
      </List>
    </section>
  );
};
