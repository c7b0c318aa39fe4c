import type { WatchedPage } from './watched-drawing.ts';

/** Others work on the same machine: each measure is taken so often. */
const RUNS = 4;

export type Form = 'compact' | 'log';

/** The list from which replays are opened, with the code of a replay already there. */
export function replayPage(watched: WatchedPage, lead: (addresses: object) => void) {
  const { page } = watched;
  const whole = () =>
    page
      .getByRole('progressbar', { name: 'Loading the rest of the recording' })
      .waitFor({ state: 'detached', timeout: 120_000 });
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  /** Milliseconds until the first frame is drawn. */
  async function open(name: 'long' | 'short', form: Form): Promise<number> {
    lead({ url: `/${name}.json`, replayUrl: form === 'compact' ? `/${name}.bin` : null });
    await watched.begin();
    await page.getByRole('button', { name: 'Replay' }).first().click();
    return watched.firstDrawing();
  }

  return {
    open,
    whole,
    close,
    async visit() {
      await page.goto('/admin/gait/sessions/');
      await open('short', 'compact');
      await close();
    },
    /** Longest tasks until the first frame, and from then until the whole recording is there; the least of some runs. */
    async tasks(name: 'long' | 'short', form: Form): Promise<{ opening: number; arriving: number }> {
      const runs: { opening: number; arriving: number }[] = [];
      for (let run = 0; run < RUNS; run++) {
        await open(name, form);
        await whole();
        await page.waitForTimeout(500);
        const { tasks, drawnAt } = await watched.seen();
        await close();
        const longest = (some: typeof tasks) => Math.max(0, ...some.map(({ ms }) => ms));
        runs.push({
          opening: longest(tasks.filter(({ at }) => at <= drawnAt)),
          arriving: longest(tasks.filter(({ at }) => at > drawnAt)),
        });
      }
      const least = (part: 'opening' | 'arriving') => Math.min(...runs.map((each) => each[part]));
      return { opening: least('opening'), arriving: least('arriving') };
    },
  };
}
