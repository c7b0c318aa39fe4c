import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CameraPlan } from '@exer/movement-tracking/exercise/camera-plan.ts';
import type { OpenCamera } from './openCamera.ts';
import { watchCamera, type Counting } from './watchCamera.ts';

const nothing: Counting = { reps: 0, seconds: 0, isHeld: false, share: null, hint: null, correction: null };

interface Settings {
  camera: OpenCamera;
  plan: CameraPlan;
  /** Repetitions, or seconds held. */
  goal: number;
  onCounting: (counting: Counting) => void;
  onReached: () => void;
  onLost: () => void;
}

/** Counts a set while it is mounted. `finish` ends the counting, and answers what the set came to; null before it began. */
export function useCounting({ camera, plan: asked, goal, onCounting, onReached, onLost }: Settings) {
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const watch = useRef<ReturnType<typeof watchCamera>>(undefined);
  // A program that is loaded meanwhile holds the same plan in another object.
  const [plan] = useState(asked);
  const [counting, setCounting] = useState(nothing);
  const lose = useEffectEvent(onLost);
  const show = useEffectEvent((now: Counting) => {
    setCounting(now);
    onCounting(now);
    if ((plan.counts === 'time' ? now.seconds : now.reps) >= goal) onReached();
  });
  useEffect(() => {
    if (!video.current || !canvas.current) return undefined;
    const shown = { video: video.current, canvas: canvas.current };
    watch.current = watchCamera({
      camera,
      plan,
      ...shown,
      onCounting: (now) => show(now),
      onLost: () => lose(),
    });
    return watch.current.stop;
  }, [camera, plan]);
  return { video, canvas, counting, finish: () => watch.current?.finish() ?? null };
}
