import { type Recording, NUMBERS_PER_POINT, type LogError, canReplay } from '../recording.ts';
import { type LogKind, skeletons } from '../skeleton.ts';
import { BLOCK, FIRST_BLOCK, createBlock, readBlock } from './block.ts';
import { createHeader, readHeader, type PackedHeader } from './header.ts';
import { createSection, createSectionReader } from './sections.ts';
import { FormatError } from './bytes.ts';

/**
 * Packs a recording for the replay: a header, then blocks of frames, so that it can be shown while the rest is loading. Coordinates are kept to 1/32 of a pixel, those in tenths exactly; confidences to a thousandth, times to a
 * microsecond, and what was not measured stays so. It is meant to be gzipped.
 */
export function packRecording(kind: LogKind, recording: Recording): Uint8Array<ArrayBuffer> {
  const header = createHeader(kind, recording);
  const sections = [createSection(new TextEncoder().encode(JSON.stringify(header)))];
  for (let from = 0, to = FIRST_BLOCK; from < header.frames; from = to, to += BLOCK) {
    sections.push(createSection(createBlock(recording, header, from, Math.min(to, header.frames))));
  }
  const packed = new Uint8Array(sections.reduce((sum, { length }) => sum + length, 0));
  sections.reduce((at, section) => {
    packed.set(section, at);
    return at + section.length;
  }, 0);
  return packed;
}

function emptyRecording(kind: LogKind, header: PackedHeader): Recording {
  const { poseModel, scanVersion, frames, width, height, fps, since } = header;
  const skeleton = skeletons[kind];
  const joints = new Float32Array(frames * skeleton.points.length * NUMBERS_PER_POINT);
  for (let at = 0; at < joints.length; at += NUMBERS_PER_POINT) joints.fill(Number.NaN, at, at + 2);
  const times = since === null ? null : new Float64Array(frames).fill(Number.NaN);
  return { skeleton, poseModel, scanVersion, frames, joints, width, height, fps, times };
}

/**
 * Reads a packed recording (`packRecording`) that arrives in pieces, already unzipped. `end` returns the recording or an error;
 * no bytes make it throw.
 */
export function createPackedReader(kind: LogKind) {
  let header: PackedHeader | null = null;
  let recording: Recording | null = null;
  let ready = 0;
  let fault: LogError | null = null;

  const sections = createSectionReader((bytes) => {
    if (fault) return;
    if (header && recording) {
      ready += readBlock(bytes, recording, header, ready);
      return;
    }
    header = readHeader(kind, bytes);
    if (!header) throw new FormatError('No header');
    if (canReplay(header.scanVersion)) recording = emptyRecording(kind, header);
    else fault = 'tooOld';
  });

  function unlessUnreadable(work: () => void): void {
    if (fault) return;
    try {
      work();
    } catch {
      fault = 'unreadable';
    }
  }

  return {
    write: (piece: Uint8Array) => unlessUnreadable(() => sections.write(piece)),
    /**
     * The recording, once its header has come: whole from the start, without a joint in the frames that are still to come.
     * The same object for as long as it is read.
     */
    recording: (): Recording | null => recording,
    /** How many of its frames, counted from the first, have come. */
    ready: () => ready,
    /** Whether what follows need not be read. */
    hasFailed: () => fault !== null,
    end(): Recording | LogError {
      unlessUnreadable(() => sections.end());
      return fault ?? (recording && ready === recording.frames ? recording : 'unreadable');
    },
  };
}
