import { states } from '../../contract/platform/states.ts';
import { keysOf } from '../../contract/platform/typed-keys.ts';
import type { BillingDetails } from '../../contract/rtm/settings.ts';
import { defaultRtmSettings, emptyBillingDetails } from '../../domain/rtm/settings.ts';
import type { rtmSettings, rtmPauses } from '../platform/db/schema.ts';
import type { Clinic } from './clinics.ts';
import type { PractitionerRow } from './team.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import { momentAt } from './moments.ts';
import type { DemoPatient } from './patients.ts';

type Biller = Pick<BillingDetails, 'npi' | 'taxId' | 'payerName' | 'payerId' | 'charges'>;

const charges = { 98975: 2500, 98977: 5200, 98985: 4300, 98979: 3400, 98980: 6100, 98981: 4900 };

/** Clinics that bill, by key. The numbers are made up; the last digits of the NPIs fit the others. */
const billers: Record<string, Biller> = {
  summit: { npi: '1234567893', taxId: '12-3456789', payerName: 'Medicare Part B', payerId: '02402', charges },
  lakes: { npi: '1098765435', taxId: '98-7654321', payerName: 'Medicare Part B', payerId: '08202', charges },
};

/** How the demo's clinics bill: counted by the defaults, with who bills and for how much. */
export const demoRtmSettings = (
  clinics: readonly Clinic[],
  practitioners: readonly PractitionerRow[],
  opened: Date,
): (typeof rtmSettings.$inferInsert)[] =>
  clinics.flatMap(({ id, key, name, places: [place] }) => {
    const biller = billers[key];
    const manager = practitioners.find(
      ({ organizationId, role }) => organizationId === id && role === 'PORTAL_PROVIDER_ADMIN',
    );
    if (!biller || !manager || !place) return [];
    const { address1: street, city, stateCode, zipCode: zip } = place;
    const state = keysOf(states).find((code) => code === stateCode) ?? null;
    const billing = { ...emptyBillingDetails, ...biller, name, street, city, state, zip };
    return [{ organizationId: id, ...defaultRtmSettings, billing, updatedBy: manager.userId!, updatedAt: opened }];
  });

export type PauseRow = typeof rtmPauses.$inferInsert;

/** Days before today on which the pauses of a clinic began and, those that are over, ended. */
const outlines = [
  { from: 12, to: null, reason: 'In hospital after a fall' },
  { from: 50, to: 36, reason: 'Away without the app' },
];

/** In care for longer than any of the pauses reaches back. */
const canPause = ({ row, course }: DemoPatient, today: string): boolean =>
  course.plans[0]!.setupDate !== null &&
  course.plans[0]!.setupDate < addDays(today, -60) &&
  !row.discharged &&
  !row.hidden &&
  !course.plans[1];

/** Of each clinic, a patient whose monitoring is paused and one whose monitoring was. */
export function demoPauses(patients: DemoPatient[], practitioners: PractitionerRow[], today: string): PauseRow[] {
  const managers = practitioners.filter(({ role }) => role === 'PORTAL_PROVIDER_ADMIN');
  const byClinic = new Map(managers.map(({ organizationId, userId }) => [organizationId, userId!]));
  return [...byClinic].flatMap(([organizationId, userId]) => {
    const inCare = patients.filter(
      (patient) => patient.row.organizationId === organizationId && canPause(patient, today),
    );
    return inCare.slice(-outlines.length).map(({ row, place }, index): PauseRow => {
      const { from, to, reason } = outlines[index]!;
      const [fromDay, toDay] = [addDays(today, -from), to === null ? null : addDays(today, -to)];
      return {
        organizationId,
        patientId: row.id,
        fromDay,
        toDay,
        reason,
        pausedBy: userId,
        resumedBy: toDay && userId,
        createdAt: momentAt(fromDay, 600, place.timezone),
        resumedAt: toDay === null ? null : momentAt(toDay, 620, place.timezone),
      };
    });
  });
}
