import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Device } from '../../domain/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Door } from '../db/door.ts';
import { devices, patientInvites, patients } from '../db/schema/index.ts';
import { Refusal } from '../http/refusal.ts';
import { hashOfCode, hashOfInviteCode, newCode } from './tokens.ts';

const isOpenToUse = sql`exists (select 1 from patients p join organizations o on o.id = p.organization_id
  where p.organization_id = ${patientInvites.organizationId} and p.id = ${patientInvites.patientId} and not p.hidden and not o.disabled)`;

interface Redemption {
  code: string;
  secret: string;
  label: string;
  now: Date;
  requestId: string;
  /** Name of the call, for the audit. */
  action: string;
}

/**
 * Exchanges the mailed code for a device token, by a conditional update first: of many tries at once one gets through.
 * The patient has an account from here on. 404 alike for an unknown, used, replaced or expired code. Only the token's
 * hash is kept.
 */
export async function redeemCode(
  door: Door,
  { code, secret, label, now, requestId, action }: Redemption,
): Promise<string> {
  return door.asService(async (tx) => {
    const [invite] = await tx
      .update(patientInvites)
      .set({ usedAt: now })
      .where(
        and(
          // Codes mailed before there were short ones are valid for as long as they were.
          inArray(patientInvites.codeHash, [hashOfInviteCode(code, secret), hashOfCode(code)]),
          isNull(patientInvites.usedAt),
          gt(patientInvites.expiresAt, now),
          isOpenToUse,
        ),
      )
      .returning({ organizationId: patientInvites.organizationId, patientId: patientInvites.patientId });
    if (!invite) throw new Refusal(404, 'This code is not valid any more. Ask your clinic for a new one.');
    const { organizationId, patientId } = invite;
    const token = newCode();
    const [device] = await tx
      .insert(devices)
      .values({ ...invite, tokenHash: hashOfCode(token), label })
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
