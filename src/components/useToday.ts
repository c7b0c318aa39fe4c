import { useState } from 'react';
import { todayIn } from '../../domain/calendar.ts';

/** The civil day in a zone when the screen was opened; what is written is judged by the server's own clock. */
export function useToday(zone: string): string {
  const [now] = useState(() => new Date());
  return todayIn(zone, now);
}
