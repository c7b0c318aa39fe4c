import { FormatError } from './bytes.ts';

/** Before the bytes of a section stand their number and their checksum, each in four bytes, the lowest first. */
const FRAME = 8;
/** A block of 300 frames takes a tenth of it at the worst. */
const LONGEST_SECTION = 2_000_000;

/** FNV-1a, 32 bits. */
function computeChecksum(bytes: Uint8Array): number {
  let sum = 0x81_1c_9d_c5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01_00_01_93);
  return sum >>> 0;
}

const createView = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** Adds length and checksum to the bytes. */
export function createSection(bytes: Uint8Array): Uint8Array {
  const section = new Uint8Array(FRAME + bytes.length);
  createView(section).setUint32(0, bytes.length, true);
  createView(section).setUint32(4, computeChecksum(bytes), true);
  section.set(bytes, FRAME);
  return section;
}

/**
 * Puts together the sections of a stream that arrives in pieces, and hands over each once it is whole. `write` and `end`
 * throw `FormatError` for one that is damaged, too long or cut off.
 */
export function createSectionReader(onSection: (bytes: Uint8Array) => void) {
  const frame = new Uint8Array(FRAME);
  let body: Uint8Array | null = null;
  /** Bytes that have come of the frame, or of the body once the frame is there. */
  let filled = 0;

  function fill(target: Uint8Array, piece: Uint8Array, from: number): number {
    const part = piece.subarray(from, from + target.length - filled);
    target.set(part, filled);
    filled += part.length;
    return from + part.length;
  }

  return {
    write(piece: Uint8Array): void {
      let at = 0;
      while (at < piece.length) {
        if (!body) {
          at = fill(frame, piece, at);
          if (filled < FRAME) return;
          const length = createView(frame).getUint32(0, true);
          if (length === 0 || length > LONGEST_SECTION) throw new FormatError('No section is so long');
          body = new Uint8Array(length);
          filled = 0;
        }
        at = fill(body, piece, at);
        if (filled < body.length) return;
        if (computeChecksum(body) !== createView(frame).getUint32(4, true))
          throw new FormatError('A section is damaged');
        const whole = body;
        body = null;
        filled = 0;
        onSection(whole);
      }
    },
    end(): void {
      if (body || filled > 0) throw new FormatError('The last section is cut off');
    },
  };
}
