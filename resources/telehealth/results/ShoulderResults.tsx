import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { sides } from '../../../domain/gait/recording/walk.ts';
import { shoulderSession } from '../../../domain/telehealth/session/sessions-of.ts';
import { shoulderRotation } from '../../../domain/telehealth/shoulder/shoulder-rotation.ts';
import { degreesText } from './estimateText.ts';
import { LiveShoulders } from './LiveShoulders.tsx';
import { MeasuredChart } from './MeasuredChart.tsx';
import { ResultActions } from './ResultActions.tsx';
import type { ResultsProps } from './ResultsProps.ts';
import { Columns, ResultsSection } from './ResultsSection.tsx';
import { shoulderRows, ShoulderFacts } from './ShoulderFacts.tsx';

/** External rotation of both shoulders (TELE-04). */
export const ShoulderResults = ({ recording, live = false, onReset }: ResultsProps) => {
  const translate = useTranslate();
  const shoulders = useMemo(
    () => (live ? [] : sides.map((side) => shoulderRotation(recording, side))),
    [recording, live],
  );
  const lines = useMemo(
    () =>
      shoulders
        .filter(({ fault }) => fault === null)
        .map(({ side, course }) => ({
          id: side,
          label: translate(`measured.short.${side}`),
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
          least: degreesText(least.value, translate),
          most: degreesText(most.value, translate),
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
          vertical={(value) => degreesText(value, translate)}
        />
      )}
      <ResultActions
        recording={recording}
        session={shoulderSession(shoulders)}
        rows={() => shoulders.flatMap((shoulder) => shoulderRows(shoulder, recording.frames.length, translate))}
        onReset={onReset}
      />
    </ResultsSection>
  );
};
