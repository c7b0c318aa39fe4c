import { and, asc, between, desc, eq, inArray, sql } from 'drizzle-orm';
import type { RtmClock, RtmCode, RtmFlag, RtmModifier } from '../../../contract/enumerations.ts';
import type { ChargeStatus } from '../../../contract/rtm-charges.ts';
import { lastDayOf } from '../../../domain/calendar.ts';
import type { ChargedRecord } from '../../../domain/rtm/charges/charge-line.ts';
import { locations, patients, practitioners, rtmCycles, rtmStatusChanges } from '../../db/schema/index.ts';
import { providersInReach } from '../../routes/providers-in-reach.ts';
import { chosenBy, ofPatient, type ChargeReader, type ChosenCharges } from './chosen-charges.ts';
import { readHeldFor } from './held-for.ts';

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

/** In whose name each cycle was billed last, as was attested; nothing of one that is not billed. */
function attested({ tx, scope }: ChargeReader, { yearMonth }: ChosenCharges, ids: readonly number[] | null) {
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
        between(rtmStatusChanges.endDate, `${yearMonth}-01`, lastDayOf(yearMonth)),
        ids ? inArray(rtmStatusChanges.cycleId, [...ids]) : undefined,
      ),
    )
    .orderBy(rtmStatusChanges.cycleId, desc(rtmStatusChanges.createdAt), desc(rtmStatusChanges.id))
    .as('attested');
}

const order = [
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

async function idsOnPage({ tx, scope }: ChargeReader, chosen: ChosenCharges, page: Page): Promise<number[]> {
  const rows = await tx
    .select({ id: rtmCycles.id })
    .from(rtmCycles)
    .innerJoin(patients, ofPatient)
    .where(chosenBy(scope, chosen))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ id }) => id);
}

/** The cycles with patient and practitioner, by patient's name, then day of service and code; all, or a page of them. */
export async function chargedCycles(
  reader: ChargeReader,
  chosen: ChosenCharges,
  page?: Page,
): Promise<ChargedRecord[]> {
  const { tx, scope, actor } = reader;
  const ids = page ? await idsOnPage(reader, chosen, page) : null;
  if (ids?.length === 0) return [];
  const billed = attested(reader, chosen, ids);
  const attestedId = sql<number | null>`case when ${rtmCycles.status} = 'BILLED' then ${billed.practitionerId} end`;
  const rows = await tx
    .select({
      cycle: cycleColumns,
      patient: { firstName: patients.firstName, lastName: patients.lastName },
      patientId: patients.id,
      dob: patients.dob,
      location: { id: locations.id, name: locations.name },
      practitioner: { id: practitioners.id, firstName: practitioners.firstName, lastName: practitioners.lastName },
      attestedId,
    })
    .from(rtmCycles)
    .innerJoin(patients, ofPatient)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .leftJoin(billed, eq(billed.cycleId, rtmCycles.id))
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, rtmCycles.organizationId),
        eq(practitioners.id, sql`coalesce(${attestedId}, ${patients.primaryPractitionerId})`),
        providersInReach(tx, actor, scope),
      ),
    )
    .where(and(chosenBy(scope, chosen), ids ? inArray(rtmCycles.id, ids) : undefined))
    .orderBy(...order);
  const heldFor = await readHeldFor(reader, rows);
  return rows.map(({ cycle, patient, patientId, dob, location, practitioner, attestedId: attestedBy }) => ({
    cycle,
    heldFor: heldFor({ cycle, patientId }),
    patientRecord: { id: patientId, patient, location },
    dob,
    practitioner: practitioner && { ...practitioner, attested: attestedBy === practitioner.id },
  }));
}
