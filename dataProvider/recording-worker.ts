import { createSender, type RecordingMessage } from './recording-messages.ts';
import { readRecording, type ReadingOrder } from './recording-reading.ts';

/* The worker that fetches and reads recordings, one order after the other. Whoever started it ends it. */
const post = (message: RecordingMessage, transfer: ArrayBuffer[] = []) => globalThis.postMessage(message, { transfer });

globalThis.addEventListener('message', ({ data }: MessageEvent<ReadingOrder>) => {
  const tell = createSender(({ message, transfer }) => post(message, transfer));
  const { signal } = new AbortController();
  void readRecording(data, tell, { signal, isPage: false }).then((end) => post({ is: 'end', end }));
});
