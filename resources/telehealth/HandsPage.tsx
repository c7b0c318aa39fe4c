import { CameraDemo } from './CameraDemo.tsx';
import { telehealthMessages } from './messages.en.ts';
import { resultTexts, type MeasuredKey } from './results/messages.en.ts';
import { useTranslate } from 'react-admin';
import { sides } from '@exer/gait-analysis/walk.ts';
import { fingers } from '@exer/gait-analysis/angles/traced-angles.ts';
import {
  measureFingerBends,
  type Finger,
  type HandSide,
  measureHandMotion,
  isMeasured,
} from '@exer/movement-tracking/hands/hand-motion.ts';
import type { TrackedRecording } from '@exer/movement-tracking/recording.ts';
import { ResultTable } from '../../src/ui/charts/ResultTable.tsx';
import { formatDegrees } from './results/formatEstimates.ts';
import { useMemo } from 'react';
import { createHandsSession } from '../../domain/telehealth/measured-sessions.ts';
import { FingerCourse, toFingerRows, FingerTables } from './results/FingerTables.tsx';
import { ResultActions } from './results/ResultActions.tsx';
import { type ResultsProps, Columns, ResultsSection } from './results/ResultsSection.tsx';

/** Flexion of each finger in the last frame. */
const LiveHands = ({ recording }: { recording: TrackedRecording }) => {
  const translate = useTranslate();
  const last = recording.frames.at(-1);
  const formatFlexion = (side: HandSide, finger: Finger): string => {
    const bends =
      last && (measureFingerBends(last, side, finger, 'WORLD') ?? measureFingerBends(last, side, finger, 'PICTURE'));
    const total = bends?.reduce((sum, each) => sum + each, 0) ?? Number.NaN;
    return Number.isNaN(total) ? translate('measured.none') : formatDegrees(total, translate);
  };
  return (
    <ResultTable
      label={translate('measured.hands.now')}
      columns={[
        translate('measured.hands.finger'),
        ...sides.map((side) => translate(`measured.side.${side}` satisfies MeasuredKey)),
      ]}
      rows={fingers.map((finger) => [
        translate(`measured.finger.${finger}` satisfies MeasuredKey),
        ...sides.map((side) => formatFlexion(side, finger)),
      ])}
    />
  );
};

/** Motion of the fingers of both hands (TELE-02). */
export const HandsResults = ({ recording, live = false, onReset }: ResultsProps) => {
  const translate = useTranslate();
  const hands = useMemo(
    () => (live ? null : { left: measureHandMotion(recording, 'left'), right: measureHandMotion(recording, 'right') }),
    [recording, live],
  );
  if (!hands) return <LiveHands recording={recording} />;
  const seen = sides.filter((side) => hands[side].some(({ total }) => isMeasured(total)));
  const rows = () =>
    seen.flatMap((side) => [
      [translate(`measured.side.${side}` satisfies MeasuredKey)],
      ...toFingerRows(hands[side], translate),
    ]);
  return (
    <ResultsSection of="hands">
      <Columns>
        {sides.map((side) => (
          <FingerTables key={side} side={side} fingers={hands[side]} />
        ))}
      </Columns>
      {seen.length > 0 && <FingerCourse recording={recording} hands={hands} />}
      <ResultActions recording={recording} session={createHandsSession(hands)} rows={rows} onReset={onReset} />
    </ResultsSection>
  );
};

/** Loaded with this page. @public */
export const texts = { en: { ...telehealthMessages, ...resultTexts } };

export default function HandsPage() {
  return <CameraDemo demo="hands" kind="hands" Results={HandsResults} />;
}
