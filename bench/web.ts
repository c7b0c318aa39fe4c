import { createServer } from 'node:http';
import { launchChromium } from '../tests/e2e/chromium.ts';
import { timingOf } from './measure.ts';
import { visit, type Load, type Visit } from './page-load.ts';
import { connectDevice, measurePlayer } from './patient-page.ts';
import { startProduct } from './product-pages.ts';
import { measureTracking } from './tracking.ts';

/*
 * First visits on a slow phone's connection, beside a bare page in the same run. Times vary from run to run: read the
 * ratios. Bytes are exact.
 */
const RUNS = 5;

const floorScript = `fetch('/list').then((answer) => answer.json()).then((rows) => {
  document.querySelector('main').innerHTML = '<table><tbody>' + rows.map((row) => '<tr><td>' + row + '</td></tr>').join('') + '</tbody></table>';
});
${'/* as much script as a hand-written page needs */'.repeat(24)}`;
const floorForm =
  '<form><label>Email <input></label><label>Password <input type="password"></label><button type="submit">Sign In</button></form>';

/** A hand-written page with 1.5 kB of script and a list from memory: as fast as a page can be here. */
async function startFloor() {
  const server = createServer((request, response) => {
    if (request.url === '/floor.js') return response.setHeader('Content-Type', 'text/javascript').end(floorScript);
    if (request.url === '/list')
      return response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify(Array.from({ length: 25 }, (_, row) => `Row ${row}`)));
    const body = request.url === '/form' ? floorForm : '<main></main><script src="/floor.js"></script>';
    return response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Floor</title>${body}`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

const floor = await startFloor();
const product = await startProduct();
const browser = await launchChromium();
const median = async (what: Visit): Promise<Load> => {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run++) loads.push(await visit(browser, { ...what, slow4g: true }));
  return {
    ...loads[0]!,
    usable: timingOf(loads.map(({ usable }) => usable)).p50,
    longestTask: timingOf(loads.map(({ longestTask }) => longestTask)).p50,
  };
};
/** How much longer a page takes than the floor, each time right after it: others may use the machine meanwhile. */
const compare = async (what: Visit, base: Visit) => {
  const ratios: number[] = [];
  const bytes: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const [bare, own] = [
      await visit(browser, { ...base, slow4g: true }),
      await visit(browser, { ...what, slow4g: true }),
    ];
    ratios.push(own.usable / bare.usable);
    bytes.push(own.bytes);
  }
  return { times: timingOf(ratios).p50, bytes: Math.min(...bytes) };
};
const line = (name: string, load: Load, base: Load, budget: string) =>
  console.log(
    `${name.padEnd(28)}${(load.bytes / 1000).toFixed(1).padStart(8)} kB ${String(load.requests).padStart(3)} requests ${Math.round(load.usable).toString().padStart(6)} ms ${(load.usable / base.usable).toFixed(2).padStart(6)}x floor, longest task ${Math.round(load.longestTask)} ms   ${budget}`,
  );
const say = (what: string, isMet: boolean) => console.log(`${what.padEnd(72)} ${isMet ? 'met' : 'not met'}`);
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

try {
  const form = await median({ url: `${floor.url}/form`, until: 'button[type=submit]' });
  const list = await median({ url: floor.url, until: 'tbody tr' });
  line('floor: form', form, form, '');
  line('sign-in page', await median(product.visits.signIn), form, 'visible within 1.6x');
  line('floor: list', list, list, '');
  line('first list, portal', await median(product.visits.patients), list, 'usable within 4.5x, longest task <= 200 ms');
  line(
    'first list, vendor console',
    await median(product.visits.organizations),
    list,
    'usable within 4.5x, longest task <= 200 ms',
  );
  line('personal link', await median(product.visits.patientLink), form, '');
  const cookies = product.visits.patients.cookies!;
  const { patientId, day } = await connectDevice(product.url, cookies);
  const { times, bytes } = await compare(day, { url: floor.url, until: 'tbody tr' });
  const session = await measurePlayer(browser, day);
  const tracking = await measureTracking(browser, { url: product.url, patientId, day, cookies });
  say(`patient’s day usable within 2.5x of the floor: ${times.toFixed(2)}x`, times <= 2.5);
  say(`patient’s day within 90 kB: ${kB(bytes)} kB`, bytes <= 90_000);
  say(`the session within 60 kB more: ${kB(session.bytes)} kB`, session.bytes <= 60_000);
  say(
    `60 drawings a second at 4x: ${session.drawings.toFixed(1)} of ${session.floor.toFixed(1)} pictures, script p95 ${session.script.p95.toFixed(1)} ms`,
    session.drawings >= 0.98 * Math.min(60, session.floor),
  );
  say(
    `15 pictures a second by the camera: ${tracking.rate.toFixed(1)}, ${Math.round(tracking.pause.p50)} ms apart, longest task ${Math.round(tracking.longestTask)} ms`,
    tracking.rate >= 15,
  );
} finally {
  await browser.close();
  await product.stop();
  floor.stop();
}
