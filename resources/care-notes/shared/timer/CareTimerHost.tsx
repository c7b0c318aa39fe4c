import { Suspense, useSyncExternalStore } from 'react';
import { lazyPage } from '../../../../src/ui/lazyPage.ts';
import { hasStoredTimer, subscribeToTimer } from './timerStorage.ts';

const CareTimerPill = lazyPage(() => import('./CareTimerPill.tsx'));

/** The care timer beside every page. Its code is loaded when a timer starts. */
export const CareTimerHost = () => {
  const isRunning = useSyncExternalStore(subscribeToTimer, hasStoredTimer, () => false);
  return isRunning ? (
    <Suspense fallback={null}>
      <CareTimerPill />
    </Suspense>
  ) : null;
};
