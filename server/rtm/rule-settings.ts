import { sql } from 'drizzle-orm';
import type { DataDayDefinition, Discipline, SupplyDomain } from '../../contract/enumerations.ts';
import { rtmSettings } from '../db/schema/index.ts';

/** Columns of what an organization decides about the rules (domain/rtm/settings.ts), without how it bills. */
export const ruleSettings = {
  supplyDomain: sql<SupplyDomain>`${rtmSettings.supplyDomain}`,
  dataDays: sql<DataDayDefinition>`${rtmSettings.dataDays}`,
  contactPerFurtherUnit: rtmSettings.contactPerFurtherUnit,
  mostFurtherUnits: rtmSettings.mostFurtherUnits,
  discipline: sql<Discipline>`${rtmSettings.discipline}`,
};
