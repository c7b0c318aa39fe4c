import { afterEach, expect, it, vi } from 'vitest';
import { openTracker } from './tracker.ts';
import type { TrackingResponse, TrackingRequest } from './tracking-messages.ts';

afterEach(() => vi.unstubAllGlobals());

/** A worker in the page, which gives these answers to the order that opens it. */
function answerWith(...answers: TrackingResponse[]) {
  const ordered: TrackingRequest[] = [];
  const terminate = vi.fn<() => void>();
  class WorkerInPage extends EventTarget {
    terminate = terminate;
    postMessage(order: TrackingRequest) {
      ordered.push(order);
      for (const data of answers) this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  vi.stubGlobal('Worker', WorkerInPage);
  return { ordered, terminate };
}

it('TELE-02 a tracker reports its download and opens once the model is ready', async () => {
  const { ordered, terminate } = answerWith({ is: 'progress', share: 0.5 }, { is: 'ready' });
  const onProgress = vi.fn<(share: number) => void>();
  await expect(openTracker('hands', { signal: new AbortController().signal, onProgress })).resolves.toBeDefined();
  expect(onProgress.mock.calls).toEqual([[0.5]]);
  expect(ordered).toMatchObject([{ is: 'open', kind: 'hands' }]);
  expect(terminate).not.toHaveBeenCalled();
});

it.each(['noWebGL', 'notLoaded', 'broken'] as const)(
  'a tracker that fails rejects with its reason (%s) and ends its worker',
  async (why) => {
    const { terminate } = answerWith({ is: 'failed', why });
    const opened = openTracker('hands', { signal: new AbortController().signal, onProgress: () => undefined });
    await expect(opened).rejects.toMatchObject({ why });
    expect(terminate).toHaveBeenCalledOnce();
  },
);

it('an aborted tracker is not started', async () => {
  const { ordered } = answerWith({ is: 'ready' });
  const signal = AbortSignal.abort(new Error('left'));
  await expect(openTracker('hands', { signal, onProgress: () => undefined })).rejects.toThrow('left');
  expect(ordered).toEqual([]);
});
