import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Exercise } from '../../contract/exercises.ts';
import { Icon } from '../../src/icons/Icon.tsx';
import { plusIcon } from '../../src/icons/consoleIcons.ts';

interface Props {
  exercise: Exercise;
  /** How often it is in the program already (OPEN-086). */
  times: number;
  onAdd: () => void;
}

/** Puts an exercise at the end of the program. */
export const AddButton = ({ exercise: { name }, times, onAdd }: Props) => {
  const translate = useTranslate();
  return (
    <Button
      fullWidth
      size="small"
      variant={times > 0 ? 'contained' : 'outlined'}
      startIcon={<Icon path={plusIcon} size={16} />}
      onClick={onAdd}
      sx={{ mt: 1.25 }}
    >
      {translate('builder.add')}
      <span className="hidden-text">&nbsp;{name}</span>
      {times > 0 && <span>&nbsp;· {times}</span>}
    </Button>
  );
};
