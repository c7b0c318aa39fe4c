import { useMotionPaused } from './useMotionPaused.ts';
import { useReducedMotion } from './useReducedMotion.ts';

/** Whether pictures may move by themselves: the system does not ask for less motion, and nobody paused it here. */
export const useMotionWelcome = () => {
  const [paused] = useMotionPaused();
  const reduced = useReducedMotion();
  return !paused && !reduced;
};
