import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState, useMemo, type PropsWithChildren, type ReactNode } from 'react';
import type { VisibleReplay } from './ReplayLayout.tsx';
import { Toggle } from '../../src/ui/Toggle.tsx';
import Button from '@mui/material/Button';
import { useCopyText } from '../../src/ui/hooks.ts';
import type { Player } from './player.ts';
import { useReplayAddress } from './useReplayAddress.ts';
import { type Insights, listResultFrames } from '@exer/pose-log/insights.ts';
import { getPhase, listPhaseMarkers, type Phase } from '../../domain/session-replay/marks.ts';
import { sideColours } from '@exer/pose-log/skeleton.ts';
import { Facts } from '../../src/ui/FactList.tsx';
import { useFrame } from './usePlayer.ts';
import type { ReplayKey } from './messages.en.ts';

/** Copies the address of the current frame. */
const CopyLink = ({ sessionUUID, player }: { sessionUUID: string; player: Player }) => {
  const translate = useTranslate();
  const copyText = useCopyText();
  const { linkTo } = useReplayAddress();
  const copy = () =>
    copyText(linkTo(sessionUUID, player.frame()), 'replay.linkCopied', 'replay.linkNotCopied', {
      frame: player.frame() + 1,
    });
  return (
    <Button size="small" variant="outlined" onClick={() => void copy()}>
      {translate('replay.link')}
    </Button>
  );
};

const ClipForm = lazy(() => import('./ClipForm.tsx'));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 12 });

/** Sharing tools: a link to the frame, and a clip as a video. */
const ReplayTools = (shown: VisibleReplay) => {
  const translate = useTranslate();
  const [clipping, setClipping] = useState(false);
  return (
    <div>
      <Buttons>
        <CopyLink sessionUUID={shown.sessionUUID} player={shown.player} />
        <Toggle label={translate('replay.clip.action')} isOn={clipping} onChange={setClipping} />
      </Buttons>
      {clipping && (
        <Suspense fallback={null}>
          <ClipForm {...shown} />
        </Suspense>
      )}
    </div>
  );
};

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  '& .jumps': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& .key': { display: 'inline-flex', alignItems: 'center', gap: 6, marginRight: 16 },
  // Touch devices have no keyboard.
  '@media (pointer: coarse)': { '& .keys': { display: 'none' } },
  '& .key i': { width: 12, height: 12, borderRadius: 6, border: '1px solid var(--border-strong)' },
});

/** The current phase (REPLAY-11, REPLAY-12); renders only when it changes. */
const CurrentPhase = ({ player, insights }: { player: Player; insights: Insights }) => {
  const translate = useTranslate();
  const markers = useMemo(() => listPhaseMarkers(insights), [insights]);
  const [phase, setPhase] = useState<Phase | null>(null);
  useFrame(player, (frame) => {
    const next = getPhase(markers, frame, player.frames);
    if (next !== phase) setPhase(next);
  });
  return <output>{translate(phase ? (`replay.phases.${phase}` satisfies ReplayKey) : 'replay.noPhase')}</output>;
};

/** Facts about the recording, and marked frames to jump to (REPLAY-13). */
export const ReplayPanel = ({ children, ...shown }: PropsWithChildren<VisibleReplay>) => {
  const { recording, player, insights, sessionUUID } = shown;
  const translate = useTranslate();
  const listed = useMemo(() => listResultFrames(insights, player.frames), [insights, player]);
  const sides = ['left', 'right'] as const;
  const steps = sides.flatMap((side) => {
    const length = insights.strideInfo[side].stepInfo.frameLength;
    return length === null ? [] : [`${translate(`replay.${side}` satisfies ReplayKey)} ${length}`];
  });
  const facts: [string, ReactNode][] = [
    [translate('replay.session'), sessionUUID],
    [translate('replay.phase'), <CurrentPhase key="phase" player={player} insights={insights} />],
  ];
  if (steps.length > 0) facts.push([translate('replay.step'), steps.join(', ')]);
  if (recording.poseModel) facts.push([translate('replay.poseModel'), recording.poseModel]);
  facts.push([translate('replay.scanVersion'), recording.scanVersion]);
  return (
    <Panel>
      <Facts facts={facts} />
      {listed.length > 0 && (
        <div>
          <h3 id="replay-listed" style={{ marginBottom: 8 }}>
            {translate('replay.listed')}
          </h3>
          <ul className="jumps" aria-labelledby="replay-listed">
            {listed.map(({ name, frame }) => (
              <li key={`${name} ${frame}`}>
                <Button size="small" variant="outlined" onClick={() => player.goTo(frame)}>
                  {translate('replay.jump', { name, frame: frame + 1 })}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        {sides.map((side) => (
          <span key={side} className="key">
            <i style={{ background: sideColours[side] }} />
            {translate(`replay.${side}` satisfies ReplayKey)}
          </span>
        ))}
      </div>
      <ReplayTools {...shown} />
      {children}
      <small className="keys">{translate('replay.keys')}</small>
    </Panel>
  );
};
