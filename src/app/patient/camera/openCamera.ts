import { openTracker, TrackingError, type Tracker } from '@exer/movement-tracking/browser/tracker.ts';

/** Why the camera does not count: the patient refused it, there is none, it or the model does not work, or it was taken away. */
export type CameraFailure = 'refused' | 'none' | 'broken' | 'notLoaded';

/** A camera whose picture stays in the page, and what finds a body in it. */
export interface OpenCamera {
  stream: MediaStream;
  tracker: Tracker;
  close: () => void;
}

export class CameraError extends Error {
  readonly why: CameraFailure;
  constructor(why: CameraFailure) {
    super(why);
    this.why = why;
  }
}

const failures: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** The model's own size: more pixels would not be looked at. */
const picture = {
  facingMode: 'user',
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 30 },
} satisfies MediaTrackConstraints;

async function openStream(): Promise<MediaStream> {
  // Absent in insecure contexts.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) throw new CameraError('none');
  try {
    return await devices.getUserMedia({ video: picture, audio: false });
  } catch (error) {
    throw new CameraError(failures[(error as DOMException).name] ?? 'broken');
  }
}

/**
 * Asks for the camera, then loads what finds a body (`onProgress` gets 0 to 1); the picture goes nowhere. Rejects with a
 * `CameraError`, and closes the camera, also when `signal` is aborted.
 */
export async function openCamera(signal: AbortSignal, onProgress: (share: number) => void): Promise<OpenCamera> {
  const stream = await openStream();
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const tracker = await openTracker('body', { signal, onProgress, detail: 'fast' });
    return {
      stream,
      tracker,
      close: () => {
        stop();
        tracker.close();
      },
    };
  } catch (error) {
    stop();
    if (signal.aborted) throw error;
    throw new CameraError(error instanceof TrackingError && error.why === 'notLoaded' ? 'notLoaded' : 'broken');
  }
}
