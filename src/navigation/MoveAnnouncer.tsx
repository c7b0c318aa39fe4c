import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { announceMove } from './path.ts';

/** Tells what is outside a console's router of its moves, before anything of them is painted. */
export const MoveAnnouncer = () => {
  const { pathname } = useLocation();
  useLayoutEffect(announceMove, [pathname]);
  return null;
};
