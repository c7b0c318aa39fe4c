import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { Mark } from '../../domain/session-replay/marks.ts';
import type { Player } from './player.ts';
import { useFrame, useFrameText } from './usePlayer.ts';
import type { ReplayKey } from './messages.en.ts';

/** During playback the thumb moves at most 15 times a second, in steps of at least this share, about a pixel. */
const THUMB_EACH = 2;
const MIN_MOVE = 1 / 800;
/** During playback screen readers get the position once a second. */
const TOLD_EACH = 30;

const Slider = styled('input')({
  display: 'block',
  width: '100%',
  height: 24,
  margin: 0,
  accentColor: 'var(--primary)',
  '@media (pointer: coarse)': { height: 40 },
});

/** As long as the track of the slider's thumb, whose center never reaches the ends. */
const Marks = styled('div')({
  position: 'relative',
  height: 12,
  margin: '-2px 8px 6px',
  '& i': { position: 'absolute', top: 0, transform: 'translateX(-50%)' },
  '& .phase': { width: 2, height: 12, background: 'var(--ink-muted)' },
  '& .listed': { top: 2, width: 8, height: 8, borderRadius: 4, background: 'var(--primary)' },
  '& .loaded': { left: 0, top: 5, height: 2, transform: 'none', background: 'var(--border-strong)' },
});

interface Props {
  player: Player;
  marks: readonly Mark[];
}

/** The slider (REPLAY-03) with lines at phases, dots at marked frames, and the loaded part. */
export const Timeline = ({ player, marks }: Props) => {
  const translate = useTranslate();
  const slider = useRef<HTMLInputElement>(null);
  const ready = useSyncExternalStore(player.watchReady, player.ready);
  const { frames } = player;
  const textOf = useFrameText(frames);
  const shown = useRef({ thumb: 0, text: 0 });
  const moveTo = (frame: number) => {
    slider.current!.value = String(frame + 1);
    shown.current.thumb = frame;
  };
  const tell = (frame: number) => {
    slider.current!.setAttribute('aria-valuetext', textOf(frame));
    shown.current.text = frame;
  };
  const show = (frame: number) => {
    moveTo(frame);
    tell(frame);
  };
  useFrame(player, (frame) => {
    if (!player.isPlaying()) return show(frame);
    const { thumb, text } = shown.current;
    if (Math.abs(frame - thumb) < Math.max(THUMB_EACH, frames * MIN_MOVE)) return;
    moveTo(frame);
    if (Math.abs(frame - text) >= TOLD_EACH) tell(frame);
  });
  // Unmounting pauses as well, when the slider is gone already.
  const showStopped = useEffectEvent(() => slider.current && show(player.frame()));
  useEffect(() => player.watchPlaying(() => showStopped()), [player]);
  const toPercent = (frame: number) => `${(100 * frame) / Math.max(1, frames - 1)}%`;
  return (
    <>
      <Slider
        ref={slider}
        type="range"
        min={1}
        max={frames}
        defaultValue={1}
        aria-label={translate('replay.position')}
        onChange={({ target }) => {
          player.goTo(Number(target.value) - 1);
          // The thumb cannot move beyond the loaded part.
          show(player.frame());
        }}
      />
      <Marks aria-hidden="true">
        {ready < frames && <i className="loaded" style={{ width: toPercent(ready - 1) }} />}
        {marks.map((mark) => {
          const name = 'phase' in mark ? translate(`replay.phases.${mark.phase}` satisfies ReplayKey) : mark.name;
          return (
            <i
              key={`${name} ${mark.frame}`}
              className={'phase' in mark ? 'phase' : 'listed'}
              style={{ left: toPercent(mark.frame) }}
              title={translate('replay.jump', { name, frame: mark.frame + 1 })}
            />
          );
        })}
      </Marks>
    </>
  );
};
