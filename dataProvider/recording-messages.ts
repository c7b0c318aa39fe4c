import { NUMBERS_PER_POINT, type Recording } from '../domain/replay/recording.ts';
import { skeletons, type LogKind } from '../domain/replay/skeleton.ts';
import type { ReadingEnd, Told } from './recording-reading.ts';

type Sent = Omit<Recording, 'skeleton'>;
type Frames = Pick<Recording, 'joints' | 'times'>;

/** What the worker that reads a recording sends: as `Told`, with the frames themselves. */
export type RecordingMessage =
  | Extract<Told, { is: 'progress' }>
  | { is: 'begun'; recording: Sent; ready: number }
  | ({ is: 'more'; from: number; ready: number } & Frames)
  | { is: 'end'; end: ReadingEnd };

interface Post {
  message: RecordingMessage;
  /** What changes hands instead of being copied. */
  transfer: ArrayBuffer[];
}

const buffersOf = ({ joints, times }: Frames) =>
  [joints.buffer, times?.buffer].filter((buffer): buffer is ArrayBuffer => buffer instanceof ArrayBuffer);

/** Turns what is told of a recording into messages: the worker keeps what it still fills, and hands over copies. */
export function createSender(post: (sent: Post) => void): (told: Told) => void {
  let reading: Recording | undefined;
  let sent = 0;
  return (told) => {
    if (told.is === 'progress') {
      post({ message: told, transfer: [] });
    } else if (told.is === 'begun') {
      const { skeleton: _skeleton, ...recording } = told.recording;
      const { joints, times } = recording;
      const frames = { joints: joints.slice(), times: times?.slice() ?? null };
      post({
        message: { is: 'begun', recording: { ...recording, ...frames }, ready: told.ready },
        transfer: buffersOf(frames),
      });
      reading = told.recording;
      sent = told.ready;
    } else if (reading) {
      const { joints, times, skeleton } = reading;
      const perFrame = skeleton.points.length * NUMBERS_PER_POINT;
      const frames = {
        joints: joints.slice(sent * perFrame, told.ready * perFrame),
        times: times?.slice(sent, told.ready) ?? null,
      };
      post({ message: { is: 'more', from: sent, ready: told.ready, ...frames }, transfer: buffersOf(frames) });
      sent = told.ready;
    }
  };
}

/** Turns the messages of the worker back into what was told, about a recording that is filled on this side. */
export function createReceiver(kind: LogKind, tell: (told: Told) => void) {
  const skeleton = skeletons[kind];
  let recording: Recording | undefined;
  return (message: Exclude<RecordingMessage, { is: 'end' }>): void => {
    if (message.is === 'progress') {
      tell(message);
    } else if (message.is === 'begun') {
      recording = { ...message.recording, skeleton };
      tell({ is: 'begun', recording, ready: message.ready });
    } else if (recording) {
      recording.joints.set(message.joints, message.from * skeleton.points.length * NUMBERS_PER_POINT);
      if (message.times) recording.times?.set(message.times, message.from);
      tell({ is: 'more', ready: message.ready });
    }
  };
}
