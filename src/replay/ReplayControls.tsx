import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { Player } from './player.ts';
import { nextIcon, pauseIcon, playIcon, previousIcon } from './replayIcons.ts';
import { useFrame } from './useFrame.ts';

const Slider = styled('input')({
  display: 'block',
  width: '100%',
  height: 24,
  margin: 0,
  accentColor: 'var(--primary)',
});
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& .frame': { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
});

/** Previous, play or pause, next, the slider and `Frame: n / total` (REPLAY-02..04, OPEN-143). */
export const ReplayControls = ({ player }: { player: Player }) => {
  const translate = useTranslate();
  const slider = useRef<HTMLInputElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const isPlaying = useSyncExternalStore(player.watchPlaying, player.isPlaying);
  const { frames } = player;
  useFrame(player, (frame) => {
    const text = translate('replay.frame', { frame: frame + 1, frames });
    label.current!.textContent = text;
    slider.current!.value = String(frame + 1);
    slider.current!.setAttribute('aria-valuetext', text);
  });
  // What was waited for is there: the keys work at once.
  useEffect(() => main.current!.focus(), []);
  const buttons = [
    { name: 'previous', icon: previousIcon, onPress: () => player.step(-1) },
    { name: isPlaying ? 'pause' : 'play', icon: isPlaying ? pauseIcon : playIcon, onPress: player.toggle, ref: main },
    { name: 'next', icon: nextIcon, onPress: () => player.step(1) },
  ];
  return (
    <>
      <Slider
        ref={slider}
        type="range"
        min={1}
        max={frames}
        defaultValue={1}
        aria-label={translate('replay.position')}
        onChange={({ target }) => player.goTo(Number(target.value) - 1)}
      />
      <Row>
        {buttons.map(({ name, icon, onPress, ref }, at) => (
          <button
            key={at}
            ref={ref}
            type="button"
            className="icon-button"
            aria-label={translate(`replay.${name}`)}
            onClick={onPress}
          >
            <Icon path={icon} />
          </button>
        ))}
        <span ref={label} className="frame" />
      </Row>
    </>
  );
};
