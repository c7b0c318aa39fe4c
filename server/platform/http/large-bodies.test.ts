import { Hono, type Context } from 'hono';
import { expect, it } from 'vitest';
import type { Call } from '../../../contract/platform/call.ts';
import { applyGaitReconcile } from '../../../contract/gait/reconcile.ts';
import { ARTIFACT_MAX_BYTES, checkScanClient, putScanArtifact } from '../../../contract/scan-sessions/scan-intake.ts';
import { readBody } from './read-request.ts';

/** A request whose body arrives piece by piece, as the test says. */
function sending(call: Call, headers: Record<string, string> = {}) {
  const pipe = new TransformStream<Uint8Array, Uint8Array>();
  const app = new Hono();
  let read: Promise<Uint8Array> | undefined;
  app.put('/', (c: Context) => {
    read = readBody(c, call);
    return c.body(null);
  });
  const init = { method: 'PUT', headers, body: pipe.readable, duplex: 'half' };
  void app.request('/', init);
  const writer = pipe.writable.getWriter();
  return { read: read!, writer, end: () => writer.close() };
}
const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);
const BUSY = { status: 503, message: 'The service is busy. Please try again.' };
const bytes = (...numbers: number[]) => new Uint8Array(numbers);

it('ENT-090 of files 16 arrive at once, and another one when one of them is there or was broken off', async () => {
  const first = Array.from({ length: 16 }, () => sending(putScanArtifact));
  await expect(sending(putScanArtifact).read).rejects.toMatchObject(BUSY);
  await first[0]!.end();
  expect(await first[0]!.read).toHaveLength(0);
  const next = sending(putScanArtifact);
  await expect(sending(putScanArtifact).read).rejects.toMatchObject(BUSY);
  const broken = failureOf(first[1]!.read);
  await first[1]!.writer.abort(new Error('The line was cut.'));
  expect(await broken).toMatchObject({ message: 'The line was cut.' });
  const last = sending(putScanArtifact);
  for (const { end, read } of [...first.slice(2), next, last]) {
    await end();
    expect(await read).toHaveLength(0);
  }
});

it('small ones are taken however many arrive, and forms do not stand in the way of files', async () => {
  const forms = Array.from({ length: 16 }, () => sending(applyGaitReconcile));
  await expect(sending(applyGaitReconcile).read).rejects.toMatchObject(BUSY);
  const others = [
    sending(putScanArtifact),
    sending(applyGaitReconcile, { 'content-length': '1000000' }),
    sending(checkScanClient),
  ];
  for (const { end, read } of [...others, ...forms]) {
    await end();
    expect(await read).toHaveLength(0);
  }
});

it.each([
  ['as long as was said', { 'content-length': '5' }],
  ['longer than was said', { 'content-length': '2' }],
  ['shorter than was said', { 'content-length': '9' }],
  ['of unknown length', {}],
])('a body %s is read whole', async (_what, headers) => {
  const { read, writer, end } = sending(putScanArtifact, headers);
  for (const piece of [bytes(1), bytes(2, 3), bytes(4, 5)]) await writer.write(piece);
  await end();
  expect(await read).toEqual(bytes(1, 2, 3, 4, 5));
  expect((await read).buffer.byteLength).toBe(5);
});

it('a body is read no further than is allowed, whatever length it declares', async () => {
  const output = sending(putScanArtifact, { 'content-length': String(ARTIFACT_MAX_BYTES + 1) });
  await expect(output.read).rejects.toMatchObject({ status: 413 });
  const { read, writer } = sending(checkScanClient);
  const refused = failureOf(read);
  await writer.write(new Uint8Array(100_000));
  await writer.write(new Uint8Array(1)).catch(() => undefined);
  expect(await refused).toMatchObject({ status: 413 });
});
