import { useCallback, useEffect, useReducer, useRef, useState, type SyntheticEvent } from 'react';
import { afterAudioEvent, silent } from './playback.ts';

/** Stops the recording that sounds; one begins only when another one is silent. */
let stopSounding: (() => void) | undefined;

/** Drives an `<audio>` element: its state, its time in seconds, and what can be asked of it. */
export function useAudio() {
  const ref = useRef<HTMLAudioElement>(null);
  const [state, tell] = useReducer(afterAudioEvent, silent);
  const [time, setTime] = useState({ at: 0, of: 0 });

  const stop = useCallback(() => {
    const audio = ref.current;
    if (audio) {
      audio.pause();
      audio.currentTime = 0;
    }
    tell('stop');
  }, []);
  useEffect(() => {
    const audio = ref.current;
    return () => {
      audio?.pause();
      if (stopSounding === stop) stopSounding = undefined;
    };
  }, [stop]);

  const play = (audio: HTMLAudioElement) => {
    if (stopSounding !== stop) stopSounding?.();
    stopSounding = stop;
    if (state.load === 'ERROR') audio.load();
    // A refusal is told by the element itself, or is a pause that came in between.
    audio.play().catch(() => audio.paused && tell('paused'));
  };
  const toggle = () => {
    const audio = ref.current;
    if (!audio) return;
    if (state.playback === 'PLAYING') audio.pause();
    else play(audio);
    tell('toggle');
  };
  const restart = () => {
    const audio = ref.current;
    if (!audio) return;
    audio.currentTime = 0;
    play(audio);
    tell('restart');
  };
  const clock = ({ currentTarget: { currentTime, duration } }: SyntheticEvent<HTMLAudioElement>) =>
    setTime({ at: currentTime, of: Number.isFinite(duration) ? duration : 0 });
  const events = {
    onLoadedData: () => tell('loaded'),
    onError: () => tell('failed'),
    onPlaying: () => tell('played'),
    onPause: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => !currentTarget.ended && tell('paused'),
    onEnded: () => tell('ended'),
    onTimeUpdate: clock,
    onDurationChange: clock,
  };
  return { ref, state, time, toggle, restart, stop, events };
}
