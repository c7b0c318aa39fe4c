import { NUMBERS_PER_POINT, type Recording } from '../recording.ts';
import { FormatError, createByteReader, createByteWriter } from './bytes.ts';
import { readChannel, readPresence, writeChannel, writePresence } from './channel.ts';
import type { PackedHeader } from './header.ts';

/** Frames of a block; the first is short, so that something is seen early. */
export const FIRST_BLOCK = 30;
export const BLOCK = 300;

/** Confidence in thousandths, cut off: what lies below the limit from which a joint counts as seen stays below it. */
const CONFIDENCE_STEPS = 1000;
const MICROSECONDS = 1_000_000;
/** Stamps farther from the first one than eleven days are no time of this recording. */
const LONGEST_SECONDS = 1_000_000;

/** A thousandth itself may be a little less as a Float32, and is kept as what it is. */
function confidenceSteps(confidence: number): number {
  const nearest = Math.round(confidence * CONFIDENCE_STEPS);
  return Math.fround(nearest / CONFIDENCE_STEPS) === confidence ? nearest : Math.floor(confidence * CONFIDENCE_STEPS);
}

/** Packs the frames from `from` up to, without, `to`: per joint its presence, x, y and confidence; then the times. */
export function createBlock({ joints, times }: Recording, header: PackedHeader, from: number, to: number): Uint8Array {
  const writer = createByteWriter();
  const frames = Array.from({ length: to - from }, (_, at) => from + at);
  writer.putNumber(frames.length);
  header.points.forEach((_, point) => {
    const getOffset = (frame: number) => (frame * header.points.length + point) * NUMBERS_PER_POINT;
    const isMeasured = frames.map((frame) => !Number.isNaN(joints[getOffset(frame)]! + joints[getOffset(frame) + 1]!));
    const places = frames.filter((_frame, at) => isMeasured[at]).map(getOffset);
    writePresence(writer, isMeasured);
    for (const axis of [0, 1]) {
      writeChannel(
        writer,
        places.map((at) => Math.round(joints[at + axis]! * header.unit)),
      );
    }
    writeChannel(
      writer,
      places.map((at) => confidenceSteps(joints[at + 2]!)),
    );
  });
  if (times && header.since !== null) {
    const passed = frames.map((frame) => times[frame]! - header.since!);
    const isStamped = passed.map((seconds) => Math.abs(seconds) <= LONGEST_SECONDS);
    writePresence(writer, isStamped);
    writeChannel(
      writer,
      passed.filter((_, at) => isStamped[at]).map((seconds) => Math.round(seconds * MICROSECONDS)),
    );
  }
  return writer.written();
}

/**
 * Reads a block into a recording, its first frame at `from`; returns how many frames it has. Throws `FormatError` when it has
 * none, more than the recording, or is not whole.
 */
export function readBlock(bytes: Uint8Array, { joints, times }: Recording, header: PackedHeader, from: number): number {
  const reader = createByteReader(bytes);
  const frames = reader.takeNumber();
  if (frames === 0 || frames > BLOCK || from + frames > header.frames) throw new FormatError('No such block');
  header.points.forEach((_, point) => {
    const measured = readPresence(reader, frames);
    const getOffset = (at: number) => ((from + measured[at]!) * header.points.length + point) * NUMBERS_PER_POINT;
    [header.unit, header.unit, CONFIDENCE_STEPS].forEach((steps, axis) => {
      readChannel(reader, measured.length).forEach((value, at) => {
        joints[getOffset(at) + axis] = value / steps;
      });
    });
  });
  if (times && header.since !== null) {
    const stamped = readPresence(reader, frames);
    readChannel(reader, stamped.length).forEach((value, at) => {
      times[from + stamped[at]!] = header.since! + value / MICROSECONDS;
    });
  }
  if (!reader.isAtEnd()) throw new FormatError('Something follows the block');
  return frames;
}
