import { useStore, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { Choice } from '../components/Choice.tsx';
import type { Player } from './player.ts';

const SPEEDS = [0.25, 0.5, 1, 1.5, 2];

/** How fast a recording plays, by the reader's last choice. */
export const SpeedChoice = ({ player }: { player: Player }) => {
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
