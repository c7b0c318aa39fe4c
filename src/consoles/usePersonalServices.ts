import { useEffect } from 'react';
import { chat } from '../support/chat.ts';
import { rememberSignedIn } from '../session/likelySignedIn.ts';
import { analytics } from '../telemetry/analytics.ts';

/** Tells analytics who is there, by id only, and begins the chat anew when that changes (AUTH-28). */
export function usePersonalServices(userId: string): void {
  useEffect(() => {
    rememberSignedIn(true);
    analytics.identify(userId);
    return () => chat.restart();
  }, [userId]);
}
