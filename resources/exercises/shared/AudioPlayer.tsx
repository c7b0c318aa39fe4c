import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useReducer, useRef, useState, type SyntheticEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatDuration } from '../../../domain/platform/duration.ts';
import { audioReducer, initialAudioState } from './playback.ts';
import type { ExerciseKey } from './messages.en.ts';

/** Stops the recording that is playing: only one plays at a time. */
let stopCurrent: (() => void) | undefined;

/** Controls an `<audio>` element: state, time in seconds, and actions. */
function useAudio() {
  const ref = useRef<HTMLAudioElement>(null);
  const [state, dispatch] = useReducer(audioReducer, initialAudioState);
  const [time, setTime] = useState({ at: 0, of: 0 });

  const stop = useCallback(() => {
    const audio = ref.current;
    if (audio) {
      audio.pause();
      audio.currentTime = 0;
    }
    dispatch('stop');
  }, []);
  useEffect(() => {
    const audio = ref.current;
    return () => {
      audio?.pause();
      if (stopCurrent === stop) stopCurrent = undefined;
    };
  }, [stop]);

  const play = (audio: HTMLAudioElement) => {
    if (stopCurrent !== stop) stopCurrent?.();
    stopCurrent = stop;
    if (state.load === 'ERROR') audio.load();
    // The element reports an error itself; a rejected play() may also be a pause in between.
    audio.play().catch(() => audio.paused && dispatch('paused'));
  };
  const toggle = () => {
    const audio = ref.current;
    if (!audio) return;
    if (state.playback === 'PLAYING') audio.pause();
    else play(audio);
    dispatch('toggle');
  };
  const restart = () => {
    const audio = ref.current;
    if (!audio) return;
    audio.currentTime = 0;
    play(audio);
    dispatch('restart');
  };
  const updateTime = ({ currentTarget: { currentTime, duration } }: SyntheticEvent<HTMLAudioElement>) =>
    setTime({ at: currentTime, of: Number.isFinite(duration) ? duration : 0 });
  const events = {
    onLoadedData: () => dispatch('loaded'),
    onError: () => dispatch('failed'),
    onPlaying: () => dispatch('played'),
    onPause: ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => !currentTarget.ended && dispatch('paused'),
    onEnded: () => dispatch('ended'),
    onTimeUpdate: updateTime,
    onDurationChange: updateTime,
  };
  return { ref, state, time, toggle, restart, stop, events };
}

const Frame = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  padding: '8px 12px 8px 8px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  '& h3': { flex: '1 0 120px', margin: 0, font: '600 var(--text-body)' },
  '& progress': { flexBasis: '100%', width: '100%', height: 6, accentColor: 'var(--primary)' },
  '& p': { flexBasis: '100%', margin: 0, font: 'var(--text-body)' },
});
const Time = styled('span')({
  color: 'var(--ink-muted)',
  font: 'var(--text-body)',
  fontVariantNumeric: 'tabular-nums',
});

interface Props {
  url: string;
  /** Whether its container is visible; playback stops when it is not. */
  isVisible: boolean;
}

/** The spoken guide of an exercise, with play, pause and restart (LIB-19). The file is loaded on play. */
export const AudioPlayer = ({ url, isVisible }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const { ref, state, time, toggle, restart, stop, events } = useAudio();
  useEffect(() => {
    if (!isVisible) stop();
  }, [isVisible, stop]);
  const { playback, load } = state;
  const isPlaying = playback === 'PLAYING';
  const label = translate(
    `exercises.guide.${load === 'ERROR' ? 'retry' : isPlaying ? 'pause' : 'play'}` satisfies ExerciseKey,
  );
  return (
    <Frame aria-labelledby={titleId} aria-busy={load === 'LOADING'}>
      {/* The transcript is the text below. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={ref} src={url} preload="none" {...events} />
      <button type="button" className="icon-button" aria-label={label} title={label} onClick={toggle}>
        {isPlaying ? <PauseIcon fontSize="small" /> : <PlayArrowIcon fontSize="small" />}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={translate('exercises.guide.restart')}
        title={translate('exercises.guide.restart')}
        aria-disabled={load !== 'SUCCESS'}
        onClick={() => load === 'SUCCESS' && restart()}
      >
        <ReplayIcon fontSize="small" />
      </button>
      <h3 id={titleId}>{translate('exercises.guide.title')}</h3>
      {time.of > 0 && (
        <>
          <Time>{`${formatDuration(time.at)} / ${formatDuration(time.of)}`}</Time>
          <progress aria-label={translate('exercises.guide.progress')} value={time.at} max={time.of} />
        </>
      )}
      {load === 'LOADING' && (
        <span role="status" className="hidden-text">
          {translate('exercises.guide.loading')}
        </span>
      )}
      {load === 'ERROR' && <p role="alert">{translate('exercises.guide.failed')}</p>}
    </Frame>
  );
};
