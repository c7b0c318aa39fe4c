import type { DataDayDefinition, Discipline, SupplyDomain } from '../../contract/platform/enumerations.ts';

/** Where sources or payers differ, an organization decides (RTM.md, rules across rows and decisions 11 to 13). */
export interface RtmSettings {
  supplyDomain: SupplyDomain;
  dataDays: DataDayDefinition;
  /** Whether each unit of 98981 needs a live contact of its own. */
  contactPerFurtherUnit: boolean;
  /** Most units of 98981 in a month; null for no limit. */
  mostFurtherUnits: number | null;
  /** Whose plan of care it is where no counted note says so. */
  discipline: Discipline;
}

export const defaultRtmSettings: RtmSettings = {
  supplyDomain: 'MSK',
  dataDays: 'LOGGED',
  contactPerFurtherUnit: false,
  mostFurtherUnits: null,
  discipline: 'PT',
};
