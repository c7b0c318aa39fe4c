import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUnprocessedResponses } from '../../contract/surveys/admin-surveys.ts';
import { locations, organizations, patients } from '../../server/platform/db/schema.ts';
import { createSurveyToken } from '../../server/surveys/survey-token.ts';
import { stored } from './stored.ts';
import { deliver, filledIn, PAIN_FORM, surveyFixture } from './survey-deliveries.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let fixture: ReturnType<typeof surveyFixture>;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  fixture = surveyFixture(world);
  vendor = await world.as(world.seed.accounts.vendorAdmin);
  await fixture.register({ id: PAIN_FORM });
});
afterAll(() => world.close());

/** Changes the patient at one of clinic B's places. */
const change = (place: 0 | 1, values: Partial<typeof patients.$inferInsert>) =>
  world.asOwner((tx) => tx.update(patients).set(values).where(eq(patients.id, world.seed.B.patients[place])));

describe('W3 W4 a survey response without a known patient', () => {
  it('is pending, whatever its hidden field contains: ids, another clinic’s ids, altered tokens', async () => {
    const own = fixture.linked('A', 0).user_id;
    const foreign = createSurveyToken(
      'the secret of another deployment!',
      {
        organizationId: world.seed.B.organizationId,
        patientId: world.seed.B.patients[0],
      },
      world.deps.now(),
    );
    const { organizationId, patients: held } = world.seed.B;
    for (const userId of [
      String(held[0]),
      `${organizationId}:${held[0]}`,
      Buffer.from(`${organizationId}:${held[0]}`).toString('base64url'),
      foreign,
      own.slice(0, -4),
      own.replace(/^./, own.startsWith('A') ? 'B' : 'A'),
      'x'.repeat(5000),
      '',
    ]) {
      const token = crypto.randomUUID();
      expect((await deliver(world, filledIn({ token, hidden: { user_id: userId } }))).status).toBe(200);
      expect(await fixture.answersOf(token)).toEqual([]);
      expect((await fixture.waiting(token))[0]).toMatchObject({
        reason: 'NO_PATIENT',
        userId: userId.slice(0, 200) || null,
        location: null,
      });
    }
  });

  it('is assigned by its token alone: the location in it cannot move it to another clinic', async () => {
    const token = crypto.randomUUID();
    const hidden = { user_id: fixture.linked('A', 1).user_id, location_id: String(world.seed.B.locations[0]) };
    await deliver(world, filledIn({ token, hidden }));
    expect(await fixture.answersOf(token)).toMatchObject([
      { organizationId: world.seed.A.organizationId, patientId: world.seed.A.patients[1] },
    ]);
  });

  it('is pending with the patient’s id and location when the form is unknown, and shows no token', async () => {
    const token = crypto.randomUUID();
    await deliver(world, filledIn({ token, formId: 'not_registered', hidden: fixture.linked() }));
    const [place] = await stored(world, locations, eq(locations.id, world.seed.A.locations[0]));
    expect((await fixture.waiting(token))[0]).toMatchObject({
      reason: 'UNKNOWN_FORM',
      userId: String(world.seed.A.patients[0]),
      location: place!.name,
    });
  });

  it('is pending for a hidden or unknown patient, or one whose clinic is disabled', async () => {
    const { organizationId } = world.seed.B;
    const gone = async (hidden: Record<string, string>) => {
      const token = crypto.randomUUID();
      expect((await deliver(world, filledIn({ token, hidden }))).status).toBe(200);
      return [(await fixture.answersOf(token)).length, (await fixture.waiting(token))[0]?.reason];
    };
    const disable = (disabled: boolean) =>
      world.asOwner((tx) => tx.update(organizations).set({ disabled }).where(eq(organizations.id, organizationId)));
    await change(1, { hidden: true });
    expect(await gone(fixture.linked('B', 1))).toEqual([0, 'PATIENT_GONE']);
    await change(1, { hidden: false });
    await disable(true);
    expect(await gone(fixture.linked('B', 1))).toEqual([0, 'PATIENT_GONE']);
    await disable(false);
    const { secret } = world.deps.configuration;
    expect(
      await gone({ user_id: createSurveyToken(secret, { organizationId, patientId: 999_999 }, world.deps.now()) }),
    ).toEqual([0, 'PATIENT_GONE']);
    // A patient id in another organization's token matches no patient.
    const swapped = createSurveyToken(
      secret,
      { organizationId, patientId: world.seed.A.patients[0] },
      world.deps.now(),
    );
    expect(await gone({ user_id: swapped })).toEqual([0, 'PATIENT_GONE']);
  });

  it('W4 is pending when it was submitted after the last day of its link, and accepted until then', async () => {
    const { organizationId, patients: held } = world.seed.B;
    const made = new Date('2026-08-01T23:00:00Z');
    const link = createSurveyToken(world.deps.configuration.secret, { organizationId, patientId: held[1] }, made);
    const answered = async (submittedAt: string) => {
      const token = crypto.randomUUID();
      await deliver(world, filledIn({ token, submittedAt, hidden: { user_id: link } }));
      const [waiting] = await fixture.waiting(token);
      return [(await fixture.answersOf(token)).length, waiting?.reason, waiting?.userId];
    };
    expect(await answered('2026-10-30T23:59:59Z')).toEqual([1, undefined, undefined]);
    expect(await answered('2026-10-31T00:00:00Z')).toEqual([0, 'LINK_EXPIRED', String(held[1])]);
  });

  it('is stored and leaves the list once its patient is visible and the provider delivers it again', async () => {
    const token = crypto.randomUUID();
    const body = filledIn({ token, hidden: fixture.linked('B', 1) });
    await change(1, { hidden: true });
    await deliver(world, body);
    await change(1, { hidden: false });
    await deliver(world, body);
    expect(await fixture.answersOf(token)).toHaveLength(1);
    const { body: list } = await vendor.call(listUnprocessedResponses, { query: { limit: 999 } });
    const { id } = (await fixture.waiting(token))[0]!;
    expect(list.items.some((item) => item.id === id)).toBe(false);
    // Delivered once more while hidden, it does not come back.
    await change(1, { hidden: true });
    await deliver(world, body);
    await change(1, { hidden: false });
    expect((await fixture.waiting(token))[0]!.processedAt).not.toBeNull();
    expect(await fixture.answersOf(token)).toHaveLength(1);
  });

  it('is not pending when it was stored before its patient was hidden', async () => {
    const token = crypto.randomUUID();
    const body = filledIn({ token, hidden: fixture.linked('B', 1) });
    await deliver(world, body);
    await change(1, { hidden: true });
    await deliver(world, body);
    await change(1, { hidden: false });
    expect(await fixture.answersOf(token)).toHaveLength(1);
    expect(await fixture.waiting(token)).toEqual([]);
  });

  it('is stored for a discharged patient as for any other', async () => {
    await change(0, { discharged: true });
    const token = crypto.randomUUID();
    await deliver(world, filledIn({ token, hidden: fixture.linked('B', 0) }));
    expect(await fixture.answersOf(token)).toHaveLength(1);
  });
});
