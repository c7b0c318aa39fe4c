/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one part of a file of `bytes` that a Range header asks for; `beyond` when the file has no such part, null for the
 * whole: without a header, with one that is not understood, or with several parts at once.
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'beyond' | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [first, last] = [asked?.[1] ?? '', asked?.[2] ?? ''];
  if (!first && !last) return null;
  const start = first ? Number(first) : Math.max(0, bytes - Number(last));
  const end = first && last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  if (first && last && Number(last) < Number(first)) return null;
  return start > end ? 'beyond' : { start, end };
}
