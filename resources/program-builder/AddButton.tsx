import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../contract/exercises.ts';
import { useTimesAdded } from './timesAdded.ts';

interface Props {
  exercise: Exercise;
  onAdd: (exercise: Exercise) => void;
}

/** Puts an exercise at the end of the program, and says how often it is there already. */
export const AddButton = ({ exercise, onAdd }: Props) => {
  const translate = useTranslate();
  const times = useTimesAdded(exercise.id);
  return (
    <Button
      fullWidth
      size="small"
      variant={times > 0 ? 'contained' : 'outlined'}
      startIcon={<AddIcon />}
      onClick={() => onAdd(exercise)}
      sx={{ mt: 1.25, px: 0.5, whiteSpace: 'nowrap' }}
    >
      {translate('builder.add')}
      <span className="hidden-text">&nbsp;{exercise.name}</span>
      {times > 0 && <span>&nbsp;· {times}</span>}
    </Button>
  );
};
