import { NUMBERS_PER_POINT, type Recording } from '@exer/pose-log/recording.ts';

/** Points of the face, which might identify a person. */
const FACE = /^(nose|(left|right)(Eye|Ear))$/;

/** A part of a recording, both ends in it, frames counted from 0. */
export interface ClipRange {
  from: number;
  to: number;
}

/** The range that somebody typed in, frames counted from 1; null unless both are frames that have arrived, in their order. */
export function parseClipRange(first: string, last: string, ready: number): ClipRange | null {
  const isFrame = (text: string) => /^\d{1,7}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= ready;
  if (!isFrame(first) || !isFrame(last) || Number(first) > Number(last)) return null;
  return { from: Number(first) - 1, to: Number(last) - 1 };
}

/** A part of a recording as a recording of its own, in which no point of the face is held any more. */
export function createClip(recording: Recording, { from, to }: ClipRange): Recording {
  const { points } = recording.skeleton;
  const perFrame = points.length * NUMBERS_PER_POINT;
  const frames = to - from + 1;
  const joints = recording.joints.slice(from * perFrame, (to + 1) * perFrame);
  points.forEach((name, point) => {
    if (!FACE.test(name)) return;
    for (let frame = 0; frame < frames; frame += 1) {
      const at = frame * perFrame + point * NUMBERS_PER_POINT;
      joints.set([Number.NaN, Number.NaN, 0], at);
    }
  });
  return { ...recording, frames, joints, times: recording.times?.slice(from, to + 1) ?? null };
}

/** The name of the file: the beginning of the session's UUID and the frames, counted from 1; nothing of a person. */
export const getClipName = (sessionUUID: string, { from, to }: ClipRange): string =>
  `replay-${sessionUUID.slice(0, 8).replaceAll(/[^\w-]/g, '')}-frames-${from + 1}-${to + 1}.webm`;
