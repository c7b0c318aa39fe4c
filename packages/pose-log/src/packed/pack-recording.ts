import type { Recording } from '../recording.ts';
import type { LogKind } from '../skeleton.ts';
import { BLOCK, FIRST_BLOCK, blockOf } from './block.ts';
import { headerOf } from './header.ts';
import { sectionOf } from './sections.ts';

/**
 * The compact form of a recording, for the replay: a header, then blocks of frames by which it can be shown while the rest
 * still arrives. Coordinates are kept to 1/32 of a pixel, those in tenths exactly; confidences to a thousandth, times to a
 * microsecond, and what was not measured stays so. It is meant to be gzipped.
 */
export function packRecording(kind: LogKind, recording: Recording): Uint8Array<ArrayBuffer> {
  const header = headerOf(kind, recording);
  const sections = [sectionOf(new TextEncoder().encode(JSON.stringify(header)))];
  for (let from = 0, to = FIRST_BLOCK; from < header.frames; from = to, to += BLOCK) {
    sections.push(sectionOf(blockOf(recording, header, from, Math.min(to, header.frames))));
  }
  const packed = new Uint8Array(sections.reduce((sum, { length }) => sum + length, 0));
  sections.reduce((at, section) => {
    packed.set(section, at);
    return at + section.length;
  }, 0);
  return packed;
}
