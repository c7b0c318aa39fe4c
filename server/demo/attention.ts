import type { Tx } from '../platform/db/database.ts';
import { refreshWorklist } from '../worklist/refresh-worklist.ts';
import type { Demo } from './build.ts';

const PATIENTS_A_STATEMENT = 200;

/** The loader is above the clinics. */
const everywhere = { organization: () => undefined, location: () => undefined, coversWholeOrganization: true };

/** Who needs attention among the demo's patients, as the product's own rules find it. */
export async function keepAttention(tx: Tx, { patients }: Pick<Demo, 'patients'>, now: Date): Promise<void> {
  const ids = patients.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += PATIENTS_A_STATEMENT)
    await refreshWorklist(tx, everywhere, ids.slice(at, at + PATIENTS_A_STATEMENT), now);
}
