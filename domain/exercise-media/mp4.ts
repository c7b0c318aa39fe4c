/** Boxes that hold other boxes worth looking into. */
const holders = new Set(['moov', 'trak', 'mdia', 'minf']);
/** Notes of cameras and editors: the place of filming among them. */
const notes = new Set(['udta', 'meta', 'uuid']);
const FREE = [0x66, 0x72, 0x65, 0x65];

/**
 * An MP4 whose notes are blanked where they stand: everything else stays at its place, as the tables inside ask for. Null
 * for a file whose boxes do not fit into it, or that has no film (`moov`).
 */
export function withoutNotes(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const copy = new Uint8Array(bytes);
  const view = new DataView(copy.buffer);
  let hasFilm = false;
  const blank = (from: number, to: number): boolean => {
    for (let at = from; at < to;) {
      if (at + 8 > to) return false;
      const name = String.fromCharCode(...copy.subarray(at + 4, at + 8));
      const short = view.getUint32(at);
      if (short === 1 && at + 16 > to) return false;
      const head = short === 1 ? 16 : 8;
      const length = short === 0 ? to - at : short === 1 ? Number(view.getBigUint64(at + 8)) : short;
      const end = at + length;
      if (length < head || end > to) return false;
      if (name === 'moov') hasFilm = true;
      if (notes.has(name)) {
        copy.set(FREE, at + 4);
        copy.fill(0, at + head, end);
      } else if (holders.has(name) && !blank(at + head, end)) return false;
      at = end;
    }
    return true;
  };
  return blank(0, copy.byteLength) && hasFilm ? copy : null;
}
