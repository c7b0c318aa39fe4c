import { useCallback, useEffect, useRef, useState } from 'react';

/** The reason why there is no picture. */
type Failure = 'noCamera' | 'refused' | 'busy' | 'unsupported' | 'lost' | 'hidden';
export type CameraState = 'idle' | 'starting' | 'on' | Failure;

const failures: Record<string, Failure> = {
  NotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const release = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop());

/** Resolution of the models: a higher one does not improve the detection. */
const picture = {
  facingMode: 'user',
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 30, max: 60 },
} satisfies MediaTrackConstraints;

/**
 * The camera's picture without sound from `start` to `stop`, until the page is left or hidden, or the camera is
 * disconnected. It is not sent anywhere.
 */
export function useCamera() {
  const [state, setState] = useState<CameraState>('idle');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const held = useRef<MediaStream | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      release(held.current);
    };
  }, []);

  const end = useCallback((as: CameraState) => {
    release(held.current);
    held.current = null;
    setStream(null);
    setState(as);
  }, []);
  const stop = useCallback(() => end('idle'), [end]);
  useEffect(() => {
    const hide = () => {
      if (document.hidden && held.current) end('hidden');
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [end]);

  const start = async () => {
    if (held.current || state === 'starting') return;
    // Absent in insecure contexts.
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (!devices?.getUserMedia) return setState('unsupported');
    setState('starting');
    try {
      const opened = await devices.getUserMedia({ video: picture, audio: false });
      if (left.current) return release(opened);
      held.current = opened;
      // Unplugged, or permission revoked.
      opened.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (held.current === opened) end('lost');
      });
      setStream(opened);
      setState('on');
    } catch (error) {
      setState(failures[(error as DOMException).name] ?? 'unsupported');
    }
  };
  return { state, stream, start, stop };
}
