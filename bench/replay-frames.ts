import { openReplayProduct } from './replay-product.ts';
import { timingOf } from './measure.ts';
import { openTraced, traceFrames, type TracedFrames } from './traced-frames.ts';

/*
 * Script a frame of the replay beside a hand-written page that draws the same figure in the same colors on a raw canvas
 * and writes the same frame number, in turns in the same browser: `node --import tsx bench/replay-frames.ts`. Processor
 * time by tracing; read the ratios. A slowed processor pauses in pieces longer than a frame's script, so its median says
 * little: the mean says what all frames cost.
 */
const TURNS = 4;
const SECONDS = 8;
const LATE_MS = 33;

const { browser, context, lead, close } = await openReplayProduct();

const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

try {
  const [bare, replay] = [await openTraced(context), await openTraced(context)];
  lead({ bareUrl: '/bare.bin' });
  await bare.page.goto('/bare/');
  await bare.page.waitForFunction('window.isWhole');
  lead({ url: '/long.json', replayUrl: '/long.bin' });
  await replay.page.goto('/admin/gait/sessions/');
  await replay.page.getByRole('button', { name: 'Replay' }).first().click();
  await replay.page
    .getByRole('progressbar', { name: 'Loading the rest of the recording' })
    .waitFor({ state: 'detached', timeout: 120_000 });
  const press = (name: string) => replay.page.getByRole('button', { name, exact: true }).click();
  const players = {
    'raw canvas': {
      ...bare,
      play: () => bare.page.evaluate('window.play()'),
      pause: () => bare.page.evaluate('window.pause()'),
    },
    replay: { ...replay, play: () => press('Play'), pause: () => press('Pause') },
    'replay, whole picture': {
      ...replay,
      play: async () => {
        await press('Follow the Figure');
        await press('Play');
      },
      pause: async () => {
        await press('Pause');
        await press('Follow the Figure');
      },
    },
  };
  for (const rate of [1, 4]) {
    const seen = Object.fromEntries(
      Object.keys(players).map((name): [string, TracedFrames] => [name, { scripts: [], gaps: [] }]),
    );
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const [name, { page, slowed, play, pause }] of Object.entries(players)) {
        await page.bringToFront();
        await play();
        await slowed(rate);
        await page.waitForTimeout(1000);
        const { scripts, gaps } = await traceFrames(browser, page, SECONDS);
        await slowed(1);
        await pause();
        seen[name]!.scripts.push(...scripts);
        seen[name]!.gaps.push(...gaps);
      }
    const raw = seen['raw canvas']!.scripts;
    for (const [name, { scripts, gaps }] of Object.entries(seen)) {
      const [own, base] = [timingOf(scripts), timingOf(raw)];
      const figures = [
        ['median', own.p50, base.p50],
        ['p95', own.p95, base.p95],
        ['mean', mean(scripts), mean(raw)],
      ] as const;
      console.log(
        `${rate}x  ${name.padEnd(22)} ${figures
          .map(([what, us, of]) => `${what} ${Math.round(us)} us (${(us / of).toFixed(2)}x)`)
          .join('  ')}  ${scripts.length} frames, ${gaps.filter((gap) => gap > LATE_MS).length} pictures late`,
      );
    }
  }
} finally {
  await close();
}
