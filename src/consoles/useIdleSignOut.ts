import { useEffect } from 'react';
import { configuration } from '../configuration.ts';
import { text } from '../i18n/text.ts';
import { leave } from '../session/leave.ts';

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const CHECK_EVERY_MS = 15_000;

/**
 * Leaves the screen of somebody who has gone away: the server ends an idle session as well, but only this takes the
 * patients off the screen. Time is compared rather than counted, for a sleeping machine counts nothing.
 */
export function useIdleSignOut(): void {
  useEffect(() => {
    const { idleMinutes } = configuration();
    let lastSeen = Date.now();
    const seen = () => {
      lastSeen = Date.now();
    };
    const timer = setInterval(() => {
      if (Date.now() - lastSeen < idleMinutes * 60_000) return;
      clearInterval(timer);
      void leave(text('session.idle', { count: idleMinutes }));
    }, CHECK_EVERY_MS);
    for (const sign of signsOfLife) window.addEventListener(sign, seen, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) window.removeEventListener(sign, seen);
    };
  }, []);
}
