import { BlobSource, canEncodeVideo, Input, MP4, QTFF, WEBM, VideoSampleSink, type InputVideoTrack } from 'mediabunny';
import { EXERCISE_PICTURE } from '../../../../contract/exercises/limits.ts';
import type { Film } from '../../../../domain/exercises/media/film.ts';
import { detectVideoKind, VIDEO_HEAD_BYTES } from '../../../../domain/exercises/media/video.ts';

/** The codec that every browser and phone plays. */
export const COMMON_CODEC = 'avc';

export const openFilm = (file: Blob) => new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM] });

const decodes = (track: InputVideoTrack) => track.canDecode().catch(() => false);

/** Reads what a film is; `kind` for another file, `damaged` for one without pictures. */
export async function readFilm(file: Blob): Promise<Film | 'kind' | 'damaged'> {
  const input = openFilm(file);
  if (!(await input.canRead())) return 'kind';
  try {
    const track = await input.getPrimaryVideoTrack();
    const seconds = track ? await track.computeDuration() : 0;
    if (!track || !(seconds > 0)) return 'damaged';
    const head = new Uint8Array(await file.slice(0, VIDEO_HEAD_BYTES).arrayBuffer());
    return {
      codec: await track.getCodec(),
      isAccepted: detectVideoKind(head) !== null,
      bytes: file.size,
      seconds,
      side: Math.max(await track.getDisplayWidth(), await track.getDisplayHeight()),
      canEncode: (await decodes(track)) && (await canEncodeVideo(COMMON_CODEC)),
    };
  } catch {
    return 'damaged';
  }
}

/** The picture of a film at a time in seconds, as JPEG; null where the browser cannot decode the film. */
export async function readStill(file: Blob, at: number): Promise<Blob | null> {
  const input = openFilm(file);
  const track = await input.getPrimaryVideoTrack();
  if (!track || !(await decodes(track))) return null;
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const scale = Math.min(1, EXERCISE_PICTURE.sentSide / Math.max(width, height));
  const sample = await new VideoSampleSink(track).getSample((await track.getFirstTimestamp()) + at);
  if (!sample) return null;
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  sample.draw(canvas.getContext('2d')!, 0, 0, canvas.width, canvas.height);
  sample.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
