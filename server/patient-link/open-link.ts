import { and, eq, lt, sql } from 'drizzle-orm';
import { LINK_TRIES } from '../../contract/patient-link/patient-link.ts';
import { patientLinkFieldMessage, patientLinkMessage } from '../../contract/patient-link/messages.ts';
import type { Device } from '../../domain/identity/actor.ts';
import { createCode, hashCode, type Secrets } from '../identity/tokens.ts';
import { audit } from '../platform/audit/audit.ts';
import type { Tx } from '../platform/db/database.ts';
import { devices, organizations, patientLinks, patients } from '../platform/db/schema.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { HttpError, validationError } from '../platform/http/http-error.ts';
import { decodeLinkCode, type LinkReference } from './link-code.ts';
import { isLinkOpen } from './link-conditions.ts';

interface Opening {
  code: string;
  birthDate: string;
  label: string;
  secrets: Secrets;
  now: Date;
  requestId: string;
  /** Id of the call, for the audit log. */
  action: string;
}

interface Opened {
  token: string;
}

/** An invalid code is looked up with these ids, so that it takes the same time as a valid one. */
const UNKNOWN: LinkReference = { organizationId: 0, patientId: 0, generation: 0 };

const linkGone = () => new HttpError(404, patientLinkMessage('patientLink.gone'));

/** Counts a try before the date is compared, so that concurrent tries cannot exceed the limit; false without one left. */
async function countTry(tx: Tx, { generation, ...which }: LinkReference, now: Date): Promise<number | null> {
  const [counted] = await tx
    .insert(patientLinks)
    .values({ ...which, wrongDates: 1 })
    .onConflictDoUpdate({
      target: [patientLinks.organizationId, patientLinks.patientId],
      set: { wrongDates: sql`${patientLinks.wrongDates} + 1`, updatedAt: now },
      setWhere: and(eq(patientLinks.generation, generation), lt(patientLinks.wrongDates, LINK_TRIES)),
    })
    .returning({ generation: patientLinks.generation, wrongDates: patientLinks.wrongDates });
  return counted?.generation === generation ? counted.wrongDates : null;
}

/**
 * Connects a device to the patient of a personal link, if the date of birth is theirs (PTL-02). Throws the same 404 for a
 * code that nobody was given, one that was replaced or used up its tries, and a patient who is not in care with Health
 * (PTL-03); 422 for another date of birth, with the tries that are left. Only the hash of the token is stored.
 */
export async function openLink(
  tenantDb: TenantDb,
  { code, birthDate, label, secrets, now, requestId, action }: Opening,
): Promise<Opened> {
  const reference = decodeLinkCode(secrets, code) ?? UNKNOWN;
  const { organizationId, patientId } = reference;
  const opened = await tenantDb.asService<Opened | { left: number }>(async (tx) => {
    const isPatient = and(eq(patients.organizationId, organizationId), eq(patients.id, patientId));
    const [patient] = await tx
      .select({ dob: patients.dob, locationId: patients.locationId })
      .from(patients)
      .innerJoin(organizations, eq(organizations.id, patients.organizationId))
      .where(and(isPatient, isLinkOpen));
    const tries = patient && (await countTry(tx, reference, now));
    if (!patient || tries == null) throw linkGone();
    const entry = { requestId, action, entity: 'devices', entityIds: [patientId] };
    if (patient.dob !== birthDate) {
      // Not thrown here: the try would be rolled back with it.
      await audit(tx, { kind: 'job', organizationId }, { ...entry, outcome: 422 });
      return { left: LINK_TRIES - tries };
    }
    await tx
      .update(patientLinks)
      .set({ wrongDates: 0, updatedAt: now })
      .where(and(eq(patientLinks.organizationId, organizationId), eq(patientLinks.patientId, patientId)));
    const token = createCode();
    const [device] = await tx
      .insert(devices)
      .values({ organizationId, patientId, tokenHash: hashCode(token), label })
      .returning({ id: devices.id });
    await tx.update(patients).set({ hasAccount: true, updatedAt: now }).where(isPatient);
    const { locationId } = patient;
    const actor: Device = { kind: 'device', deviceId: device!.id, organizationId, patientId, locationId };
    await audit(tx, actor, { ...entry, outcome: 201 });
    return { token };
  });
  if ('token' in opened) return opened;
  if (opened.left <= 0) throw linkGone();
  throw validationError('birthDate', patientLinkFieldMessage('patientLink.otherBirthDate', { left: opened.left }));
}
