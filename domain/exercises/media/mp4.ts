/** A box's name as the number that it is in the file. */
const toBoxCode = (name: string) => Array.from(name).reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0);

const FILM = toBoxCode('moov');
const FREE = toBoxCode('free');
/** Boxes that hold other boxes worth looking into. */
const containerBoxes = new Set(['moov', 'trak', 'mdia', 'minf'].map(toBoxCode));
/** How deep they lie in each other. */
const MAX_DEPTH = 4;
/** Notes of cameras and editors: the place of filming among them. */
const metadataBoxes = new Set(['udta', 'meta', 'uuid'].map(toBoxCode));

/**
 * An MP4 whose notes are blanked where they stand: everything else stays at its place, as the tables inside ask for. Null
 * for a file whose boxes do not fit into it or lie deeper than in any film, or that has no film (`moov`).
 */
export function removeMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const copy = new Uint8Array(bytes);
  const view = new DataView(copy.buffer);
  let hasFilm = false;
  const blank = (from: number, to: number, depth: number): boolean => {
    if (depth > MAX_DEPTH) return false;
    for (let at = from; at < to;) {
      if (at + 8 > to) return false;
      const name = view.getUint32(at + 4);
      const short = view.getUint32(at);
      if (short === 1 && at + 16 > to) return false;
      const head = short === 1 ? 16 : 8;
      const length = short === 0 ? to - at : short === 1 ? Number(view.getBigUint64(at + 8)) : short;
      const end = at + length;
      if (length < head || end > to) return false;
      if (name === FILM) hasFilm = true;
      if (metadataBoxes.has(name)) {
        view.setUint32(at + 4, FREE);
        copy.fill(0, at + head, end);
      } else if (containerBoxes.has(name) && !blank(at + head, end, depth + 1)) return false;
      at = end;
    }
    return true;
  };
  return blank(0, copy.byteLength, 0) && hasFilm ? copy : null;
}
