import { Suspense, useSyncExternalStore } from 'react';
import { lazyPage } from '../../lazyPage.ts';
import { timerIsKept, watchTimer } from './keptTimer.ts';

const CareTimerPill = lazyPage(() => import('./CareTimerPill.tsx'));

/** Beside every page: the timer for care time, whose code is loaded once one runs. */
export const CareTimerHost = () => {
  const runs = useSyncExternalStore(watchTimer, timerIsKept, () => false);
  return runs ? (
    <Suspense fallback={null}>
      <CareTimerPill />
    </Suspense>
  ) : null;
};
