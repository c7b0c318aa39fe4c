import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { textLength } from '../../../../contract/platform/fields.ts';
import { DOSE_NOTE_MAX, HOLD, REST } from '../../../../contract/programs/dose.ts';
import { sideOrders, type Dose, type SideOrder } from '../../../../contract/programs/prescription.ts';
import type { Exercise } from '../../../../contract/exercises/exercises.ts';
import type { Block } from '../../../../contract/programs/shapes.ts';
import { worksBothSides } from '../../../../domain/programs/dose.ts';
import { truncateNotes } from '../../../../domain/programs/program.ts';
import { Choice } from '../../../../src/ui/Choice.tsx';
import type { ProgramKey } from '../../shared/messages.en.ts';
import { capitalize } from '@mui/material/utils';
import { LoadFields } from './LoadFields.tsx';
import { NumberField } from './NumberField.tsx';
import { TempoFields } from './TempoFields.tsx';

const Fields = styled('div')({
  display: 'grid',
  gap: 14,
  '& .tempo': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 },
});

export interface FieldProps {
  dose: Dose;
  change: (change: Partial<Dose>) => void;
  /** The message of a field by its path, once the field was left or the form submitted. */
  getError: (path: string) => string | undefined;
  onBlur: (path: string) => void;
}

interface Props extends FieldProps {
  block: Block;
  exercise: Exercise | undefined;
}

const HOLD_SLIDER_MAX = 60;
const REST_SLIDER = { ...REST, step: 5 };
const REST_SLIDER_MAX = 180;

/** Everything that is prescribed beside sets, goal and side. */
export const DoseFields = ({ block, exercise, ...fields }: Props) => {
  const translate = useTranslate();
  const { dose, change, getError, onBlur } = fields;
  const { hold, rest, tempo, sideOrder, note = '' } = dose;
  const countsReps = block.setGoal.reps !== null;
  return (
    <Fields>
      <LoadFields {...fields} />
      {/* Repetitions are held and paced, and sets have a rest between them; what is prescribed can always be taken back. */}
      {(countsReps || hold !== undefined) && (
        <NumberField
          id="field-dose.hold"
          label={translate('builder.hold')}
          value={hold}
          range={HOLD}
          sliderMax={HOLD_SLIDER_MAX}
          unit="s"
          error={getError('dose.hold')}
          onChange={(seconds) => change({ hold: seconds })}
          onBlur={() => onBlur('dose.hold')}
        />
      )}
      {(block.numSets > 1 || rest !== undefined) && (
        <NumberField
          id="field-dose.rest"
          label={translate('builder.rest')}
          value={rest}
          range={REST_SLIDER}
          sliderMax={REST_SLIDER_MAX}
          unit="s"
          error={getError('dose.rest')}
          onChange={(seconds) => change({ rest: seconds })}
          onBlur={() => onBlur('dose.rest')}
        />
      )}
      {(countsReps || tempo !== undefined) && <TempoFields {...fields} />}
      {worksBothSides(block, exercise) && (
        <div>
          <span className="title">{translate('builder.sideOrder')}</span>
          <Choice
            label={translate('builder.sideOrder')}
            none={translate('builder.anyOrder')}
            value={sideOrder ?? ''}
            options={sideOrders.map((order) => ({
              value: order,
              label: capitalize(translate(`programs.dose.sideOrder.${order}` satisfies ProgramKey)),
            }))}
            onChoose={(order) => change({ sideOrder: (order || undefined) as SideOrder | undefined })}
          />
        </div>
      )}
      <div>
        <label htmlFor="field-dose.note" className="title">
          {translate('builder.exerciseNote')}
        </label>
        <TextField
          fullWidth
          multiline
          minRows={2}
          maxRows={6}
          id="field-dose.note"
          value={note}
          error={getError('dose.note') !== undefined}
          helperText={
            <span style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
              <span>{translate(getError('dose.note') ?? 'builder.exerciseNoteHint')}</span>
              <span style={{ fontVariantNumeric: 'tabular-nums' }}>
                {translate('builder.count', { count: textLength(note), max: DOSE_NOTE_MAX })}
              </span>
            </span>
          }
          onChange={({ target }) => change({ note: truncateNotes(target.value, DOSE_NOTE_MAX) })}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </div>
    </Fields>
  );
};
