import { NUMBERS_PER_POINT, type LogFault, type Recording } from '../recording.ts';
import { canReplay } from '../scan-version.ts';
import { skeletons, type LogKind } from '../skeleton.ts';
import { layBlock } from './block.ts';
import { NotPacked } from './bytes.ts';
import { readHeader, type PackedHeader } from './header.ts';
import { createSectionReader } from './sections.ts';

function emptyRecording(kind: LogKind, header: PackedHeader): Recording {
  const { poseModel, scanVersion, frames, width, height, fps, since } = header;
  const skeleton = skeletons[kind];
  const joints = new Float32Array(frames * skeleton.points.length * NUMBERS_PER_POINT);
  for (let at = 0; at < joints.length; at += NUMBERS_PER_POINT) joints.fill(Number.NaN, at, at + 2);
  const times = since === null ? null : new Float64Array(frames).fill(Number.NaN);
  return { skeleton, poseModel, scanVersion, frames, joints, width, height, fps, times };
}

/**
 * Reads a recording in the compact form (`packRecording`) that arrives in pieces, already unzipped. Whatever the bytes
 * hold, nothing is thrown: `end` answers the recording, or why there is none.
 */
export function createPackedReader(kind: LogKind) {
  let header: PackedHeader | null = null;
  let recording: Recording | null = null;
  let ready = 0;
  let fault: LogFault | null = null;

  const sections = createSectionReader((bytes) => {
    if (fault) return;
    if (header && recording) {
      ready += layBlock(bytes, recording, header, ready);
      return;
    }
    header = readHeader(kind, bytes);
    if (!header) throw new NotPacked('No header');
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
    end(): Recording | LogFault {
      unlessUnreadable(() => sections.end());
      return fault ?? (recording && ready === recording.frames ? recording : 'unreadable');
    },
  };
}
