import type { LoadingRecording, Recording } from './recording.ts';

/** A recording of which `ready` frames are there, and how to tell those who watch that more have been laid into it. */
export function createLoadingRecording(recording: Recording, ready: number) {
  let there = ready;
  const listeners = new Set<(ready: number) => void>();
  const loading: LoadingRecording = Object.assign(recording, {
    ready: () => there,
    watchReady: (listener: (ready: number) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  return {
    loading,
    allow(more: number): void {
      there = more;
      for (const listener of listeners) listener(there);
    },
  };
}
