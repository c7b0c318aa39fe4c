import { afterEach, expect, it, vi } from 'vitest';
import { openTracker } from './tracker.ts';
import type { TrackingAnswer, TrackingOrder } from './tracking-messages.ts';

afterEach(() => vi.unstubAllGlobals());

/** A worker in the page, which gives these answers to the order that opens it. */
function answerWith(...answers: TrackingAnswer[]) {
  const ordered: TrackingOrder[] = [];
  const terminate = vi.fn<() => void>();
  class WorkerInPage extends EventTarget {
    terminate = terminate;
    postMessage(order: TrackingOrder) {
      ordered.push(order);
      for (const data of answers) this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  vi.stubGlobal('Worker', WorkerInPage);
  return { ordered, terminate };
}

it('TELE-02 a model says how much of it has come, and is there once it is ready', async () => {
  const { ordered, terminate } = answerWith({ is: 'progress', share: 0.5 }, { is: 'ready' });
  const onProgress = vi.fn<(share: number) => void>();
  await expect(openTracker('hands', { signal: new AbortController().signal, onProgress })).resolves.toBeDefined();
  expect(onProgress.mock.calls).toEqual([[0.5]]);
  expect(ordered).toMatchObject([{ is: 'open', kind: 'hands' }]);
  expect(terminate).not.toHaveBeenCalled();
});

it.each(['noWebGL', 'notLoaded', 'broken'] as const)('a model that fails says why (%s) and is let go', async (why) => {
  const { terminate } = answerWith({ is: 'failed', why });
  const opened = openTracker('hands', { signal: new AbortController().signal, onProgress: () => undefined });
  await expect(opened).rejects.toMatchObject({ why });
  expect(terminate).toHaveBeenCalledOnce();
});

it('a model that nobody waits for any more is not begun', async () => {
  const { ordered } = answerWith({ is: 'ready' });
  const signal = AbortSignal.abort(new Error('left'));
  await expect(openTracker('hands', { signal, onProgress: () => undefined })).rejects.toThrow('left');
  expect(ordered).toEqual([]);
});
