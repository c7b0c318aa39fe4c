import type { ScanSession } from '../../contract/scan.ts';
import { SessionResult } from '../../src/replay/SessionResult.tsx';
import { useCriteria } from './useCriteria.ts';

/** What a session comes to by the criteria of the own organization (OPEN-129). */
export const ReplayedResult = ({ session }: { session: ScanSession }) => (
  <SessionResult session={session} criteria={useCriteria().data} />
);
