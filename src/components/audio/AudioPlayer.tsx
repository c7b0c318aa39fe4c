import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useId } from 'react';
import { formatDuration } from '../../../domain/duration.ts';
import { useAudio } from './useAudio.ts';

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
  '& p': { flexBasis: '100%', margin: 0, font: 'var(--text-small)' },
});
const Time = styled('span')({
  color: 'var(--ink-muted)',
  font: 'var(--text-small)',
  fontVariantNumeric: 'tabular-nums',
});

interface Props {
  url: string;
  /** Whether what it belongs to is on the screen; it stops as soon as that leaves. */
  shown: boolean;
}

/** The spoken guide of an exercise, with play, pause and restart (LIB-19). Its file comes when it is played. */
export const AudioPlayer = ({ url, shown }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const { ref, state, time, toggle, restart, stop, events } = useAudio();
  useEffect(() => {
    if (!shown) stop();
  }, [shown, stop]);
  const { playback, load } = state;
  const plays = playback === 'PLAYING';
  const label = translate(`exercises.guide.${load === 'ERROR' ? 'retry' : plays ? 'pause' : 'play'}`);
  return (
    <Frame aria-labelledby={titleId} aria-busy={load === 'LOADING'}>
      {/* What is spoken stands below it as text. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={ref} src={url} preload="none" {...events} />
      <button type="button" className="icon-button" aria-label={label} title={label} onClick={toggle}>
        {plays ? <PauseIcon fontSize="small" /> : <PlayArrowIcon fontSize="small" />}
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
