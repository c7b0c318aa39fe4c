import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { getPatient } from '../../contract/patients/patients.ts';
import {
  addProducts,
  dischargePatient,
  editPlanOfCare,
  newPlanOfCare,
  undoDischarge,
} from '../../contract/plan-of-care/plan-of-care.ts';
import { locations, patients, plansOfCare } from '../../server/platform/db/schema.ts';
import type { Caller, World } from './world.ts';

interface Standing {
  start?: string;
  end?: string | null;
  discharged?: boolean;
  products?: PatientProduct[];
  locationId?: number;
  zone?: string;
}

/** Patients of clinic A with a plan of care, and the calls that change it. */
export const planFixture = (world: World) => {
  const { organizationId } = world.seed.A;

  /** Adds a location of the clinic in a zone. */
  const placeIn = (timezone: string): Promise<number> =>
    world.asOwner(async (tx) => {
      const [place] = await tx
        .insert(locations)
        .values({ organizationId, name: `Place in ${timezone} ${crypto.randomUUID()}`, timezone })
        .returning({ id: locations.id });
      return place!.id;
    });

  const inCare = async ({
    start = '2026-08-01',
    end = null,
    discharged = false,
    products = ['HEALTH'],
    locationId,
    zone,
  }: Standing = {}): Promise<number> => {
    const place = locationId ?? (zone ? await placeIn(zone) : world.seed.A.locations[0]);
    return world.asOwner(async (tx) => {
      const [row] = await tx
        .insert(patients)
        .values({
          organizationId,
          locationId: place,
          firstName: 'Ada',
          lastName: 'Lovelace',
          products,
          discharged,
          ...(products.includes('HEALTH') && {
            email: `plan.${crypto.randomUUID()}@people.test`,
            injuredSideOfBody: 'Left',
            injuredBodyPart: 'Knee',
          }),
          ...(products.includes('PRO') && { phoneNumber: '+15551234567' }),
        })
        .returning({ id: patients.id });
      await tx.insert(plansOfCare).values({ organizationId, patientId: row!.id, start, end });
      return row!.id;
    });
  };

  /** Moves the clock, then signs the admin in. */
  const at = (instant: string): Promise<Caller> => {
    world.offsetMs = Date.parse(instant) - Date.now();
    return world.as(world.seed.A.practitioners.admin);
  };

  const headers = (version: number, key?: string) => ({
    'if-match': String(version),
    ...(key && { 'idempotency-key': key }),
  });
  return {
    placeIn,
    inCare,
    at,
    read: async (who: Caller, id: number): Promise<PatientRecord> =>
      (await who.call(getPatient, { params: { id } })).body,
    discharge: (who: Caller, id: number, date: string, version = 1, key?: string) =>
      who.call(dischargePatient, { params: { id }, body: { date }, headers: headers(version, key) }),
    edit: (who: Caller, id: number, end: string | null, version = 1) =>
      who.call(editPlanOfCare, { params: { id }, body: { end }, headers: headers(version) }),
    undo: (who: Caller, id: number, version = 2) =>
      who.call(undoDischarge, { params: { id }, headers: headers(version) }),
    begin: (who: Caller, id: number, body: object, version = 1, key?: string) =>
      who.call(newPlanOfCare, {
        params: { id },
        body: {
          products: ['HEALTH'],
          locationId: world.seed.A.locations[0],
          injuredSideOfBody: 'Left',
          injuredBodyPart: 'Knee',
          ...body,
        },
        headers: headers(version, key),
      }),
    give: (who: Caller, id: number, body: object, version = 1) =>
      who.call(addProducts, { params: { id }, body: body as Record<string, unknown>, headers: headers(version) }),
  };
};
