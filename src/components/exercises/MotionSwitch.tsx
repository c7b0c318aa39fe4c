import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Icon } from '../../icons/Icon.tsx';
import { pauseIcon, playIcon } from '../audio/audioIcons.ts';
import { useMotionPaused } from '../motion/useMotionPaused.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';

/** Lets every moving picture stand still, or move again; not offered where the system asks for less motion already. */
export const MotionSwitch = () => {
  const translate = useTranslate();
  const [paused, setPaused] = useMotionPaused();
  if (useReducedMotion()) return null;
  return (
    <Button startIcon={<Icon path={paused ? playIcon : pauseIcon} size={18} />} onClick={() => setPaused(!paused)}>
      {translate(paused ? 'exercises.moveAgain' : 'exercises.standStill')}
    </Button>
  );
};
