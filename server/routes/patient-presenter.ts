import type { PatientProduct, WalkCondition } from '../../contract/enumerations.ts';
import type { Language } from '../../contract/languages.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { can } from '../../domain/access.ts';
import type { Member } from '../../domain/actor.ts';
import { todayIn } from '../../domain/calendar.ts';
import { undoProblem } from '../../domain/discharge-undo.ts';
import { healthStatus } from '../../domain/patient.ts';
import { planAction } from '../../domain/plan-of-care.ts';
import type { PatientRow } from './patient-rows.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** What the reader may do with the record, so that no screen derives it again. */
function rightsOf(row: PatientRow, actor: Member, now: Date): NonNullable<PatientRecord['may']> {
  const writes = can(actor, 'patients.write');
  const isHealth = row.products.includes('HEALTH');
  const plan = planAction(row.plans, todayIn(row.location.timezone, now));
  return {
    edit: writes,
    changeEmail: writes && !row.hasAccount,
    resendInvite: writes && isHealth && !row.hasAccount && row.email !== null,
    assignProgram: isHealth && !row.discharged && can(actor, 'programs.write'),
    discharge: writes && plan === 'DISCHARGE',
    undoDischarge: writes && plan === 'NEW_PLAN' && undoProblem(row.plans, now) === null,
    editPlan: writes && plan === 'EDIT_PLAN',
    newPlan: writes && plan === 'NEW_PLAN',
  };
}

type ProductData = PatientRecord['productData'];

function healthOf(row: PatientRow): ProductData['health'] {
  if (!row.products.includes('HEALTH')) return null;
  return {
    injuredSideOfBody: row.injuredSideOfBody as NonNullable<ProductData['health']>['injuredSideOfBody'],
    injuredBodyPart: row.injuredBodyPart as NonNullable<ProductData['health']>['injuredBodyPart'],
    status: healthStatus({ hasProgram: row.program !== null, hasAccount: row.hasAccount }),
    heps: row.program ? [row.program] : [],
  };
}

/** A row in the contract's shape (ENT-004..011). */
export function presentPatient(row: PatientRow, { actor, now }: { actor: Member; now: Date }): PatientRecord {
  return {
    id: row.id,
    version: row.version,
    patient: {
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      phoneNumber: row.phoneNumber,
      dob: row.dob,
      language: row.language as Language,
      hasAccount: row.hasAccount,
      inviteFailed: row.inviteFailedAt !== null && !row.hasAccount,
    },
    practitioner: row.practitioner && { ...row.practitioner, locations: row.providerPlaces },
    primaryPractitionerId: row.primaryPractitionerId,
    location: row.location,
    products: row.products as PatientProduct[],
    discharged: row.discharged,
    mostRecentSession: iso(row.lastSessionAt),
    mostRecentActivity: iso(row.lastActivityAt),
    productData: {
      health: healthOf(row),
      gait: row.products.includes('GAIT')
        ? {
            uid: row.gaitUid,
            mostRecentSession: iso(row.lastGaitSession),
            sex: row.sex as NonNullable<PatientRecord['productData']['gait']>['sex'],
            heightCm: row.heightCm,
            condition: row.walkCondition as WalkCondition | null,
          }
        : null,
    },
    plansOfCare: row.plans.map(({ start, end }) => ({ start, end })),
    may: rightsOf(row, actor, now),
  };
}
