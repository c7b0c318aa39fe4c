import { useStore } from 'ra-core';

/** Whether moving pictures stand still by the reader's own choice in this browser, and the setter (WCAG 2.2.2). */
export const useMotionPaused = () => useStore('motion.paused', false);
