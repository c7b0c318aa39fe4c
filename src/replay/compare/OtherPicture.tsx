import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ComparableSession } from '../../../contract/scan.ts';
import type { Alignment } from '../../../domain/replay/align/alignment.ts';
import type { Size } from '../../../domain/replay/canvas-size.ts';
import type { Recording } from '../../../domain/replay/recording.ts';
import type { Player } from '../player.ts';
import { ReplayCanvas } from '../ReplayCanvas.tsx';
import { useFrame } from '../useFrame.ts';
import { follow } from './follow.ts';
import { OtherLabel } from './SideLabel.tsx';

interface Props {
  session: ComparableSession;
  recording: Recording;
  alignment: Alignment;
  player: Player;
  size: Size;
}

/** The other recording beside the first, at the frame that belongs to the one that is shown; faint while it does not go on. */
export const OtherPicture = ({ session, recording, alignment, player, size }: Props) => {
  const translate = useTranslate();
  const picture = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  const led = useMemo(() => follow(player, alignment, recording.frames), [player, alignment, recording]);
  const show = (frame: number) => {
    const isOn = alignment.covers(frame);
    picture.current!.style.opacity = isOn ? '1' : '0.35';
    label.current!.textContent = isOn
      ? translate('replay.frame', { frame: alignment.frameOf(frame) + 1, frames: recording.frames })
      : translate('replay.compare.notOn');
  };
  useFrame(player, show);
  const showAgain = useEffectEvent(() => show(player.frame()));
  // Laid together in another way, another frame belongs to the one that is shown.
  useEffect(() => showAgain(), [alignment]);
  return (
    <figure>
      <div ref={picture}>
        <ReplayCanvas recording={recording} player={led} size={size} />
      </div>
      <figcaption style={{ justifyContent: 'space-between' }}>
        <OtherLabel session={session} />
        <span ref={label} style={{ fontVariantNumeric: 'tabular-nums' }} />
      </figcaption>
    </figure>
  );
};
