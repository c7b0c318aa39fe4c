import { coverageFields, injuryFields, personFields } from '../../contract/patients/fields.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { keysOf, pick } from '../../contract/platform/typed-keys.ts';
import { can } from '../../domain/identity/access.ts';
import type { ClinicActor } from '../../domain/identity/actor.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { computeHealthStatus } from '../../domain/patients/patient.ts';
import { isInvitable } from '../../domain/patients/rules.ts';
import { getPlanAction, validateUndo } from '../../domain/plan-of-care/plan-of-care.ts';
import type { PatientRow } from './queries.ts';

const toIso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const todays = new Map<string, string>();
/** More zones than a page has. */
const MAX_TODAYS = 100;

const MINUTE_MS = 60_000;

/**
 * The last days are kept: every row of a page asks again, and computing them costs more than the rest of the row. Days
 * begin with a minute in every zone.
 */
function recallToday(zone: string, now: Date): string {
  const key = `${Math.floor(now.getTime() / MINUTE_MS)} ${zone}`;
  const known = todays.get(key);
  if (known) return known;
  const today = getToday(zone, now);
  if (todays.size >= MAX_TODAYS) todays.clear();
  todays.set(key, today);
  return today;
}

/** What the reader may do with the record, so that no screen derives it again. */
function listRights(row: PatientRow, actor: ClinicActor, now: Date): NonNullable<PatientRecord['may']> {
  const writes = can(actor, 'patients.write');
  const isHealth = row.products.includes('HEALTH');
  const plan = getPlanAction(row.plans, recallToday(row.location.timezone, now));
  return {
    edit: writes,
    changeEmail: writes && !row.hasAccount,
    resendInvite: writes && isInvitable(row),
    assignProgram: isHealth && !row.discharged && can(actor, 'programs.write'),
    discharge: writes && plan === 'DISCHARGE',
    undoDischarge: writes && plan === 'NEW_PLAN' && validateUndo(row.plans, now) === null,
    editPlan: writes && plan === 'EDIT_PLAN',
    newPlan: writes && plan === 'NEW_PLAN',
  };
}

type ProductData = PatientRecord['productData'];
const healthFieldNames = [...keysOf(injuryFields), ...keysOf(coverageFields)];
const personFieldNames = keysOf(personFields);

function presentHealth(row: PatientRow): ProductData['health'] {
  if (!row.products.includes('HEALTH')) return null;
  return {
    ...pick(row, healthFieldNames),
    status: computeHealthStatus({ hasProgram: row.program !== null, hasAccount: row.hasAccount }),
    heps: row.program ? [row.program] : [],
  };
}

/** A row in the contract's shape (ENT-004..011). */
export function presentPatient(row: PatientRow, { actor, now }: { actor: ClinicActor; now: Date }): PatientRecord {
  return {
    id: row.id,
    version: row.version,
    patient: {
      ...pick(row, personFieldNames),
      hasAccount: row.hasAccount,
      inviteFailed: row.inviteFailedAt !== null && !row.hasAccount,
    },
    practitioner: row.practitioner && { ...row.practitioner, locations: row.providerPlaces },
    primaryPractitionerId: row.primaryPractitionerId,
    location: row.location,
    products: row.products,
    discharged: row.discharged,
    mostRecentSession: toIso(row.lastSessionAt),
    mostRecentActivity: toIso(row.lastActivityAt),
    productData: {
      health: presentHealth(row),
      gait: row.products.includes('GAIT')
        ? {
            uid: row.gaitUid,
            mostRecentSession: toIso(row.lastGaitSession),
            sex: row.sex,
            heightCm: row.heightCm,
            condition: row.walkCondition,
          }
        : null,
    },
    plansOfCare: row.plans.map(({ start, end }) => ({ start, end })),
    may: listRights(row, actor, now),
  };
}
