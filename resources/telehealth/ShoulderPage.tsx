import { CameraDemo } from './CameraDemo.tsx';
import { telehealthMessages } from './messages.en.ts';
import { resultTexts, type MeasuredKey } from './results/messages.en.ts';
import { useTranslate } from 'react-admin';
import { sides } from '@exer/gait-analysis/walk.ts';
import { measureRotationInFrame } from '@exer/movement-tracking/shoulder/arm-rotation.ts';
import type { TrackedRecording } from '@exer/movement-tracking/recording.ts';
import { Facts } from '../../src/ui/FactList.tsx';
import { formatDegrees, formatAngle } from './results/formatEstimates.ts';
import Typography from '@mui/material/Typography';
import { type ShoulderRotation, measureShoulderRotation } from '@exer/movement-tracking/shoulder/shoulder-rotation.ts';
import { useMemo } from 'react';
import { createShoulderSession } from '../../domain/telehealth/measured-sessions.ts';
import { MeasuredChart } from './results/MeasuredChart.tsx';
import { ResultActions } from './results/ResultActions.tsx';
import { type ResultsProps, Columns, ResultsSection } from './results/ResultsSection.tsx';
import { keysOf } from '../../contract/platform/typed-keys.ts';

/** Rotation of each shoulder in the last frame, or how to stand for it. */
const LiveShoulders = ({ recording }: { recording: TrackedRecording }) => {
  const translate = useTranslate();
  const last = recording.frames.at(-1);
  return (
    <Facts
      facts={sides.map((side) => {
        const now = last ? measureRotationInFrame(last, side) : null;
        const text =
          now === null
            ? translate('measured.shoulder.notNow')
            : typeof now === 'number'
              ? formatDegrees(now, translate)
              : translate(`measured.shoulder.now.${now}` satisfies MeasuredKey);
        return [translate(`measured.shoulderSide.${side}` satisfies MeasuredKey), text] as const;
      })}
    />
  );
};

type Translate = ReturnType<typeof useTranslate>;

const formatLeftOut = ({ leftOut }: ShoulderRotation, translate: Translate): string =>
  keysOf(leftOut)
    .filter((reason) => leftOut[reason] > 0)
    .map((reason) =>
      translate(`measured.shoulder.reason.${reason}` satisfies MeasuredKey, { smart_count: leftOut[reason] }),
    )
    .join('; ');

function listFacts(shoulder: ShoulderRotation, all: number, translate: Translate): [string, string][] {
  const { most, least, frames } = shoulder;
  const out = formatLeftOut(shoulder, translate);
  const isIn = least !== null && least.value < 0;
  return [
    ...(most && least
      ? ([
          [translate('measured.shoulder.most'), formatAngle(most, translate)],
          [
            translate(`measured.shoulder.${isIn ? 'least' : 'leastValue'}` satisfies MeasuredKey),
            formatAngle(least, translate),
          ],
        ] satisfies [string, string][])
      : []),
    [translate('measured.shoulder.frames'), translate('measured.shoulder.framesOf', { count: frames, all })],
    ...(out ? ([[translate('measured.shoulder.leftOut'), out]] satisfies [string, string][]) : []),
  ];
}

/** Lines of a shoulder for copying. */
const toRows = (shoulder: ShoulderRotation, all: number, translate: Translate): string[][] => [
  [translate(`measured.shoulderSide.${shoulder.side}` satisfies MeasuredKey)],
  ...(shoulder.fault ? [[translate(`measured.shoulder.fault.${shoulder.fault}` satisfies MeasuredKey)]] : []),
  ...listFacts(shoulder, all, translate),
];

/** Rotation of a shoulder, and which frames count. */
const ShoulderFacts = ({ shoulder, all }: { shoulder: ShoulderRotation; all: number }) => {
  const translate = useTranslate();
  const { side, fault, basis } = shoulder;
  return (
    <div>
      <Typography variant="h3" gutterBottom>
        {translate(`measured.shoulderSide.${side}` satisfies MeasuredKey)}
      </Typography>
      {fault && (
        <Typography gutterBottom>{translate(`measured.shoulder.fault.${fault}` satisfies MeasuredKey)}</Typography>
      )}
      {basis && !fault && (
        <Typography variant="body2" color="textSecondary" gutterBottom>
          {translate(`measured.basis.${basis}` satisfies MeasuredKey)}
        </Typography>
      )}
      {fault !== 'NOT_SEEN' && <Facts facts={listFacts(shoulder, all, translate)} />}
    </div>
  );
};

/** External rotation of both shoulders (TELE-04). */
export const ShoulderResults = ({ recording, live = false, onReset }: ResultsProps) => {
  const translate = useTranslate();
  const shoulders = useMemo(
    () => (live ? [] : sides.map((side) => measureShoulderRotation(recording, side))),
    [recording, live],
  );
  const lines = useMemo(
    () =>
      shoulders
        .filter(({ fault }) => fault === null)
        .map(({ side, course }) => ({
          id: side,
          label: translate(`measured.short.${side}` satisfies MeasuredKey),
          points: course.map((degrees, frame) => ({
            x: recording.frames[frame]!.t,
            y: Number.isNaN(degrees) ? null : degrees,
          })),
        })),
    [shoulders, recording, translate],
  );
  if (live) return <LiveShoulders recording={recording} />;
  const [left, right] = shoulders.map(({ least, most }) =>
    least && most
      ? translate('measured.hands.from', {
          least: formatDegrees(least.value, translate),
          most: formatDegrees(most.value, translate),
        })
      : translate('measured.hands.notSeen'),
  );
  return (
    <ResultsSection of="shoulder">
      <Columns>
        {shoulders.map((shoulder) => (
          <ShoulderFacts key={shoulder.side} shoulder={shoulder} all={recording.frames.length} />
        ))}
      </Columns>
      {lines.length > 0 && (
        <MeasuredChart
          title={translate('measured.shoulder.course')}
          summary={translate('measured.shoulder.courseSaid', { left, right })}
          lines={lines}
          horizontal={(value) => translate('measured.tremor.seconds', { value })}
          vertical={(value) => formatDegrees(value, translate)}
        />
      )}
      <ResultActions
        recording={recording}
        session={createShoulderSession(shoulders)}
        rows={() => shoulders.flatMap((shoulder) => toRows(shoulder, recording.frames.length, translate))}
        onReset={onReset}
      />
    </ResultsSection>
  );
};

/** Loaded with this page. @public */
export const texts = { en: { ...telehealthMessages, ...resultTexts } };

export default function ShoulderPage() {
  return <CameraDemo demo="shoulder" kind="body" Results={ShoulderResults} />;
}
