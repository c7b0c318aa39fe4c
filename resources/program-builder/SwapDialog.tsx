import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../contract/exercises.ts';
import type { Block } from '../../contract/program-shapes.ts';
import { swappedBlock } from '../../domain/swap-exercise.ts';
import { SimilarExercises } from '../../src/components/exercises/SimilarExercises.tsx';
import { FormDialog } from '../../src/components/FormDialog.tsx';

interface Props {
  block: Block;
  /** Unknown for an exercise that nobody has any more; there is nothing like it then. */
  exercise: Exercise | undefined;
  name: string;
  involvedSide: Block['sideOfBody'];
  onSwap: (block: Block) => void;
  onClose: () => void;
}

/** Offers the exercises most like one of the program to take its place; sets, goal and side stay where they fit. */
export default function SwapDialog({ block, exercise, name, involvedSide, onSwap, onClose }: Props) {
  const translate = useTranslate();
  return (
    <FormDialog title={translate('builder.swap', { name })} onClose={onClose}>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          {translate('builder.swapLead')}
        </Typography>
        {exercise ? (
          <SimilarExercises
            exercise={exercise}
            onChoose={(chosen) => onSwap(swappedBlock(block, chosen, crypto.randomUUID(), involvedSide))}
          />
        ) : (
          <p>{translate('exercises.noneAlike')}</p>
        )}
      </DialogContent>
    </FormDialog>
  );
}
