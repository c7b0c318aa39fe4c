import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver, filledIn, PAIN_FORM, surveyDesk } from './survey-deliveries.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let desk: ReturnType<typeof surveyDesk>;
beforeAll(async () => {
  world = await openWorld();
  desk = surveyDesk(world);
  await desk.register({ id: PAIN_FORM });
});
afterAll(() => world.close());

describe('W2 a response delivered again', () => {
  it('by a hundred at once is one patient’s answers once', async () => {
    const token = crypto.randomUUID();
    const body = filledIn({ token, hidden: desk.linked() });
    const replies = await Promise.all(Array.from({ length: 100 }, () => deliver(world, body)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await desk.answersOf(token)).toHaveLength(1);
    expect(await desk.waiting(token)).toEqual([]);
  });

  it('by a hundred at once waits once', async () => {
    const token = crypto.randomUUID();
    const body = filledIn({ token, formId: 'nobody_knows_it' });
    const replies = await Promise.all(Array.from({ length: 100 }, () => deliver(world, body)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await desk.waiting(token)).toHaveLength(1);
  });

  it('with other answers or for somebody else changes nothing of what was written', async () => {
    const token = crypto.randomUUID();
    await deliver(world, filledIn({ token, submittedAt: '2026-11-02T16:00:00Z', hidden: desk.linked() }));
    const before = await desk.answersOf(token);
    for (const hidden of [desk.linked(), desk.linked('B', 1), {}])
      await deliver(world, filledIn({ token, submittedAt: '2026-11-03T16:00:00Z', title: 'Changed', hidden }));
    const after = await desk.answersOf(token);
    expect(after).toEqual(before);
  });
});
