import type { Message } from '../../contract/platform/message.ts';
import { programFieldMessage } from '../../contract/programs/messages.ts';

const createProblem = () => ({ problem: programFieldMessage('programs.invalidTime') });

/** What a time field keeps of what is typed: digits and colons (BLD-51). */
export const cleanDurationInput = (typed: string): string => typed.replace(/[^\d:]/g, '');

/**
 * Reads `mm:ss`, `hh:mm:ss` or plain seconds (BLD-54) as seconds. A missing part counts as 0 (`:30`, `2:`); 60 and
 * more after a colon is refused (`1:75`, OPEN-165).
 */
export function parseDuration(typed: string): { seconds: number } | { problem: Message } {
  const text = typed.trim();
  const parts = text.split(':');
  if (!/^[\d:]*$/.test(text) || parts.length > 3 || parts.some((part) => part.length > 5)) return createProblem();
  const [first = 0, ...rest] = parts.map(Number);
  if (rest.some((part) => part >= 60)) return createProblem();
  return { seconds: rest.reduce((total, part) => total * 60 + part, first) };
}

/** How a time is said: below a minute, or up to so many seconds, by its seconds, `30 s`, else as `1:30 min`. */
export const toSpokenTime = (seconds: number, longest = 59): { seconds: number } | { clock: string } =>
  Math.floor(seconds) <= longest ? { seconds: Math.max(0, Math.floor(seconds)) } : { clock: formatDuration(seconds) };

/** Seconds as `m:ss` (BLD-52), never negative (BLD-53); an hour is 60 minutes. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
