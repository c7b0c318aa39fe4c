import type { Database, Tx } from '../../server/platform/db/database.ts';
import * as schema from '../../server/platform/db/schema.ts';
import { hash as hashPassword } from '../../server/identity/hashing.ts';
import type { PractitionerRole, Product } from '../../contract/platform/enumerations.ts';
import { OwnExerciseBody } from '../../contract/exercises/fields.ts';
import { carePathAt } from './seeded-care-path.ts';
import { canary, first, patientAt } from './seeded-patient.ts';
import { webhookAt } from './seeded-webhook.ts';

export const PASSWORD = 'correct horse battery';

export interface Account {
  userId: string;
  email: string;
  practitionerId: number | null;
  organizationId: number | null;
}

/** One organization with two locations and, at each, a patient and everything that can hang on one. */
export interface Clinic {
  name: string;
  organizationId: number;
  locations: [number, number];
  patients: [number, number];
  practitioners: { admin: Account; first: Account; second: Account; none: Account; invited: number };
  templateId: number;
  carePathId: number;
  /** Added by the organization itself, with a picture of which nothing is stored. */
  ownExerciseId: string;
  /** Of the patient list, saved by the practitioner of the first location. */
  savedFilterId: string;
  /** An API client of all locations, with a secret. */
  apiClientId: number;
  apiSecretId: number;
  webhookId: number;
  webhookDeliveryId: number;
  programs: [number, number];
  cycles: [number, number];
  notes: [number, number];
  plans: [number, number];
  surveyResponses: [number, number];
  healthSessions: [number, number];
  gaitSessions: [number, number];
  gaitSessionUuids: [string, string];
  scanSessions: [number, number];
  participants: [number, number];
  scanSessionUuids: [string, string];
}

async function account(tx: Tx, passwordHash: string, name: string, groups: string[]): Promise<Account> {
  const userId = crypto.randomUUID();
  const email = `${name.toLowerCase()}@clinic.test`;
  await tx
    .insert(schema.users)
    .values({ id: userId, email, name, firstName: name, lastName: 'Tester', emailVerified: true, groups });
  await tx
    .insert(schema.authAccounts)
    .values({ id: crypto.randomUUID(), accountId: userId, providerId: 'credential', userId, password: passwordHash });
  return { userId, email, practitionerId: null, organizationId: null };
}

async function profile(
  tx: Tx,
  who: Account,
  organizationId: number,
  role: PractitionerRole,
  marker: string,
  locationIds: number[],
): Promise<Account> {
  const [row] = await tx
    .insert(schema.practitioners)
    .values({
      organizationId,
      userId: who.userId,
      firstName: `${who.email.split('@')[0]}`,
      lastName: marker,
      email: who.email,
      role,
      addedAsRole: role,
    })
    .returning({ id: schema.practitioners.id });
  const practitionerId = row!.id;
  for (const locationId of locationIds)
    await tx.insert(schema.practitionerLocations).values({ organizationId, practitionerId, locationId });
  return { ...who, practitionerId, organizationId };
}

async function clinic(tx: Tx, name: string, products: readonly Product[], hash: string): Promise<Clinic> {
  const { id: organizationId } = await first(
    tx
      .insert(schema.organizations)
      .values({ name: `Clinic ${name} ${canary(name, '0')}`, timezone: 'America/Denver', products: [...products] })
      .returning({ id: schema.organizations.id }),
  );
  const place = async (number: string) =>
    (
      await first(
        tx
          .insert(schema.locations)
          .values({ organizationId, name: `Place ${number} ${canary(name, '0')}`, timezone: 'America/Denver' })
          .returning({ id: schema.locations.id }),
      )
    ).id;
  const locations: [number, number] = [await place('1'), await place('2')];
  const person = async (label: string, role: PractitionerRole, at: number[], marker: string) =>
    profile(tx, await account(tx, hash, `${label}${name}`, [role]), organizationId, role, marker, at);
  const admin = await person('admin', 'PORTAL_PROVIDER_ADMIN', [], canary(name, '0'));
  const one = await person('first', 'PORTAL_PRACTITIONER', [locations[0]], canary(name, '1'));
  const two = await person('second', 'PORTAL_PRACTITIONER', [locations[1]], canary(name, '2'));
  const none = await person('none', 'PORTAL_PRACTITIONER', [], canary(name, '0'));
  const { id: invited } = await first(
    tx
      .insert(schema.practitioners)
      .values({
        organizationId,
        firstName: 'Ines',
        lastName: canary(name, '0'),
        email: `invited${name.toLowerCase()}@clinic.test`,
        role: 'PORTAL_PRACTITIONER',
        addedAsRole: 'PORTAL_PRACTITIONER',
      })
      .returning({ id: schema.practitioners.id }),
  );
  const at1 = await patientAt(tx, name, organizationId, locations[0], '1', one.practitionerId!);
  const at2 = await patientAt(tx, name, organizationId, locations[1], '2', two.practitionerId!);
  const { id: templateId } = await first(
    tx
      .insert(schema.programs)
      .values({
        organizationId,
        name: `Template ${canary(name, '0')}`,
        dailyFrequency: 3,
        weeklyFrequency: 5,
        blocks: [],
      })
      .returning({ id: schema.programs.id }),
  );
  const ownExerciseId = `OWN-${crypto.randomUUID()}`;
  await tx.insert(schema.organizationExercises).values({
    organizationId,
    id: ownExerciseId,
    name: `Own ${canary(name, '0')}`,
    data: { ...OwnExerciseBody.parse({ name: `Own ${canary(name, '0')}` }), pictureBytes: 1 },
    pictureKey: `${organizationId}/exercise-picture/${ownExerciseId.slice(4)}.webp`,
  });
  const savedFilterId = crypto.randomUUID();
  await tx.insert(schema.clinicSavedFilters).values({
    organizationId,
    id: savedFilterId,
    userId: one.userId,
    list: 'patients',
    name: `Filter ${canary(name, '0')}`,
    settings: { filter: { locationIds: [locations[0]] }, sort: 'name', order: 'ASC', perPage: 15 },
  });
  const [client] = await tx
    .insert(schema.apiClients)
    .values({
      organizationId,
      clientId: `client_of_${name}`,
      name: `Client ${canary(name, '0')}`,
      scopes: ['patients:read'],
    })
    .returning({ id: schema.apiClients.id });
  const [secret] = await tx
    .insert(schema.apiClientSecrets)
    .values({ organizationId, clientId: client!.id, hash: crypto.randomUUID(), ending: 'abcd' })
    .returning({ id: schema.apiClientSecrets.id });
  const webhook = await webhookAt(tx, name, organizationId);
  return {
    name,
    organizationId,
    apiClientId: client!.id,
    apiSecretId: secret!.id,
    ...webhook,
    locations,
    templateId,
    carePathId: await carePathAt(tx, name, organizationId, templateId, [at1.patientId, at2.patientId]),
    ownExerciseId,
    savedFilterId,
    practitioners: { admin, first: one, second: two, none, invited },
    patients: [at1.patientId, at2.patientId],
    programs: [at1.program, at2.program],
    cycles: [at1.cycle, at2.cycle],
    notes: [at1.note, at2.note],
    plans: [at1.plan, at2.plan],
    surveyResponses: [at1.surveyResponse, at2.surveyResponse],
    healthSessions: [at1.healthSession, at2.healthSession],
    gaitSessions: [at1.gaitSession, at2.gaitSession],
    gaitSessionUuids: [at1.gaitSessionUuid, at2.gaitSessionUuid],
    scanSessions: [at1.scanSession, at2.scanSession],
    participants: [at1.participant, at2.participant],
    scanSessionUuids: [at1.scanSessionUuid, at2.scanSessionUuid],
  };
}

