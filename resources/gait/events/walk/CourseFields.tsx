import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslate, useStore } from 'react-admin';
import { assistanceOptions } from '../../../../contract/platform/enumerations.ts';
import type { TimedWalk } from '../../../../contract/gait/timed-walks.ts';
import { useId } from 'react';
import type { WalkTiming } from '../../../../contract/gait/gait-session.ts';
import type { GaitEventKey } from '../messages.en.ts';

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: theme.spacing(0.5), color: 'var(--ink-muted)', font: 'var(--text-body)' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 64,
    minHeight: 44,
    padding: theme.spacing(0, 2),
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    cursor: 'pointer',
  },
  '& input': { margin: theme.spacing(0, 1, 0, 0), accentColor: 'var(--primary)' },
  '& label:has(:checked)': { borderColor: 'var(--primary)', background: 'var(--primary-soft)', fontWeight: 600 },
  '& label:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
}));

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** A radio group with touch-sized options. */
function Segments<Value extends string>({ label, value, options, onChoose }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChoose(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </Group>
  );
}

/** Common distances in meters; another one can be typed. */
const PRESETS = ['4', '6', '10'] as const;

interface Course {
  /** A preset, or empty for another distance. */
  preset: string;
  own: string;
  start: WalkTiming['start'];
}

/** The course of this event, kept for the next patient: distance and kind of start. */
export function useCourse() {
  const [course, keep] = useStore<Course>('gait.event.course', { preset: '4', own: '', start: 'MOVING' });
  const metres = Number((course.preset || course.own).replace(',', '.') || Number.NaN);
  return { ...course, metres, change: (part: Partial<Course>) => keep({ ...course, ...part }) };
}

const Fields = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2, 4) }));

interface Props {
  course: ReturnType<typeof useCourse>;
  metresProblem?: string;
  assistance: TimedWalk['assistanceOption'];
  onAssist: (option: TimedWalk['assistanceOption']) => void;
}

/** Distance, kind of start, and assistance. */
export const CourseFields = ({ course, metresProblem, assistance, onAssist }: Props) => {
  const translate = useTranslate();
  return (
    <Fields>
      <div>
        <Segments
          label={translate('gait.walk.distance')}
          value={course.preset}
          options={[
            ...PRESETS.map((metres) => ({ value: metres as string, label: translate('gait.walk.metres', { metres }) })),
            { value: '', label: translate('gait.walk.own') },
          ]}
          onChoose={(preset) => course.change({ preset })}
        />
        {course.preset === '' && (
          <TextField
            label={translate('gait.walk.ownMetres')}
            value={course.own}
            error={metresProblem !== undefined}
            helperText={metresProblem && translate(metresProblem)}
            onChange={({ target }) => course.change({ own: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
            sx={{ mt: 2 }}
          />
        )}
      </div>
      <Segments
        label={translate('gait.walk.start')}
        value={course.start}
        options={[
          { value: 'MOVING', label: translate('gait.walk.MOVING') },
          { value: 'STANDING', label: translate('gait.walk.STANDING') },
        ]}
        onChoose={(start) => course.change({ start })}
      />
      <Segments
        label={translate('gait.walk.assistance')}
        value={assistance}
        options={assistanceOptions.map((option) => ({
          value: option,
          label: translate(`gait.walk.${option}` satisfies GaitEventKey),
        }))}
        onChoose={onAssist}
      />
    </Fields>
  );
};
