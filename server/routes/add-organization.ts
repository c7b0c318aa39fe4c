import type { BodyOf } from '../../contract/call.ts';
import type { createOrganization } from '../../contract/admin-organizations.ts';
import type { Tx } from '../db/database.ts';
import { locations, organizations, practitionerLocations, practitioners } from '../db/schema/index.ts';
import { conflict } from '../http/refusal.ts';
import { enqueue } from '../jobs/jobs.ts';

const taken = (field: string, message: string) => conflict(message, { [field]: message });

/**
 * An organization with its first location and its first user, who works there; all of them or none. The invite is
 * mailed by a job of the same transaction. A name or an email that exists already answers 409 with its field.
 */
export async function addOrganization(
  tx: Tx,
  { orgName, timezone, products, practitioner, location }: BodyOf<typeof createOrganization>,
  addedBy: string,
): Promise<typeof organizations.$inferSelect> {
  const [organization] = await tx
    .insert(organizations)
    .values({ name: orgName, timezone, products })
    .onConflictDoNothing()
    .returning();
  if (!organization) throw taken('orgName', 'An organization with this name already exists.');
  const organizationId = organization.id;
  const [place] = await tx
    .insert(locations)
    .values({ organizationId, ...location })
    .returning({ id: locations.id });
  const [person] = await tx
    .insert(practitioners)
    .values({ organizationId, ...practitioner, addedAsRole: practitioner.role })
    .onConflictDoNothing()
    .returning({ id: practitioners.id });
  if (!person) throw taken('practitioner.email', 'A provider with this email already exists.');
  await tx.insert(practitionerLocations).values({ organizationId, practitionerId: person.id, locationId: place!.id });
  if (practitioner.email)
    await enqueue(tx, 'colleague-invite', organizationId, {
      organizationId,
      practitionerId: person.id,
      invitedBy: addedBy,
    });
  return organization;
}
