import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver, filledIn, PAIN_FORM, surveyFixture } from './survey-deliveries.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let fixture: ReturnType<typeof surveyFixture>;
beforeAll(async () => {
  world = await openWorld();
  fixture = surveyFixture(world);
  await fixture.register({ id: PAIN_FORM });
});
afterAll(() => world.close());

describe('W2 a survey response that is delivered again', () => {
  it('a hundred times at once is stored once as the patient’s answers', async () => {
    const token = crypto.randomUUID();
    const body = filledIn({ token, hidden: fixture.linked() });
    const replies = await Promise.all(Array.from({ length: 100 }, () => deliver(world, body)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await fixture.answersOf(token)).toHaveLength(1);
    expect(await fixture.waiting(token)).toEqual([]);
  });

  it('a hundred times at once without a patient is pending once', async () => {
    const token = crypto.randomUUID();
    const body = filledIn({ token, formId: 'nobody_knows_it' });
    const replies = await Promise.all(Array.from({ length: 100 }, () => deliver(world, body)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await fixture.waiting(token)).toHaveLength(1);
  });

  it('with other answers or for another patient changes nothing that was stored', async () => {
    const token = crypto.randomUUID();
    await deliver(world, filledIn({ token, submittedAt: '2026-11-02T16:00:00Z', hidden: fixture.linked() }));
    const before = await fixture.answersOf(token);
    for (const hidden of [fixture.linked(), fixture.linked('B', 1), {}])
      await deliver(world, filledIn({ token, submittedAt: '2026-11-03T16:00:00Z', title: 'Changed', hidden }));
    const after = await fixture.answersOf(token);
    expect(after).toEqual(before);
  });
});
