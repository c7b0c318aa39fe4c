import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import { useStore, useTranslate } from 'react-admin';
import { exerciseOrders, type ExerciseOrder } from '../../../domain/exercises/filter.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { useMotionPaused, useReducedMotion } from '../../../src/ui/motion/motionPreferences.ts';
import type { ExerciseKey } from './messages.en.ts';

/** The user's order of the library, stored in this browser. */
export const useOrder = () => useStore<ExerciseOrder>('exercises.order', 'name');

interface OrderProps {
  order: ExerciseOrder;
  onChoose: (order: ExerciseOrder) => void;
  /** Words are searched for: the best match comes first. */
  isSearch: boolean;
}

/** Selects the order of the exercises. */
export const OrderSelect = ({ order, onChoose, isSearch }: OrderProps) => {
  const translate = useTranslate();
  return (
    <Choice
      className="order"
      label={translate('exercises.order')}
      value={order}
      options={exerciseOrders.map((value) => ({
        value,
        label: translate(`exercises.orders.${isSearch && value === 'name' ? 'match' : value}` satisfies ExerciseKey),
      }))}
      onChoose={(value) => onChoose(exerciseOrders.find((known) => known === value) ?? 'name')}
    />
  );
};

/** Pauses or resumes all animations; hidden if the system prefers reduced motion. */
export const MotionSwitch = () => {
  const translate = useTranslate();
  const [paused, setPaused] = useMotionPaused();
  if (useReducedMotion()) return null;
  return (
    <Button startIcon={paused ? <PlayArrowIcon /> : <PauseIcon />} onClick={() => setPaused(!paused)}>
      {translate(paused ? 'exercises.moveAgain' : 'exercises.standStill')}
    </Button>
  );
};
