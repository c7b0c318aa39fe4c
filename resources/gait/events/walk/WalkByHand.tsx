import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { TimedWalk } from '../../../../contract/gait-event.ts';
import { WalkTiming } from '../../../../contract/walk-timing.ts';
import { shapeProblems } from '../../../../src/components/shapeProblems.ts';
import { CourseFields } from './CourseFields.tsx';
import { Stopwatch } from './Stopwatch.tsx';
import { TypedSeconds } from './TypedSeconds.tsx';
import { useCourse } from './useCourse.ts';
import { useStopwatch } from './useStopwatch.ts';

const Otherwise = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  '& > form': { flex: '1 1 440px' },
  '& > .MuiButton-root': { minHeight: 44 },
}));
const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));
/** Within all bounds: with it, only the distance can be wrong. */
const ANY_SECONDS = 60;

interface Props {
  patientId: number;
  assistance: TimedWalk['assistanceOption'];
  onAssist: (option: TimedWalk['assistanceOption']) => void;
  onWalked: (walk: TimedWalk) => void;
  onRunning: (running: boolean) => void;
  /** Turns to the gait device; absent while that cannot be. */
  onDevice?: () => void;
}

/** A walk over a known distance, timed here or by another watch. */
export const WalkByHand = ({ patientId, assistance, onAssist, onWalked, onRunning, onDevice }: Props) => {
  const translate = useTranslate();
  const course = useCourse();
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const timing = (seconds: number) => ({ metres: course.metres, seconds, start: course.start });

  const walked = (seconds: number, capturedDate: string) => {
    onRunning(false);
    const wrong = shapeProblems(WalkTiming, timing(seconds));
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    onWalked({
      sessionUUID: crypto.randomUUID(),
      subject: { patientId },
      ...timing(seconds),
      assistanceOption: assistance,
      comment: '',
      capturedDate,
    });
  };
  const mayStart = () => {
    const { metres } = shapeProblems(WalkTiming, timing(ANY_SECONDS));
    setProblems(metres ? { metres } : {});
    onRunning(!metres);
    return !metres;
  };
  const watch = useStopwatch(mayStart, walked);
  const way = Number.isNaN(course.metres)
    ? ''
    : translate('gait.walk.course', { metres: course.metres, start: translate(`gait.walk.${course.start}`) });
  return (
    <Column>
      <Stopwatch
        course={way}
        watch={{
          ...watch,
          cancel: () => {
            onRunning(false);
            watch.cancel();
          },
        }}
      />
      {!watch.running && (
        <>
          {problems.seconds && (
            <Alert severity="error">{translate('gait.walk.notKept', { why: translate(problems.seconds) })}</Alert>
          )}
          <CourseFields course={course} metresProblem={problems.metres} assistance={assistance} onAssist={onAssist} />
          <Otherwise>
            <TypedSeconds
              problem={problems.seconds}
              onSeconds={(seconds) => walked(seconds, new Date().toISOString())}
            />
            {onDevice && (
              <Button variant="outlined" onClick={onDevice}>
                {translate('gait.walk.byDevice')}
              </Button>
            )}
          </Otherwise>
        </>
      )}
    </Column>
  );
};
