import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
} from 'mediabunny';
import { fitRecording, type Size } from '../../domain/session-replay/canvas.ts';
import { FRAMES_PER_SECOND, type Recording } from '@exer/pose-log/recording.ts';
import { light } from '../../src/ui/theme/tokens.ts';
import { drawFrame, getLineWeight } from './drawFrame.ts';

/** Codecs of a WebM file, best supported first. */
const codecs = ['vp9', 'vp8', 'av1'] as const;

interface ClipOptions {
  signal: AbortSignal;
  /** Called with the progress from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Encodes the frames of a recording as a WebM video with 30 frames a second. Returns null if the browser cannot or if
 * it is cancelled; throws if the encoder fails.
 */
export async function makeClip(
  recording: Recording,
  size: Size,
  { signal, onProgress }: ClipOptions,
): Promise<Blob | null> {
  const codec = await getFirstEncodableVideoCodec([...codecs], size);
  if (!codec) return null;
  const canvas = new OffscreenCanvas(size.width, size.height);
  const pen = canvas.getContext('2d', { alpha: false })!;
  const place = fitRecording(size, recording);
  const weight = getLineWeight(place, 1, 1);
  const source = new CanvasSource(canvas, { codec, quality: QUALITY_HIGH });
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  output.addVideoTrack(source, { frameRate: FRAMES_PER_SECOND });
  try {
    await output.start();
    for (let frame = 0; frame < recording.frames && !signal.aborted; frame += 1) {
      pen.fillStyle = light.panel;
      pen.fillRect(0, 0, size.width, size.height);
      drawFrame(pen, recording, frame, place, weight);
      await source.add(frame / FRAMES_PER_SECOND, 1 / FRAMES_PER_SECOND);
      onProgress((frame + 1) / recording.frames);
    }
    if (!signal.aborted) await output.finalize();
  } finally {
    if (output.state !== 'finalized') await output.cancel();
  }
  return target.buffer && !signal.aborted ? new Blob([target.buffer], { type: 'video/webm' }) : null;
}
