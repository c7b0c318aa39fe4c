import { asc, count, sql } from 'drizzle-orm';
import type { RtmCode } from '../../../contract/enumerations.ts';
import { patients, rtmCycles } from '../../db/schema/index.ts';
import { chosenBy, ofPatient, type ChargeReader, type ChosenCharges } from './chosen-charges.ts';

/** Lines and units of each code, how many of the lines are flagged, and of how many patients they are. */
export async function chargeTotals({ tx, scope }: ChargeReader, chosen: ChosenCharges) {
  const codes = await tx
    .select({
      code: sql<RtmCode>`${rtmCycles.code}`,
      lines: count(),
      units: sql<number>`sum(${rtmCycles.units})::int`,
      flagged: sql<number>`count(*) filter (where cardinality(${rtmCycles.flags}) > 0)::int`,
    })
    .from(rtmCycles)
    .innerJoin(patients, ofPatient)
    .where(chosenBy(scope, chosen))
    .groupBy(rtmCycles.code)
    .orderBy(asc(rtmCycles.code));
  const [all] = await tx
    .select({ patients: sql<number>`count(distinct ${rtmCycles.patientId})::int` })
    .from(rtmCycles)
    .innerJoin(patients, ofPatient)
    .where(chosenBy(scope, chosen));
  return { codes, patients: all!.patients };
}
