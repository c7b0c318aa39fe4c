import { createContext, useContext } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../contract/limits.ts';

/** Provides the zone of whatever is about one patient: the location's (OPEN-058). */
export const ClockZone = createContext<string | null>(null);

/** By whose clock times are shown here: the provided zone's, else that of the reader's organization. */
export function useClockZone(): string {
  const provided = useContext(ClockZone);
  const own = useViewer()?.organization?.timezone;
  return provided ?? own ?? DEFAULT_TIMEZONE;
}
