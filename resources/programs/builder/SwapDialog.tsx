import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { Block } from '../../../contract/programs/shapes.ts';
import { swapExercise } from '../../../domain/programs/blocks.ts';
import { ExerciseChoice } from '../../exercises/shared/ExerciseChoice.tsx';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';

interface Props {
  block: Block;
  /** Undefined for an exercise that no longer exists; it has no similar exercises. */
  exercise: Exercise | undefined;
  name: string;
  involvedSide: Block['sideOfBody'];
  onSwap: (block: Block) => void;
  onClose: () => void;
}

/** Offers similar exercises as a replacement; sets, goal and side are kept where they fit. */
export default function SwapDialog({ block, exercise, name, involvedSide, onSwap, onClose }: Props) {
  const translate = useTranslate();
  return (
    <FormDialog title={translate('builder.swap', { name })} onClose={onClose}>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          {translate('builder.swapLead')}
        </Typography>
        <ExerciseChoice
          exercise={exercise}
          onChoose={(selected) => onSwap(swapExercise(block, selected, crypto.randomUUID(), involvedSide))}
        />
      </DialogContent>
    </FormDialog>
  );
}
