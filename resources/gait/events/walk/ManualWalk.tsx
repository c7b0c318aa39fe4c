import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { TimedWalk } from '../../../../contract/gait/timed-walks.ts';
import { WalkTiming } from '../../../../contract/gait/gait-session.ts';
import { zodFieldErrors } from '../../../../src/ui/formHelpers.ts';
import { CourseFields, useCourse } from './CourseFields.tsx';
import { Stopwatch, useStopwatch } from './Stopwatch.tsx';
import TextField from '@mui/material/TextField';
import type { GaitEventKey } from '../messages.en.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  '& .MuiTextField-root': { flex: '0 1 240px' },
  '& .MuiButton-root': { minHeight: 44 },
}));

interface SecondsFieldProps {
  problem?: string;
  onSeconds: (seconds: number) => void;
}

/** For a walk timed with another watch. */
const SecondsField = ({ problem, onSeconds }: SecondsFieldProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSeconds(Number(typed.trim().replace(',', '.') || Number.NaN));
      }}
    >
      <TextField
        label={translate('gait.walk.typed')}
        value={typed}
        error={problem !== undefined}
        helperText={problem && translate(problem)}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <Button type="submit" variant="outlined">
        {translate('gait.walk.useTyped')}
      </Button>
    </Form>
  );
};

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
/** Valid seconds, so that only the distance can be invalid. */
const ANY_SECONDS = 60;

interface Props {
  patientId: number;
  assistance: TimedWalk['assistanceOption'];
  onAssist: (option: TimedWalk['assistanceOption']) => void;
  onWalked: (walk: TimedWalk) => void;
  onRunning: (running: boolean) => void;
  /** Switches to the gait device; absent if there is none. */
  onDevice?: () => void;
}

/** A walk over a known distance, timed here or with another watch. */
export const ManualWalk = ({ patientId, assistance, onAssist, onWalked, onRunning, onDevice }: Props) => {
  const translate = useTranslate();
  const course = useCourse();
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const timing = (seconds: number) => ({ metres: course.metres, seconds, start: course.start });

  const finishWalk = (seconds: number, capturedDate: string) => {
    onRunning(false);
    const wrong = zodFieldErrors(WalkTiming, timing(seconds));
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
    const { metres } = zodFieldErrors(WalkTiming, timing(ANY_SECONDS));
    setProblems(metres ? { metres } : {});
    onRunning(!metres);
    return !metres;
  };
  const watch = useStopwatch(mayStart, finishWalk);
  const way = Number.isNaN(course.metres)
    ? ''
    : translate('gait.walk.course', {
        metres: course.metres,
        start: translate(`gait.walk.${course.start}` satisfies GaitEventKey),
      });
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
            <SecondsField
              problem={problems.seconds}
              onSeconds={(seconds) => finishWalk(seconds, new Date().toISOString())}
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
