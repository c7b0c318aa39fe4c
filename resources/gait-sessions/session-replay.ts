import type { AdminGaitSession } from '../../contract/admin-gait.ts';
import { adminLogLink } from '../../dataProvider/admin-log-link.ts';
import { gaitCanvas } from '../../domain/replay/canvas-size.ts';
import type { Replay } from '../../src/replay/ReplayDialog.tsx';

type Recorded = Pick<AdminGaitSession, 'id' | 'sessionUUID' | 'artifacts'>;

/** How a walk is replayed (AGAIT-04, OPEN-141); null for one that was not recorded. */
export function walkReplay({ id, sessionUUID, artifacts }: Recorded): Replay | null {
  if (!artifacts.includes('pose-log')) return null;
  return {
    sessionUUID,
    log: 'pose-log',
    link: (signal) => adminLogLink({ kind: 'gait', id, log: 'pose-log' }, signal),
    size: gaitCanvas,
  };
}
