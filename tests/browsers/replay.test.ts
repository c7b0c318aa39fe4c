import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, TABLET, until } from './page.ts';

const page = openPage();
beforeAll(async () => {
  await page.signIn('vendor.support@example.com');
});

const dialog = () => page.dialog('Session Replay');
const canvas = () => dialog().find({ role: 'img', name: 'Recorded movement' }).find({ css: 'canvas' });
const frame = async () =>
  Number(
    /^Frame: (\d+) \//.exec(
      (
        await dialog()
          .find({ text: /^Frame: / })
          .texts()
      )[0] ?? '',
    )?.[1],
  );
/** How many pixels are drawn in magenta, which is the left side of the body. */
const magenta = () =>
  canvas().on(([found]) => {
    const { width, height } = found as HTMLCanvasElement;
    const { data } = (found as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 255 && data[at + 3] === 255) count += 1;
    return count;
  });

// One story, told in order: each step stands on the one before.
describe('REPLAY-15 a replay in any browser', () => {
  it('REPLAY-09 opens from its row and draws the body', async () => {
    await page.go('/admin/scan/sessions/');
    await page.button('Replay').click();
    await until(frame, (shown) => expect(shown).toBe(1));
    await until(magenta, (pixels) => expect(pixels).toBeGreaterThan(50));
    await page.picture('replay-1366');
    expect(await page.complaints()).toEqual([]);
  });

  it('REPLAY-01 REPLAY-02 plays, and stops at a step', async () => {
    await dialog().button('Play').click();
    await until(frame, (shown) => expect(shown).toBeGreaterThan(20));
    await dialog().button('Next frame').click();
    await dialog().button('Play').isThere();
    const stopped = await frame();
    await page.press('ArrowLeft');
    await until(frame, (shown) => expect(shown).toBe(stopped - 1));
    expect(await page.complaints()).toEqual([]);
  });

  it('REPLAY-03 REPLAY-11 End shows the last frame, COMPLETE', async () => {
    await page.press('End');
    await dialog().find({ text: 'COMPLETE' }).isThere();
    expect(await page.complaints()).toEqual([]);
  });

  it.each([TABLET, PHONE])('fits a window of %i by %i pixels', async (...size) => {
    await page.resize(size);
    const beyond = () => dialog().on(([found]) => found!.scrollWidth - found!.clientWidth);
    await until(beyond, (pixels) => expect(pixels).toBe(0));
    await until(
      () => canvas().on(([found]) => found!.clientWidth),
      (width) => expect(width).toBeLessThan(size[0]),
    );
    await page.picture(`replay-${size[0]}`);
    expect(await page.complaints()).toEqual([]);
  });

  it('closes, back to its list', async () => {
    await page.press('Escape');
    await dialog().isGone();
    expect(await page.complaints()).toEqual([]);
  });
});
