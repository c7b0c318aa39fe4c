import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { assistanceOptions } from '../../../../contract/enumerations.ts';
import type { TimedWalk } from '../../../../contract/gait-event.ts';
import { Segments } from './Segments.tsx';
import { PRESETS, type useCourse } from './useCourse.ts';

const Fields = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2, 4) }));

interface Props {
  course: ReturnType<typeof useCourse>;
  metresProblem?: string;
  assistance: TimedWalk['assistanceOption'];
  onAssist: (option: TimedWalk['assistanceOption']) => void;
}

/** How it is walked: over which distance, from a stand or not, with what help. */
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
        options={assistanceOptions.map((option) => ({ value: option, label: translate(`gait.walk.${option}`) }))}
        onChoose={onAssist}
      />
    </Fields>
  );
};
