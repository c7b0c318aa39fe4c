import { openReplayProduct } from './replay-product.ts';
import { timingOf } from './measure.ts';
import { replayPage } from './replay-page.ts';
import { openWatched } from './watched-drawing.ts';

/*
 * The replay of a session of ten minutes beside a hand-written page that streams the barest form and draws on a raw canvas,
 * over the same slow line in the same run: `node --import tsx bench/replay.ts`. Read the ratios; bytes are exact. What a
 * frame costs while it plays is measured by replay-frames.ts.
 */
const RUNS = 5;

const { standing, line, context, lead, close } = await openReplayProduct();

const tell = (what: string, figure: string, limit = '') =>
  console.log(`${what.padEnd(40)} ${figure.padStart(28)}   ${limit}`);
const kB = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
const ms = (value: number) => `${Math.round(value)} ms`;

try {
  const [bare, ours] = [await openWatched(context), await openWatched(context)];
  const replay = replayPage(ours, lead);
  await replay.visit();

  line.isSlow = true;
  const firsts: Record<'bare' | 'ours', number[]> = { bare: [], ours: [] };
  for (let run = 0; run < RUNS; run++) {
    lead({ bareUrl: '/bare.bin' });
    await bare.page.goto('/bare/', { waitUntil: 'commit' });
    firsts.bare.push(await bare.firstDrawing());
    await bare.page.goto('about:blank');
    firsts.ours.push(await replay.open('long', 'compact'));
    await replay.close();
  }
  line.isSlow = false;
  const [floor, first] = [timingOf(firsts.bare).p50, timingOf(firsts.ours).p50];
  tell('first frame on a slow line, bare form', ms(floor));
  tell('first frame on a slow line', `${ms(first)}  ${(first / floor).toFixed(2)}x`, '<= 1.2x the bare form');
  tell('log as uploaded, gzipped', kB(standing['/long.json']!.body.length));
  tell('bare form, as served', kB(standing['/bare.bin']!.body.length));
  tell('compact form, as served', kB(standing['/long.bin']!.body.length), '<= 1,100 kB');

  for (const form of ['compact', 'log'] as const) {
    for (const rate of [1, 4]) {
      await ours.slowed(rate);
      const short = await replay.tasks('short', form);
      const { opening, arriving } = await replay.tasks('long', form);
      await ours.slowed(1);
      const limit = rate === 1 ? '<= 50 ms' : '<= 100 ms';
      tell(`${form}, ${rate}x slower: longest task`, `${ms(arriving)} while it arrives`, limit);
      tell('', `${ms(opening)} at opening`, `${ms(short.opening)} with one second in it`);
    }
    const before = await ours.kept();
    await replay.open('long', form);
    await replay.whole();
    tell(`${form}: kept in memory`, kB((await ours.kept()) - before), '<= 8,000 kB');
    await replay.close();
  }
  const before = await ours.kept();
  for (let each = 0; each < 10; each++) {
    await replay.open('long', 'compact');
    await replay.whole();
    await replay.close();
  }
  tell('growth over ten replays', kB((await ours.kept()) - before), 'flat');
} finally {
  await close();
}
