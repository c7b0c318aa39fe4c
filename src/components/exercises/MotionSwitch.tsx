import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useMotionPaused } from '../motion/useMotionPaused.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';

/** Lets every moving picture stand still, or move again; not offered where the system asks for less motion already. */
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
