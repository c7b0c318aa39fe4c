import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUnprocessedResponses } from '../../contract/admin-pro.ts';
import { locations, organizations, patients } from '../../server/db/schema/index.ts';
import { surveyToken } from '../../server/pro/survey-token.ts';
import { stored } from './stored.ts';
import { deliver, filledIn, PAIN_FORM, surveyDesk } from './survey-deliveries.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let desk: ReturnType<typeof surveyDesk>;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  desk = surveyDesk(world);
  vendor = await world.as(world.seed.accounts.vendorAdmin);
  await desk.register({ id: PAIN_FORM });
});
afterAll(() => world.close());

/** Changes the patient at one of clinic B's places. */
const change = (place: 0 | 1, values: Partial<typeof patients.$inferInsert>) =>
  world.asOwner((tx) => tx.update(patients).set(values).where(eq(patients.id, world.seed.B.patients[place])));

describe('W3 W4 a response that names no patient of ours', () => {
  it('waits, whatever its hidden field holds: ids, another clinic’s ids, tokens that were altered', async () => {
    const own = desk.linked('A', 0).user_id;
    const foreign = surveyToken(
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
      expect(await desk.answersOf(token)).toEqual([]);
      expect((await desk.waiting(token))[0]).toMatchObject({
        reason: 'NO_PATIENT',
        userId: userId.slice(0, 200) || null,
        location: null,
      });
    }
  });

  it('goes by the token alone: the location beside it cannot move it to another clinic', async () => {
    const token = crypto.randomUUID();
    const hidden = { user_id: desk.linked('A', 1).user_id, location_id: String(world.seed.B.locations[0]) };
    await deliver(world, filledIn({ token, hidden }));
    expect(await desk.answersOf(token)).toMatchObject([
      { organizationId: world.seed.A.organizationId, patientId: world.seed.A.patients[1] },
    ]);
  });

  it('waits with the patient’s id and place when the form is unknown, and shows no token', async () => {
    const token = crypto.randomUUID();
    await deliver(world, filledIn({ token, formId: 'not_registered', hidden: desk.linked() }));
    const [place] = await stored(world, locations, eq(locations.id, world.seed.A.locations[0]));
    expect((await desk.waiting(token))[0]).toMatchObject({
      reason: 'UNKNOWN_FORM',
      userId: String(world.seed.A.patients[0]),
      location: place!.name,
    });
  });

  it('waits for a hidden patient, one who is not there, and one whose clinic is disabled', async () => {
    const { organizationId } = world.seed.B;
    const gone = async (hidden: Record<string, string>) => {
      const token = crypto.randomUUID();
      expect((await deliver(world, filledIn({ token, hidden }))).status).toBe(200);
      return [(await desk.answersOf(token)).length, (await desk.waiting(token))[0]?.reason];
    };
    const disable = (disabled: boolean) =>
      world.asOwner((tx) => tx.update(organizations).set({ disabled }).where(eq(organizations.id, organizationId)));
    await change(1, { hidden: true });
    expect(await gone(desk.linked('B', 1))).toEqual([0, 'PATIENT_GONE']);
    await change(1, { hidden: false });
    await disable(true);
    expect(await gone(desk.linked('B', 1))).toEqual([0, 'PATIENT_GONE']);
    await disable(false);
    const { secret } = world.deps.configuration;
    expect(
      await gone({ user_id: surveyToken(secret, { organizationId, patientId: 999_999 }, world.deps.now()) }),
    ).toEqual([0, 'PATIENT_GONE']);
    // Somebody's id in another organization's token is nobody.
    const swapped = surveyToken(secret, { organizationId, patientId: world.seed.A.patients[0] }, world.deps.now());
    expect(await gone({ user_id: swapped })).toEqual([0, 'PATIENT_GONE']);
  });

  it('W4 waits when it was filled in after the last day of its link, and is taken until then', async () => {
    const { organizationId, patients: held } = world.seed.B;
    const made = new Date('2026-08-01T23:00:00Z');
    const link = surveyToken(world.deps.configuration.secret, { organizationId, patientId: held[1] }, made);
    const answered = async (submittedAt: string) => {
      const token = crypto.randomUUID();
      await deliver(world, filledIn({ token, submittedAt, hidden: { user_id: link } }));
      const [waiting] = await desk.waiting(token);
      return [(await desk.answersOf(token)).length, waiting?.reason, waiting?.userId];
    };
    expect(await answered('2026-10-30T23:59:59Z')).toEqual([1, undefined, undefined]);
    expect(await answered('2026-10-31T00:00:00Z')).toEqual([0, 'LINK_EXPIRED', String(held[1])]);
  });

  it('is taken once its patient is shown again and the provider delivers it anew, and leaves the list', async () => {
    const token = crypto.randomUUID();
    const body = filledIn({ token, hidden: desk.linked('B', 1) });
    await change(1, { hidden: true });
    await deliver(world, body);
    await change(1, { hidden: false });
    await deliver(world, body);
    expect(await desk.answersOf(token)).toHaveLength(1);
    const { body: list } = await vendor.call(listUnprocessedResponses, { query: { limit: 999 } });
    const { id } = (await desk.waiting(token))[0]!;
    expect(list.items.some((item) => item.id === id)).toBe(false);
    // Delivered once more while hidden, it does not come back.
    await change(1, { hidden: true });
    await deliver(world, body);
    await change(1, { hidden: false });
    expect((await desk.waiting(token))[0]!.processedAt).not.toBeNull();
    expect(await desk.answersOf(token)).toHaveLength(1);
  });

  it('does not wait when it was taken before its patient was hidden', async () => {
    const token = crypto.randomUUID();
    const body = filledIn({ token, hidden: desk.linked('B', 1) });
    await deliver(world, body);
    await change(1, { hidden: true });
    await deliver(world, body);
    await change(1, { hidden: false });
    expect(await desk.answersOf(token)).toHaveLength(1);
    expect(await desk.waiting(token)).toEqual([]);
  });

  it('is kept for a discharged patient like anybody’s', async () => {
    await change(0, { discharged: true });
    const token = crypto.randomUUID();
    await deliver(world, filledIn({ token, hidden: desk.linked('B', 0) }));
    expect(await desk.answersOf(token)).toHaveLength(1);
  });
});
