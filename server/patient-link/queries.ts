import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { LINK_TRIES, type PatientLink } from '../../contract/patient-link/patient-link.ts';
import type { Tx } from '../platform/db/database.ts';
import { devices, patientLinks, patients } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { encodeLinkCode } from './link-code.ts';
import { findObstacle } from './link-conditions.ts';

/** What the address of a link is made of. */
export interface LinkAddress {
  secret: string;
  /** Where the portal is. */
  base: string;
}

/** The address of a patient's personal link of one generation. */
export const buildLinkUrl = (
  { secret, base }: LinkAddress,
  reference: { organizationId: number; patientId: number; generation: number },
): string => new URL(`/p/${encodeLinkCode(secret, reference)}`, base).href;

/** Which link of a patient is valid now: the first one as long as none was replaced. */
export async function loadGeneration(tx: Tx, scope: Scope, patientId: number) {
  const [link] = await tx
    .select({ generation: patientLinks.generation, wrongDates: patientLinks.wrongDates })
    .from(patientLinks)
    .where(and(scope.organization(patientLinks.organizationId), eq(patientLinks.patientId, patientId)));
  return link ?? { generation: 1, wrongDates: 0 };
}

/** The personal link of an accessible patient as staff see it, with the connected devices. */
export async function loadPatientLink(
  { tx, scope }: { tx: Tx; scope: Scope },
  { organizationId, id: patientId }: { organizationId: number; id: number },
  address: LinkAddress,
): Promise<PatientLink> {
  const { generation, wrongDates } = await loadGeneration(tx, scope, patientId);
  const [facts] = await tx
    .select({ dob: patients.dob, discharged: patients.discharged, products: patients.products })
    .from(patients)
    .where(and(scope.organization(patients.organizationId), eq(patients.id, patientId)));
  const connected = await tx
    .select({ id: devices.id, label: devices.label, pairedAt: devices.createdAt, openedAt: devices.openedAt })
    .from(devices)
    .where(and(scope.organization(devices.organizationId), eq(devices.patientId, patientId), isNull(devices.revokedAt)))
    .orderBy(desc(sql`coalesce(${devices.openedAt}, ${devices.createdAt})`), desc(devices.id));
  return {
    url: buildLinkUrl(address, { organizationId, patientId, generation }),
    obstacle: findObstacle({ ...facts!, isBlocked: wrongDates >= LINK_TRIES }),
    devices: connected.map(({ pairedAt, openedAt, ...device }) => ({
      ...device,
      pairedAt: pairedAt.toISOString(),
      openedAt: openedAt?.toISOString() ?? null,
    })),
  };
}
