import { CONFIRMED_MINUTES } from '../../contract/platform/limits.ts';

/** How a session stands to second factors. */
export interface FactorStanding {
  /** Whether the organization asks for a second factor. */
  isRequired: boolean;
  /** Whether the person has one. */
  isEnabled: boolean;
  /** Whether one was shown in this session. */
  isShown: boolean;
}

/** What has to be done before anything else, if anything: to set a second factor up, or to show the one there is. */
export function secondFactorDue({ isRequired, isEnabled, isShown }: FactorStanding): 'SET_UP' | 'SHOW' | undefined {
  if (!isRequired) return undefined;
  if (!isEnabled) return 'SET_UP';
  return isShown ? undefined : 'SHOW';
}

/** Whether a proof of who is there is recent enough for what asks for one. */
export const isRecentProof = (ageMs: number): boolean => ageMs <= CONFIRMED_MINUTES * 60_000;
