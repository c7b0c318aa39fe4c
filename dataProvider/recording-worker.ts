import { createSender, type RecordingMessage } from './recording-messages.ts';
import { readRecording, type ReadJob } from './recording-reading.ts';

/* The worker that fetches and reads recordings, one order after the other. It is ended by the code that started it. */
const post = (message: RecordingMessage, transfer: ArrayBuffer[] = []) => globalThis.postMessage(message, { transfer });

globalThis.addEventListener('message', ({ data }: MessageEvent<ReadJob>) => {
  const report = createSender(({ message, transfer }) => post(message, transfer));
  const { signal } = new AbortController();
  void readRecording(data, report, { signal, isPage: false }).then((end) => post({ is: 'end', end }));
});
