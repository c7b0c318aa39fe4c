import { and, asc, between, desc, eq, inArray, sql } from 'drizzle-orm';
import type { RtmClock, RtmCode, RtmFlag, RtmModifier } from '../../contract/platform/enumerations.ts';
import { type ChargeStatus, chargeStatuses, type HeldFor } from '../../contract/rtm/charges.ts';
import { coverageFields } from '../../contract/patients/fields.ts';
import { keysOf, pick } from '../../contract/platform/typed-keys.ts';
import { getLastDayOfMonth } from '../../domain/platform/calendar.ts';
import type { ChargedRecord } from '../../domain/rtm/charges/charge-line.ts';
import { locations, patients, practitioners, rtmCycles, rtmStatusChanges } from '../platform/db/schema.ts';
import { isProviderAccessible } from '../team/accessible-providers.ts';
import { isLocationOfPatient, isPatientOf } from '../platform/db/accessible-patients.ts';
import { isSelected, type ChargeReader, type ChargeSelection } from './charge-selection.ts';
import type { ChargedCycle } from '../../domain/rtm/charges/charge.ts';
import { findHoldingCharges } from '../../domain/rtm/stored-cycles.ts';
import { groupBy } from '../../domain/platform/arrays.ts';

const cycleColumns = {
  id: rtmCycles.id,
  code: sql<RtmCode>`${rtmCycles.code}`,
  clock: sql<RtmClock>`${rtmCycles.clock}`,
  status: sql<ChargeStatus>`${rtmCycles.status}`,
  startDate: rtmCycles.startDate,
  endDate: rtmCycles.endDate,
  units: rtmCycles.units,
  modifiers: sql<RtmModifier[]>`${rtmCycles.modifiers}`,
  flags: sql<RtmFlag[]>`${rtmCycles.flags}`,
};

/** The practitioner of each cycle's last attestation; none for a cycle that is not billed. */
function selectAttestedBilling(
  { tx, scope }: ChargeReader,
  { yearMonth }: ChargeSelection,
  ids: readonly number[] | null,
) {
  return tx
    .selectDistinctOn([rtmStatusChanges.cycleId], {
      cycleId: rtmStatusChanges.cycleId,
      practitionerId: sql<number | null>`(${rtmStatusChanges.attestation}->>'practitionerId')::int`.as('attested_id'),
    })
    .from(rtmStatusChanges)
    .where(
      and(
        scope.organization(rtmStatusChanges.organizationId),
        eq(rtmStatusChanges.toStatus, 'BILLED'),
        between(rtmStatusChanges.endDate, `${yearMonth}-01`, getLastDayOfMonth(yearMonth)),
        ids ? inArray(rtmStatusChanges.cycleId, [...ids]) : undefined,
      ),
    )
    .orderBy(rtmStatusChanges.cycleId, desc(rtmStatusChanges.createdAt), desc(rtmStatusChanges.id))
    .as('attested');
}

const chargeOrder = [
  asc(patients.sortName),
  asc(patients.id),
  asc(rtmCycles.endDate),
  asc(rtmCycles.code),
  asc(rtmCycles.id),
];

interface Page {
  limit: number;
  offset: number;
}

async function selectPageIds({ tx, scope }: ChargeReader, chosen: ChargeSelection, page: Page): Promise<number[]> {
  const rows = await tx
    .select({ id: rtmCycles.id })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .where(isSelected(scope, chosen))
    .orderBy(...chargeOrder)
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ id }) => id);
}

/** The cycles with patient and practitioner, by patient's name, then day of service and code; all, or a page of them. */
export async function listChargedCycles(
  reader: ChargeReader,
  chosen: ChargeSelection,
  page?: Page,
): Promise<ChargedRecord[]> {
  const { tx, scope, actor } = reader;
  const ids = page ? await selectPageIds(reader, chosen, page) : null;
  if (ids?.length === 0) return [];
  const billed = selectAttestedBilling(reader, chosen, ids);
  const attestedId = sql<number | null>`case when ${rtmCycles.status} = 'BILLED' then ${billed.practitionerId} end`;
  const rows = await tx
    .select({
      cycle: cycleColumns,
      patient: { firstName: patients.firstName, lastName: patients.lastName },
      patientId: patients.id,
      dob: patients.dob,
      sex: patients.sex,
      ...pick(patients, keysOf(coverageFields)),
      location: { id: locations.id, name: locations.name },
      practitioner: { id: practitioners.id, firstName: practitioners.firstName, lastName: practitioners.lastName },
      attestedId,
    })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .innerJoin(locations, isLocationOfPatient)
    .leftJoin(billed, eq(billed.cycleId, rtmCycles.id))
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, rtmCycles.organizationId),
        eq(practitioners.id, sql`coalesce(${attestedId}, ${patients.primaryPractitionerId})`),
        isProviderAccessible(tx, actor, scope),
      ),
    )
    .where(and(isSelected(scope, chosen), ids ? inArray(rtmCycles.id, ids) : undefined))
    .orderBy(...chargeOrder);
  const heldFor = await loadHoldingCharges(reader, rows);
  return rows.map(({ cycle, patient, patientId, location, practitioner, attestedId: attestedBy, ...insured }) => ({
    ...insured,
    cycle,
    heldFor: heldFor({ cycle, patientId }),
    patientRecord: { id: patientId, patient, location },
    practitioner: practitioner && { ...practitioner, attested: attestedBy === practitioner.id },
  }));
}

interface Charged {
  patientId: number;
  cycle: ChargedCycle;
}

const isHeld = ({ cycle }: Charged): boolean =>
  cycle.status === 'READY_TO_BILL' && cycle.flags.includes('HELD_FOR_REVIEW');

/** Adds to each charge what it is held for; nothing to one that is not held. */
async function loadHoldingCharges(
  { tx, scope }: ChargeReader,
  rows: readonly Charged[],
): Promise<(row: Charged) => HeldFor[]> {
  const ids = [...new Set(rows.filter(isHeld).map(({ patientId }) => patientId))];
  if (ids.length === 0) return () => [];
  const found = await tx
    .select({
      id: rtmCycles.id,
      patientId: rtmCycles.patientId,
      code: rtmCycles.code,
      clock: rtmCycles.clock,
      status: rtmCycles.status,
      startDate: rtmCycles.startDate,
      endDate: rtmCycles.endDate,
    })
    .from(rtmCycles)
    .where(
      and(
        scope.organization(rtmCycles.organizationId),
        inArray(rtmCycles.patientId, ids),
        inArray(rtmCycles.clock, ['ROLLING_30', 'EPISODE']),
        inArray(rtmCycles.status, [...chargeStatuses]),
      ),
    )
    .orderBy(asc(rtmCycles.startDate), asc(rtmCycles.id));
  const ofPatient = groupBy(found, ({ patientId }) => patientId);
  return (row) =>
    isHeld(row)
      ? findHoldingCharges(row.cycle, ofPatient(row.patientId)).map(({ code, status, startDate, endDate }) => ({
          code: code as RtmCode,
          status: status as ChargeStatus,
          startDate,
          endDate,
        }))
      : [];
}
