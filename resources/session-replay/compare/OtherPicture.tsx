import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ComparableSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import type { Alignment } from '../../../domain/session-replay/alignment.ts';
import type { Size } from '../../../domain/session-replay/canvas.ts';
import type { Recording } from '@exer/pose-log/recording.ts';
import type { Player } from '../player.ts';
import { ReplayCanvas } from '../ReplayCanvas.tsx';
import { useFrame } from '../usePlayer.ts';
import type { ViewStore } from '../view/viewStore.ts';
import { ZonedDateTimeText } from '../../../src/ui/DateTimeText.tsx';
import type { ReplayAbout } from '../AboutSession.tsx';
import type { ReplayKey } from '../messages.en.ts';

interface SideLabelProps {
  /** Label of a session and its drawing style. */
  side: 'thisOne' | 'otherOne' | 'otherPale';
  moment?: { at: string; zone: string };
}

/** Label of a picture: session and time. */
const SideLabel = ({ side, moment }: SideLabelProps) => {
  const translate = useTranslate();
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0 8px' }}>
      <strong style={{ fontWeight: 500 }}>{translate(`replay.compare.${side}` satisfies ReplayKey)}</strong>
      {moment && <ZonedDateTimeText value={moment.at} zone={moment.zone} />}
    </span>
  );
};

export const ThisLabel = ({ about }: { about?: ReplayAbout }) => <SideLabel side="thisOne" moment={about} />;

export const OtherLabel = ({ session, pale = false }: { session: ComparableSession; pale?: boolean }) => (
  <SideLabel side={pale ? 'otherPale' : 'otherOne'} moment={{ at: session.createdDate, zone: session.timezone }} />
);

/** A player that shows the aligned frames of another recording; it only follows. */
const createFollower = (leader: Player, { frameOf }: Alignment, frames: number): Player => ({
  ...leader,
  frames,
  frame: () => frameOf(leader.frame()),
  watchFrames: (listener) => {
    let shown = -1;
    return leader.watchFrames((frame) => {
      const next = frameOf(frame);
      if (next === shown) return;
      shown = next;
      listener(next);
    });
  },
});

interface Props {
  session: ComparableSession;
  recording: Recording;
  alignment: Alignment;
  player: Player;
  view: ViewStore;
  size: Size;
}

/** The other recording at the aligned frame; faint where it has none. */
export const OtherPicture = ({ session, recording, alignment, player, view, size }: Props) => {
  const translate = useTranslate();
  const picture = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  const led = useMemo(() => createFollower(player, alignment, recording.frames), [player, alignment, recording]);
  const show = (frame: number) => {
    const isOn = alignment.covers(frame);
    picture.current!.style.opacity = isOn ? '1' : '0.35';
    label.current!.textContent = isOn
      ? translate('replay.frame', { frame: alignment.frameOf(frame) + 1, frames: recording.frames })
      : translate('replay.compare.notOn');
  };
  useFrame(player, show);
  const showAgain = useEffectEvent(() => show(player.frame()));
  // With another alignment another frame is shown.
  useEffect(() => showAgain(), [alignment]);
  return (
    <figure>
      <div ref={picture}>
        <ReplayCanvas recording={recording} player={led} size={size} view={view} />
      </div>
      <figcaption style={{ justifyContent: 'space-between' }}>
        <OtherLabel session={session} />
        <span ref={label} style={{ fontVariantNumeric: 'tabular-nums' }} />
      </figcaption>
    </figure>
  );
};
