import { useEffect, useRef, useState } from 'react';

type Failure = 'noCamera' | 'refused' | 'busy' | 'unsupported';
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

/** The camera's picture, without sound, from `start` to `stop` or until the page is left. It goes nowhere else. */
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

  const start = async () => {
    // Absent outside secure addresses.
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (!devices?.getUserMedia) return setState('unsupported');
    setState('starting');
    try {
      const opened = await devices.getUserMedia({ video: { facingMode: 'user' }, audio: false });
      if (left.current) return release(opened);
      held.current = opened;
      setStream(opened);
      setState('on');
    } catch (error) {
      setState(failures[(error as DOMException).name] ?? 'unsupported');
    }
  };
  const stop = () => {
    release(held.current);
    held.current = null;
    setStream(null);
    setState('idle');
  };
  return { state, stream, start, stop };
}
