import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { identityMessage } from '../../contract/identity/messages.ts';
import { intakeFieldMessage } from '../../contract/intake/messages.ts';
import type { Device } from '../../domain/identity/actor.ts';
import { audit } from '../platform/audit/audit.ts';
import { isPatientOf } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { devices, patientInvites, patients } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { hashCode, hashInviteCode, listCodeHashes, createCode, type Secrets } from './tokens.ts';

/**
 * A code serves to open an account. Once there is one, the code may still be with somebody else, and the clinic can neither
 * replace it nor correct the email that it was sent to.
 */
const isPatientInvited = sql`exists (select 1 from patients p join organizations o on o.id = p.organization_id
  where p.organization_id = ${patientInvites.organizationId} and p.id = ${patientInvites.patientId} and not p.hidden and not p.discharged and not p.has_account and not o.disabled)`;

interface Redemption {
  code: string;
  secrets: Secrets;
  label: string;
  now: Date;
  requestId: string;
  /** Id of the call, for the audit log. */
  action: string;
}

/**
 * Exchanges the emailed code for a device token. The code is consumed first, by a conditional update: of concurrent
 * requests only one succeeds. The patient has an account from then on. Unknown, used, replaced and expired codes, and
 * those of patients who have an account or were discharged, all get the same 404. Only the hash of the token is stored.
 */
export async function exchangeDeviceCode(
  tenantDb: TenantDb,
  { code, secrets, label, now, requestId, action }: Redemption,
): Promise<string> {
  return tenantDb.asService(async (tx) => {
    const [invite] = await tx
      .update(patientInvites)
      .set({ usedAt: now })
      .where(
        and(
          // Codes sent before short codes existed stay valid until they expire.
          inArray(patientInvites.codeHash, [
            ...secrets.map((secret) => hashInviteCode(code, secret)),
            ...listCodeHashes(code),
          ]),
          isNull(patientInvites.usedAt),
          gt(patientInvites.expiresAt, now),
          isPatientInvited,
        ),
      )
      .returning({ organizationId: patientInvites.organizationId, patientId: patientInvites.patientId });
    if (!invite) throw new HttpError(404, intakeFieldMessage('intake.codeExpired'));
    const { organizationId, patientId } = invite;
    const token = createCode();
    const [device] = await tx
      .insert(devices)
      .values({ ...invite, tokenHash: hashCode(token), label })
      .returning({ id: devices.id });
    const [patient] = await tx
      .update(patients)
      .set({ hasAccount: true, updatedAt: now })
      .where(and(eq(patients.organizationId, organizationId), eq(patients.id, patientId)))
      .returning({ locationId: patients.locationId });
    const actor: Device = {
      kind: 'device',
      deviceId: device!.id,
      organizationId,
      patientId,
      locationId: patient!.locationId,
    };
    await audit(tx, actor, { requestId, action, entity: 'devices', entityIds: [patientId], outcome: 201 });
    return token;
  });
}

/** The patient's app behind a bearer token; throws 401 for an unknown token. */
export async function requireDevice(db: Tx, authorization: string | undefined): Promise<Device> {
  const token = /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(authorization ?? '')?.[1];
  const [row] = token
    ? await db
        .select({
          deviceId: devices.id,
          organizationId: devices.organizationId,
          patientId: devices.patientId,
          locationId: patients.locationId,
        })
        .from(devices)
        .innerJoin(patients, isPatientOf(devices))
        .where(
          and(
            inArray(devices.tokenHash, listCodeHashes(token)),
            sql`${devices.revokedAt} is null`,
            sql`not exists (select 1 from organizations o where o.id = ${devices.organizationId} and o.disabled)`,
          ),
        )
    : [];
  if (!row) throw new HttpError(401, identityMessage('identity.unknownDevice'));
  return { kind: 'device', ...row };
}
