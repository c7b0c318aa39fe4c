import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { SummaryProgram } from '../../../contract/patients/summary.ts';
import { ExercisePicture } from '../../exercises/shared/ExercisePicture.tsx';
import { useExerciseNames } from '../../exercises/shared/useExercises.ts';
import { BlockLine } from '../shared/BlockLine.tsx';
import { formatBlock } from '../shared/programText.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& .picture': { display: 'block', overflow: 'hidden', borderRadius: 'var(--radius-small)' },
  '& .name, & .prescribed': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    marginTop: 4,
    font: 'var(--text-micro)',
  },
  '& .prescribed': { WebkitLineClamp: 3, marginTop: 2, color: 'var(--ink-muted)' },
});

/** The first exercises of a program with their pictures and doses. */
export default function ProgramPictures({ exercises }: Pick<SummaryProgram, 'exercises'>) {
  const translate = useTranslate();
  const getName = useExerciseNames(exercises.map(({ id }) => id));
  return (
    <List>
      {exercises.map((exercise) => (
        <li key={exercise.id}>
          <span className="picture">
            <ExercisePicture exercise={exercise} />
          </span>
          <span className="name" title={getName(exercise)}>
            {getName(exercise)}
          </span>
          <span className="prescribed" title={formatBlock(exercise, translate)}>
            <BlockLine block={exercise} />
          </span>
        </li>
      ))}
    </List>
  );
}
