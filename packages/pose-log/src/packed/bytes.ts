/** The bytes are not a packed recording, or only a part of one. */
export class FormatError extends Error {}

const HIGHEST_DIGIT = 128;
/** Whole numbers below 2^53 take at most eight bytes. */
const LONGEST_NUMBER = 8;

/** A growing byte array. */
export function createByteWriter() {
  let bytes = new Uint8Array(16_384);
  let length = 0;

  function put(byte: number): void {
    if (length === bytes.length) {
      const larger = new Uint8Array(bytes.length * 2);
      larger.set(bytes);
      bytes = larger;
    }
    bytes[length] = byte;
    length += 1;
  }

  /** A whole number from 0 on, in seven bits a byte, the lowest first; the last byte is below 128. */
  function putNumber(value: number): void {
    let rest = value;
    for (; rest >= HIGHEST_DIGIT; rest = Math.floor(rest / HIGHEST_DIGIT)) put((rest % HIGHEST_DIGIT) + HIGHEST_DIGIT);
    put(rest);
  }

  return {
    putNumber,
    /** A whole number of either sign: 0, -1, 1, -2 ... are written as 0, 1, 2, 3 ... */
    putSigned: (value: number) => putNumber(value < 0 ? -2 * value - 1 : 2 * value),
    written: () => bytes.slice(0, length),
  };
}
export type ByteWriter = ReturnType<typeof createByteWriter>;

/** Reads what a `ByteWriter` wrote. Throws `FormatError` where the bytes end too early or hold no such number. */
export function createByteReader(bytes: Uint8Array) {
  let at = 0;

  function takeNumber(): number {
    let value = 0;
    let weight = 1;
    for (let digits = 0; digits < LONGEST_NUMBER; digits += 1, weight *= HIGHEST_DIGIT) {
      const byte = bytes[at];
      if (byte === undefined) throw new FormatError('The bytes end too early');
      at += 1;
      if (byte < HIGHEST_DIGIT) return value + byte * weight;
      value += (byte - HIGHEST_DIGIT) * weight;
    }
    throw new FormatError('A number is too long');
  }

  return {
    takeNumber,
    takeSigned(): number {
      const value = takeNumber();
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    },
    isAtEnd: () => at === bytes.length,
  };
}
export type ByteReader = ReturnType<typeof createByteReader>;