export interface Seed {
  A: Clinic;
  B: Clinic;
  vendorOrganizationId: number;
  accounts: Record<'vendorAdmin' | 'support' | 'disabled' | 'unknownGroups' | 'withoutProfile', Account>;
}

/** Two clinics with all products, a disabled one, the vendor's own organization, and every kind of account. */
export async function seed(bare: Database): Promise<Seed> {
  const hash = await hashPassword(PASSWORD);
  return bare.transaction({ role: 'owner' }, async (tx) => {
    await tx.insert(schema.exercises).values([
      { id: 'EK-0001', name: 'Heel Slide', position: 1, data: exercise('EK-0001', 'Heel Slide') },
      { id: 'EK-0002', name: 'Wall Sit', position: 2, data: exercise('EK-0002', 'Wall Sit') },
    ]);
    await tx.insert(schema.scanClientVersions).values({ versionId: '2.18.0', updateRequired: false, isLatest: true });
    await tx
      .insert(schema.proForms)
      .values({ id: 'nprs', title: 'Numeric Pain Rating Scale', hasExerWebhookEnabled: true });
    const all = ['HEALTH', 'GAIT', 'PRO', 'SCAN'] as const;
    const A = await clinic(tx, 'A', all, hash);
    const B = await clinic(tx, 'B', all, hash);
    const org = async (name: string, disabled: boolean) =>
      (
        await first(
          tx
            .insert(schema.organizations)
            .values({ name, timezone: 'America/Denver', products: [...all], disabled })
            .returning({ id: schema.organizations.id }),
        )
      ).id;
    const vendorOrganizationId = await org('Vendor', false);
    const disabledId = await org('Disabled clinic', true);
    return {
      A,
      B,
      vendorOrganizationId,
      accounts: {
        vendorAdmin: await profile(
          tx,
          await account(tx, hash, 'vendoradmin', ['VENDOR_ADMIN']),
          vendorOrganizationId,
          'PORTAL_PROVIDER_ADMIN',
          'Vendor',
          [],
        ),
        support: await profile(
          tx,
          await account(tx, hash, 'support', ['VENDOR_SUPPORT']),
          vendorOrganizationId,
          'PORTAL_PROVIDER_ADMIN',
          'Vendor',
          [],
        ),
        disabled: await profile(
          tx,
          await account(tx, hash, 'disabled', ['PORTAL_PROVIDER_ADMIN']),
          disabledId,
          'PORTAL_PROVIDER_ADMIN',
          'Off',
          [],
        ),
        unknownGroups: await account(tx, hash, 'unknowngroups', ['SOMETHING_ELSE']),
        withoutProfile: await account(tx, hash, 'withoutprofile', ['PORTAL_PRACTITIONER']),
      },
    };
  });
}

/** Done with both sides at once, so that a program needs no side unless it is its subject. */
export const exercise = (id: string, name: string) => ({
  id,
  name,
  simpleName: name.toLowerCase(),
  exerciseType: 'Active/Dynamic',
  bodyTargets: ['Hip/Knee'],
  action: 'Slide the heel.',
  position: 'Lie on your back.',
  cameraHeight: null,
  cameraOrientation: 'Landscape',
  subjectOrientation: 'FRONT',
  subjectPosition: 'Supine',
  thumbnailUrl: null,
  demoUrl: null,
  animationUrl: null,
  demoAudioUrl: null,
  animationThumbnailFrame: null,
  equipment: [],
  sequence: 'BILATERAL',
  withAnchorPoint: null,
  withHold: null,
  activeAssisted: null,
  settings: { ROM: null },
  exerciseMetrics: [{ id: 1, metric: 'REPS' }],
  source: { name: 'Test', license: 'none' },
});
