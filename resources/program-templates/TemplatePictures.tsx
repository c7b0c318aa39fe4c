import { styled } from '@mui/material/styles';
import type { Block } from '../../contract/program-shapes.ts';
import { ExercisePicture } from '../../src/components/exercises/ExercisePicture.tsx';
import { useExercises } from '../../src/components/exercises/useExercises.ts';

const SHOWN = 4;
const nobody = { thumbnailUrl: null, animationUrl: null, subjectOrientation: null };

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${SHOWN}, 52px)`,
  gap: 8,
  marginTop: 'auto',
  '& > *': { height: 52, borderRadius: 'var(--radius-small)', overflow: 'hidden' },
});

/** What the first exercises look like, as an ornament: their names are on the template's own page. */
export const TemplatePictures = ({ blocks }: { blocks: readonly Block[] }) => {
  const { byId } = useExercises();
  return (
    <Row aria-hidden>
      {blocks.slice(0, SHOWN).map(({ uuid, exerciseId }) => (
        <span key={uuid}>
          <ExercisePicture exercise={byId.get(exerciseId) ?? nobody} />
        </span>
      ))}
    </Row>
  );
};
