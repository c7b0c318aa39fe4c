import { NUMBERS_PER_POINT, type Recording } from '@exer/pose-log/recording.ts';
import { skeletons, type LogKind } from '@exer/pose-log/skeleton.ts';
import type { ReadingEnd, ReadingEvent } from './recording-reading.ts';

type Sent = Omit<Recording, 'skeleton'>;
type Frames = Pick<Recording, 'joints' | 'times'>;

/** A message of the worker that reads a recording: a `ReadingEvent` with the frames themselves. */
export type RecordingMessage =
  | Extract<ReadingEvent, { is: 'progress' }>
  | { is: 'begun'; recording: Sent; ready: number }
  | ({ is: 'more'; from: number; ready: number } & Frames)
  | { is: 'end'; end: ReadingEnd };

interface Post {
  message: RecordingMessage;
  /** What changes hands instead of being copied. */
  transfer: ArrayBuffer[];
}

const listBuffers = ({ joints, times }: Frames) =>
  [joints.buffer, times?.buffer].filter((buffer): buffer is ArrayBuffer => buffer instanceof ArrayBuffer);

/** Turns events of a recording into messages. The worker keeps the buffers that it still fills and transfers copies. */
export function createSender(post: (sent: Post) => void): (event: ReadingEvent) => void {
  let reading: Recording | undefined;
  let sent = 0;
  return (event) => {
    if (event.is === 'progress') {
      post({ message: event, transfer: [] });
    } else if (event.is === 'begun') {
      const { skeleton: _skeleton, ...recording } = event.recording;
      const { joints, times } = recording;
      const frames = { joints: joints.slice(), times: times?.slice() ?? null };
      post({
        message: { is: 'begun', recording: { ...recording, ...frames }, ready: event.ready },
        transfer: listBuffers(frames),
      });
      reading = event.recording;
      sent = event.ready;
    } else if (reading) {
      const { joints, times, skeleton } = reading;
      const perFrame = skeleton.points.length * NUMBERS_PER_POINT;
      const frames = {
        joints: joints.slice(sent * perFrame, event.ready * perFrame),
        times: times?.slice(sent, event.ready) ?? null,
      };
      post({ message: { is: 'more', from: sent, ready: event.ready, ...frames }, transfer: listBuffers(frames) });
      sent = event.ready;
    }
  };
}

/** Turns messages of the worker back into events of a recording that is filled on this side. */
export function createReceiver(kind: LogKind, report: (event: ReadingEvent) => void) {
  const skeleton = skeletons[kind];
  let recording: Recording | undefined;
  return (message: Exclude<RecordingMessage, { is: 'end' }>): void => {
    if (message.is === 'progress') {
      report(message);
    } else if (message.is === 'begun') {
      recording = { ...message.recording, skeleton };
      report({ is: 'begun', recording, ready: message.ready });
    } else if (recording) {
      recording.joints.set(message.joints, message.from * skeleton.points.length * NUMBERS_PER_POINT);
      if (message.times) recording.times?.set(message.times, message.from);
      report({ is: 'more', ready: message.ready });
    }
  };
}
