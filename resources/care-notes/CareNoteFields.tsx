import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { isValid } from 'date-fns';
import { Fragment, useId, type ComponentProps, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import {
  careNoteFieldNames,
  careNoteFields,
  timeFields,
  type CareNoteField,
  type ChoiceField,
  type FlagField,
  type TimeField,
} from '../../contract/care-notes/fields.ts';
import { limitTrimmedLength } from '../../contract/platform/fields.ts';
import { NOTES_MAX } from '../../contract/platform/limits.ts';
import { toCivilMoment } from '../../domain/platform/calendar.ts';
import { formatZoneName } from '../../src/ui/i18n/format.ts';
import { muiField } from '../../src/ui/formHelpers.ts';
import { getFieldLabel, getOptionText } from './careNoteText.ts';
import { updateMinutes, type CareNoteValues } from './careNoteValues.ts';
import type { useCareNoteForm } from './useCareNoteForm.ts';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: '20px 16px',
  '& > .wide': { gridColumn: '1 / -1' },
});

/** The name of the zone (`Mountain Time`) if its clock differs from the browser's on that day; null otherwise. */
function getForeignZoneName(zone: string, day: string): string | null {
  const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const noon = new Date(`${day}T12:00:00Z`);
  const isSameClock = isValid(noon)
    ? toCivilMoment(noon, zone) === toCivilMoment(noon, browserZone)
    : zone === browserZone;
  return isSameClock ? null : formatZoneName(zone);
}

interface Props {
  form: UseFormReturn<CareNoteValues>;
  values: CareNoteValues;
}

/** Confirms the suggested minutes; hidden once minutes are typed or follow from the times. */
const ConfirmMinutes = ({ form, values: { source, minutes } }: Props) => {
  const translate = useTranslate();
  if (source !== 'OFFERED' && source !== 'CONFIRMED') return null;
  const confirm = (isConfirmed: boolean) => {
    form.setValue('source', isConfirmed ? 'CONFIRMED' : 'OFFERED');
    if (form.formState.isSubmitted) void form.trigger('minutes');
  };
  return (
    <label className="check wide">
      <input type="checkbox" checked={source === 'CONFIRMED'} onChange={({ target }) => confirm(target.checked)} />
      {translate('careNote.worked', { smart_count: Number(minutes) })}
    </label>
  );
};

interface Rules {
  onChange?: () => void;
  /** Fields that are validated again with this one. */
  deps?: CareNoteField[];
}

type InputProps = Pick<ComponentProps<typeof TextField>, 'type' | 'multiline' | 'minRows' | 'className'> & {
  rules?: Rules;
  hint?: string;
  inputMode?: 'numeric';
};

/** The fields of a care note. In a BILLED cycle only the text stays editable (REC-58, REC-59). */
export const CareNoteFields = ({ draft }: { draft: ReturnType<typeof useCareNoteForm> }) => {
  const { form, values, zone } = draft;
  const translate = useTranslate();
  const reasonId = useId();
  const { errors } = form.formState;
  const foreignZoneName = getForeignZoneName(zone, values.date);
  const updatesMinutes = { onChange: () => updateMinutes(form, zone) };
  const endsNextDay = values.startedAt !== '' && values.endedAt !== '' && values.endedAt < values.startedAt;

  const describeField = (name: CareNoteField) => {
    const isLocked = draft.isLocked && name !== 'notes';
    return { isLocked, lock: isLocked ? { 'aria-describedby': reasonId } : {} };
  };
  const renderInput = (
    name: Exclude<CareNoteField, ChoiceField | FlagField>,
    { rules, hint, inputMode, ...input }: InputProps,
  ) => {
    const { isLocked, lock } = describeField(name);
    const { slotProps, ...field } = muiField(form.register(name, rules));
    return (
      <TextField
        label={translate(getFieldLabel(name))}
        {...input}
        {...field}
        error={errors[name] !== undefined}
        helperText={errors[name]?.message ?? hint}
        disabled={isLocked}
        slotProps={{ ...slotProps, htmlInput: { inputMode, ...lock } }}
      />
    );
  };
  const renderTime = (name: TimeField, hint?: string) =>
    // The minutes depend on both times and are validated with them.
    renderInput(name, { type: 'time', hint, rules: { ...updatesMinutes, deps: ['minutes', ...timeFields] } });
  const renderChoice = (name: ChoiceField, rules?: Rules) => {
    const { isLocked, lock } = describeField(name);
    const { slotProps, ...field } = muiField(form.register(name, rules));
    return (
      <TextField
        select
        label={translate(getFieldLabel(name))}
        {...field}
        disabled={isLocked}
        slotProps={{ ...slotProps, select: { native: true }, htmlInput: lock }}
      >
        <option value="">{translate('careNote.notSaid')}</option>
        {careNoteFields[name].input.options.map((value) => (
          <option key={value} value={value}>
            {translate(getOptionText(name, value))}
          </option>
        ))}
      </TextField>
    );
  };
  const renderFlag = (name: FlagField) => {
    const { isLocked, lock } = describeField(name);
    return (
      <div className="wide">
        <label className="check">
          <input type="checkbox" disabled={isLocked} {...lock} {...form.register(name)} />
          {translate(getFieldLabel(name))}
        </label>
        {errors[name] && <FormHelperText error>{errors[name].message}</FormHelperText>}
      </div>
    );
  };
  const inputs: Record<CareNoteField, ReactNode> = {
    date: renderInput('date', { type: 'date', rules: updatesMinutes }),
    minutes: (
      <>
        {renderInput('minutes', {
          inputMode: 'numeric',
          // Typing replaces the suggestion (REC-55).
          rules: { onChange: () => form.setValue('source', 'TYPED') },
        })}
        {!draft.isLocked && <ConfirmMinutes form={form} values={values} />}
      </>
    ),
    startedAt: renderTime('startedAt'),
    endedAt: (
      <>
        {renderTime('endedAt', endsNextDay ? translate('careNote.nextDay') : undefined)}
        {foreignZoneName && (
          <p className="wide" style={{ margin: '-12px 0 0', font: 'var(--text-small)', color: 'var(--ink-muted)' }}>
            {translate('careNote.zone', { zone: foreignZoneName })}
          </p>
        )}
      </>
    ),
    notes: renderInput('notes', {
      multiline: true,
      minRows: 4,
      className: 'wide',
      hint: `${limitTrimmedLength(values.notes)}/${NOTES_MAX}`,
    }),
    contactMode: renderChoice('contactMode', { deps: ['interactionType'] }),
    credential: renderChoice('credential'),
    interactionType: renderFlag('interactionType'),
  };
  return (
    <>
      {draft.isLocked && (
        <Alert severity="info" id={reasonId} role="note">
          {translate('careNote.locked')}
        </Alert>
      )}
      <Grid>
        {careNoteFieldNames.map((name) => (
          <Fragment key={name}>{inputs[name]}</Fragment>
        ))}
      </Grid>
    </>
  );
};
