import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import {
  type HandSide,
  measureFingerBends,
  type Finger,
  isMeasured,
  type FingerError,
  type FingerMotion,
  type Motion,
} from '@exer/movement-tracking/hands/hand-motion.ts';
import { ResultTable } from '../../../src/ui/charts/ResultTable.tsx';
import { formatAngle, formatDegrees } from './formatEstimates.ts';
import { useMemo, useState } from 'react';
import { sides } from '@exer/gait-analysis/walk.ts';
import { fingers as fingerNames } from '@exer/gait-analysis/angles/traced-angles.ts';
import type { TrackedRecording } from '@exer/movement-tracking/recording.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { MeasuredChart } from './MeasuredChart.tsx';
import type { MeasuredKey } from './messages.en.ts';

interface FingerCourseProps {
  recording: TrackedRecording;
  hands: Readonly<Record<HandSide, readonly FingerMotion[]>>;
}

/** Flexion of a finger over the recording, both hands. */
export const FingerCourse = ({ recording, hands }: FingerCourseProps) => {
  const translate = useTranslate();
  const [finger, choose] = useState<Finger>('index');
  const findMotion = (side: HandSide) => hands[side].find((each) => each.finger === finger)!;
  const lines = useMemo(
    () =>
      sides.flatMap((side) => {
        const { basis } = hands[side].find((each) => each.finger === finger)!;
        if (!basis) return [];
        const points = recording.frames.map((frame) => {
          const total =
            measureFingerBends(frame, side, finger, basis)?.reduce((sum, each) => sum + each, 0) ?? Number.NaN;
          return { x: frame.t, y: Number.isNaN(total) ? null : total };
        });
        return [{ id: side, label: translate(`measured.short.${side}` satisfies MeasuredKey), points }];
      }),
    [recording, hands, finger, translate],
  );
  const formatTotal = (side: HandSide) => {
    const { total } = findMotion(side);
    if (!isMeasured(total)) return translate('measured.hands.notSeen');
    return translate('measured.hands.from', {
      least: formatDegrees(total.deficit.value, translate),
      most: formatDegrees(total.flexion.value, translate),
    });
  };
  return (
    <div>
      <div style={{ maxWidth: 240, marginBottom: 8 }}>
        <Choice
          label={translate('measured.hands.courseOf')}
          value={finger}
          options={fingerNames.map((value) => ({
            value,
            label: translate(`measured.finger.${value}` satisfies MeasuredKey),
          }))}
          onChoose={(value) => choose(value as Finger)}
        />
      </div>
      <MeasuredChart
        title={translate('measured.hands.course')}
        summary={translate('measured.hands.courseSaid', {
          finger: translate(`measured.finger.${finger}` satisfies MeasuredKey).toLowerCase(),
          left: formatTotal('left'),
          right: formatTotal('right'),
        })}
        lines={lines}
        horizontal={(value) => translate('measured.tremor.seconds', { value })}
        vertical={(value) => formatDegrees(value, translate)}
      />
    </div>
  );
};

type Translate = ReturnType<typeof useTranslate>;

const toCells = (motion: Motion | FingerError, translate: Translate): string[] =>
  isMeasured(motion)
    ? [motion.flexion, motion.deficit, motion.motion].map((estimate) => formatAngle(estimate, translate))
    : [
        translate(`measured.hands.fault.${motion}` satisfies MeasuredKey),
        translate('measured.none'),
        translate('measured.none'),
      ];

/** A row for each finger of a hand: its joints in total. */
export const toFingerRows = (fingers: readonly FingerMotion[], translate: Translate): string[][] =>
  fingers.map(({ finger, total }) => [
    translate(`measured.finger.${finger}` satisfies MeasuredKey),
    ...toCells(total, translate),
  ]);

const toJointRows = (fingers: readonly FingerMotion[], translate: Translate): string[][] =>
  fingers.flatMap(({ finger, joints }) =>
    joints.map(({ joint, motion }) => [
      `${translate(`measured.finger.${finger}` satisfies MeasuredKey)} ${joint === 'MP' ? 'MCP' : joint}`,
      ...toCells(motion, translate),
    ]),
  );

interface Props {
  side: HandSide;
  fingers: readonly FingerMotion[];
}

/** Flexion and extension of the fingers of a hand, and of each joint. */
export const FingerTables = ({ side, fingers }: Props) => {
  const translate = useTranslate();
  const name = translate(`measured.side.${side}` satisfies MeasuredKey);
  const basis = fingers.find((finger) => isMeasured(finger.total))?.basis;
  const heads = (['flexion', 'deficit', 'motion'] as const).map((part) =>
    translate(`measured.hands.${part}` satisfies MeasuredKey),
  );
  const within = name.toLowerCase();
  return (
    <div>
      <Typography variant="h3">{name}</Typography>
      {basis ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {translate(`measured.basis.${basis}` satisfies MeasuredKey)}
          </Typography>
          <ResultTable
            label={translate('measured.hands.table', { side: within })}
            columns={[translate('measured.hands.finger'), ...heads]}
            rows={toFingerRows(fingers, translate)}
          />
          <details style={{ marginTop: 8 }}>
            <summary style={{ cursor: 'pointer' }}>{translate('measured.hands.joints', { side: within })}</summary>
            <ResultTable
              label={translate('measured.hands.joints', { side: within })}
              columns={[translate('measured.hands.joint'), ...heads]}
              rows={toJointRows(fingers, translate)}
            />
          </details>
        </>
      ) : (
        <Typography>{translate('measured.hands.handNotSeen', { side: within })}</Typography>
      )}
    </div>
  );
};
