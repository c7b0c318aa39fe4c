import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('TELE-03 pictures are compressed in their order, and one that fails does not hold up the others', async () => {
  const posted: (number | null)[] = [];
  const takes: Record<number, number> = { 1: 30, 2: 1, 3: 0, 4: 1 };
  class Canvas {
    constructor(private readonly width: number) {}
    getContext = () => ({ drawImage: () => undefined });
    convertToBlob = async () => {
      await new Promise((done) => setTimeout(done, takes[this.width]));
      if (this.width === 3) throw new Error('no memory');
      return new Blob([new Uint8Array(this.width)]);
    };
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('postMessage', (bytes: ArrayBuffer | null) => posted.push(bytes && bytes.byteLength));
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  await import('./picture-worker.ts');
  for (const width of [1, 2, 3, 4])
    target.dispatchEvent(new MessageEvent('message', { data: { width, height: 1, close: () => undefined } }));
  await vi.waitFor(() => expect(posted).toEqual([1, 2, null, 4]));
});
