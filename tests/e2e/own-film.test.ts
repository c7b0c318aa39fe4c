/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import { phoneFilm } from '../films.ts';
import { seriousFindings } from './serious-findings.ts';
import { lookAtVideo } from './video-look.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

let page: Page;
let complaints: string[];
beforeAll(async () => {
  ({ page, complaints } = await openBrowser());
  await signIn(page, 'admin@lakes.example.com');
});
afterAll(closeProfiles);

const dialog = () => page.getByRole('dialog', { name: 'Add exercise' });
const loadBytes = async (address: string) => (await page.request.get(address)).body();

describe('a film from a phone', () => {
  it('is trimmed by keyboard, and its middle becomes the picture of the card', async () => {
    await page.goto('/programs/exercise-library/');
    await page.getByRole('button', { name: 'Add exercise' }).click();
    await dialog().getByLabel('Name', { exact: true }).fill('Towel slide on film');
    const film = phoneFilm();
    const buffer = Buffer.from(await film.arrayBuffer());
    await dialog().getByLabel('Choose a video').setInputFiles({ name: film.name, mimeType: film.type, buffer });
    await dialog().getByText('Taken from the video.').waitFor();
    await dialog().getByRole('combobox', { name: 'Muscles' }).fill('soleus');
    await page.getByRole('option', { name: 'Soleus' }).click();
    // The hidden input of the file, when focused, does not scroll the title away.
    await dialog().getByLabel('Choose another video').focus();
    expect(await dialog().evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await dialog().getByRole('slider', { name: 'Start of the video' }).press('PageUp');
    await dialog().getByRole('slider', { name: 'End of the video' }).press('PageDown');
    await dialog().getByText('0:01.0 to 0:03.0 (0:02.0)').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('is sent as an MP4 that plays everywhere, with nothing but the part', async () => {
    const added = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/video'),
    );
    await dialog().getByRole('button', { name: 'Save', exact: true }).click();
    const exercise = (await (await added).json()) as Exercise;
    expect(exercise.muscles).toEqual(['Soleus']);
    await page.getByText('Exercise added.').waitFor();
    const seen = await page.evaluate(lookAtVideo, {
      video: (await loadBytes(exercise.demoUrl!)).toString('base64'),
      looks: [0.5, 1.5].map((second) => ({ second, x: 160, y: 100 })),
    });
    expect(seen.size).toEqual([320, 240]);
    expect(seen.seconds).toBeCloseTo(2, 1);
    // Of red, green, blue and white, a second each, the second and the third.
    const [[red1, green1, blue1], [red2, green2, blue2]] = seen.colours as [number[], number[]];
    expect(green1! - Math.max(red1!, blue1!)).toBeGreaterThan(100);
    expect(blue2! - Math.max(red2!, green2!)).toBeGreaterThan(100);
    expect((await loadBytes(exercise.thumbnailUrl!)).length).toBeGreaterThan(200);
    await page.request.post(`/api/v2/exercises/own/${exercise.id}/archive`, {
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(complaints).toEqual([]);
  });
});
