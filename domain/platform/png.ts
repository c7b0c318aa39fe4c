const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export interface Png {
  width: number;
  height: number;
  /** Where the picture ends; what follows was appended to it. Absent when it never does: the file is damaged. */
  end?: number;
}

/** Reads the structure of a PNG; nothing is decoded. Null for whatever is none. */
export function readPng(bytes: Uint8Array): Png | null {
  if (bytes.byteLength < 33 || SIGNATURE.some((byte, at) => bytes[at] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameAt = (at: number) => String.fromCharCode(...bytes.subarray(at + 4, at + 8));
  if (nameAt(8) !== 'IHDR' || view.getUint32(8) !== 13) return null;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let pictured = false;
  for (let at = 8; at + 12 <= bytes.byteLength;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.byteLength) break;
    if (nameAt(at) === 'IDAT') pictured = true;
    if (nameAt(at) === 'IEND' && pictured) return { ...size, end };
    at = end;
  }
  return size;
}
