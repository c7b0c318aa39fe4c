import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import SkipNextIcon from '@mui/icons-material/SkipNextOutlined';
import SkipPreviousIcon from '@mui/icons-material/SkipPreviousOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate, useStore } from 'react-admin';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Mark } from '../../domain/session-replay/marks.ts';
import type { Player } from './player.ts';
import { Timeline } from './Timeline.tsx';
import { useFrame, useFrameText } from './usePlayer.ts';
import { Choice } from '../../src/ui/Choice.tsx';
import type { ReplayKey, replayMessages } from './messages.en.ts';

const SPEEDS = [0.25, 0.5, 1, 1.5, 2];

/** Playback speed, as last selected. */
const SpeedChoice = ({ player }: { player: Player }) => {
  const translate = useTranslate();
  const [kept, keep] = useStore<number>('replay.speed', 1);
  const speed = SPEEDS.includes(kept) ? kept : 1;
  useEffect(() => player.setSpeed(speed), [player, speed]);
  return (
    <span style={{ flex: '0 0 88px' }}>
      <Choice
        label={translate('replay.speed')}
        value={String(speed)}
        options={SPEEDS.map((each) => ({ value: String(each), label: translate('replay.times', { speed: each }) }))}
        onChoose={(value) => keep(Number(value))}
      />
    </span>
  );
};

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& .frame': { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
  '@media (pointer: coarse)': { '& .icon-button': { minWidth: 44, minHeight: 44 } },
});

interface Props {
  player: Player;
  marks: readonly Mark[];
}

/** Slider, previous, play or pause, next, speed and `Frame: n / total` (REPLAY-02..04, OPEN-143). */
export const ReplayControls = ({ player, marks }: Props) => {
  const translate = useTranslate();
  const label = useRef<HTMLSpanElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const isPlaying = useSyncExternalStore(player.watchPlaying, player.isPlaying);
  const textOf = useFrameText(player.frames);
  useFrame(player, (frame) => {
    (label.current!.firstChild as Text).data = textOf(frame);
  });
  // Focused when the recording has loaded, so that keys work at once, without scrolling.
  useEffect(() => main.current!.focus({ preventScroll: true }), []);
  const buttons = [
    { name: 'previous', icon: SkipPreviousIcon, onPress: () => player.step(-1) },
    {
      name: isPlaying ? 'pause' : 'play',
      icon: isPlaying ? PauseIcon : PlayArrowIcon,
      onPress: player.toggle,
      ref: main,
    },
    { name: 'next', icon: SkipNextIcon, onPress: () => player.step(1) },
  ] satisfies { name: keyof (typeof replayMessages)['replay']; [more: string]: unknown }[];
  return (
    <>
      <Timeline player={player} marks={marks} />
      <Row>
        {buttons.map(({ name, icon: Icon, onPress, ref }, at) => (
          <button
            key={at}
            ref={ref}
            type="button"
            className="icon-button"
            aria-label={translate(`replay.${name}` satisfies ReplayKey)}
            onClick={onPress}
          >
            <Icon fontSize="small" />
          </button>
        ))}
        <SpeedChoice player={player} />
        <span ref={label} className="frame">
          {textOf(0)}
        </span>
      </Row>
    </>
  );
};
