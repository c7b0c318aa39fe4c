import type { ScanSession } from '../../contract/scan.ts';
import { SessionResult } from '../../src/replay/SessionResult.tsx';
import { useCriteriaOf } from './useCriteriaOf.ts';

/** What a session comes to, as the providers of its organization see it (OPEN-129). */
export const ReplayedResult = ({ session }: { session: ScanSession }) => (
  <SessionResult session={session} criteria={useCriteriaOf(session.organization.id).data} />
);
