import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { sides } from '../../../domain/gait/recording/walk.ts';
import { fingers } from '../../../domain/replay/angles/traced-angles.ts';
import { bendsIn, type Finger, type HandSide } from '../../../domain/telehealth/hands/finger-bends.ts';
import { isMeasured, type FingerMotion } from '../../../domain/telehealth/hands/hand-motion.ts';
import type { TrackedRecording } from '../../../domain/telehealth/tracked.ts';
import { Choice } from '../../../src/components/Choice.tsx';
import { degreesText } from './estimateText.ts';
import { MeasuredChart } from './MeasuredChart.tsx';

interface Props {
  recording: TrackedRecording;
  hands: Readonly<Record<HandSide, readonly FingerMotion[]>>;
}

/** How far one finger was bent all over the recording, both hands. */
export const FingerCourse = ({ recording, hands }: Props) => {
  const translate = useTranslate();
  const [finger, choose] = useState<Finger>('index');
  const motionOf = (side: HandSide) => hands[side].find((each) => each.finger === finger)!;
  const lines = useMemo(
    () =>
      sides.flatMap((side) => {
        const { basis } = hands[side].find((each) => each.finger === finger)!;
        if (!basis) return [];
        const points = recording.frames.map((frame) => {
          const total = bendsIn(frame, side, finger, basis)?.reduce((sum, each) => sum + each, 0) ?? Number.NaN;
          return { x: frame.t, y: Number.isNaN(total) ? null : total };
        });
        return [{ id: side, label: translate(`measured.short.${side}`), points }];
      }),
    [recording, hands, finger, translate],
  );
  const said = (side: HandSide) => {
    const { total } = motionOf(side);
    if (!isMeasured(total)) return translate('measured.hands.notSeen');
    return translate('measured.hands.from', {
      least: degreesText(total.deficit.value, translate),
      most: degreesText(total.flexion.value, translate),
    });
  };
  return (
    <div>
      <div style={{ maxWidth: 240, marginBottom: 8 }}>
        <Choice
          label={translate('measured.hands.courseOf')}
          value={finger}
          options={fingers.map((value) => ({ value, label: translate(`measured.finger.${value}`) }))}
          onChoose={(value) => choose(value as Finger)}
        />
      </div>
      <MeasuredChart
        title={translate('measured.hands.course')}
        summary={translate('measured.hands.courseSaid', {
          finger: translate(`measured.finger.${finger}`).toLowerCase(),
          left: said('left'),
          right: said('right'),
        })}
        lines={lines}
        horizontal={(value) => translate('measured.tremor.seconds', { value })}
        vertical={(value) => degreesText(value, translate)}
      />
    </div>
  );
};
