import { beforeAll, describe, expect, it } from 'vitest';
import { WALK_SECONDS } from '../../contract/gait/gait-session.ts';
import { ownOrganization } from '../e2e/own-organization.ts';
import { DESKTOP, openPage, PHONE, TABLET, until } from './page.ts';

const page = openPage(TABLET);
let location: number;
const uid = `EVENT-${Date.now()}`;
beforeAll(async () => {
  const own = await ownOrganization({ name: `Walkway ${uid}`, word: uid.toLowerCase(), products: ['GAIT'] });
  await page.signIn(own.admin);
  location = own.locations[0]!.id;
});

const who = () => page.field('Unique Gait ID or name');
const walksToday = () => page.find({ role: 'list', name: 'Walks today' }).find({ role: 'listitem' });

// One story, told in order: each step stands on the one before.
describe('an event on a tablet in any browser', () => {
  it('GAIT-19 GAIT-20 an ID that nobody has is added in its place', async () => {
    await page.go(`/gait/events/patients/?location=${location}`);
    await page.heading('Events - Add Patient', 1).isThere();
    await page.find({ role: 'link', name: 'Time walks' }).click();
    await page.isAt(`/gait/events/walk/?location=${location}`);
    await until(page.focused, (at) => expect(at).toMatch(/Unique Gait ID or name/));
    await who().fill(uid);
    await page.press('Enter');
    await page.text(`No patient has the Unique Gait ID ${uid}.`).isThere();
    await page.button(new RegExp(`^Add ${uid}`)).click();
    await page.heading(uid, 2).isThere();
    await page.picture('event-820');
    expect(await page.complaints()).toEqual([]);
  });

  it('AGAIT-06 a walk is timed by the space key and by a press, and saved', async () => {
    await page.press('Space');
    // What is shorter than any walk is taken for a bounce.
    await until(
      () => page.find({ role: 'timer' }).texts(),
      ([seconds]) => expect(Number(seconds)).toBeGreaterThan(WALK_SECONDS.min),
    );
    await page.button(/^Stop/).click();
    await page.heading('Walk 1').isThere();
    await until(page.focused, (at) => expect(at).toMatch(/m\/s$/));
    await page.button('Discard and time again').click();
    await page.field('Or enter seconds').fill('6.25');
    await page.press('Enter');
    await page.text('0.64 m/s').isThere();
    await page.field('Comment').fill('First corridor.');
    await page.button('Save and next patient').click();
    await page.text('Walk saved.').isThere();
    await who().isThere();
    await walksToday().counts(1);
    expect(await page.complaints()).toEqual([]);
  });

  it('asks before a walk that is not saved is left', async () => {
    await who().fill(uid);
    await page.press('Enter');
    await page.field('Or enter seconds').fill('5');
    await page.press('Enter');
    await page.text('0.80 m/s').isThere();
    await page.find({ role: 'link', name: 'Today’s report' }).click();
    await page.dialog('Leave without saving?').button('Stay').click();
    await page.button('Discard and time again').click();
    await page.button(/^Start/).isThere();
    expect(await page.complaints()).toEqual([]);
  });

  it.each([PHONE, TABLET, DESKTOP])('fits a window of %i by %i pixels', async (...size) => {
    await page.resize(size);
    await until(page.overflow, (pixels) => expect(pixels).toBe(0));
    expect(await page.complaints()).toEqual([]);
  });
});
