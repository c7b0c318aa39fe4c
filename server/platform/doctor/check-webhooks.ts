import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { orOk, warn, type Finding } from './finding.ts';

const ABOUT = 'Webhooks';
/** Shorter failures are those of a receiver that is being updated. */
const FAILING_HOURS = 1;

/** Endpoints that the portal has turned off, and those that are about to be. Who turns one off knows why. */
export async function checkWebhooks(tx: Tx): Promise<Finding[]> {
  const { rows } = (await tx.execute(sql`
    select count(*) filter (where enabled)::int as on,
      count(*) filter (where not enabled and disabled_reason is not null)::int as off,
      count(*) filter (where enabled and failing_since < now() - make_interval(hours => ${FAILING_HOURS}))::int as failing
    from webhook_endpoints e join organizations o on o.id = e.organization_id
    where not o.disabled`)) as { rows: { on: number; off: number; failing: number }[] };
  const { on, off, failing } = rows[0]!;
  const found: Finding[] = [];
  if (off > 0)
    found.push(
      warn(
        ABOUT,
        `Endpoints turned off after failures: ${off}. Ask the admins of the organizations, who got an email, to look at the delivery log.`,
      ),
    );
  if (failing > 0)
    found.push(
      warn(
        ABOUT,
        `Endpoints that have failed for more than an hour: ${failing}. Check that the server reaches public addresses, then the delivery log. After three days they are turned off.`,
      ),
    );
  return orOk(found, ABOUT, `Endpoints that are on: ${on}. None has failed for more than an hour.`);
}
