import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { isValid } from 'date-fns';
import { Fragment, useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
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
import { formatDate, formatZoneName } from '../../src/ui/i18n/format.ts';
import { muiField } from '../../src/ui/formHelpers.ts';
import { ChoiceButtons, ConfirmMinutes, QuickMinutes } from './CareNoteChoices.tsx';
import { getFieldLabel, getOptionText } from './careNoteText.ts';
import { updateMinutes } from './careNoteValues.ts';
import type { useCareNoteForm } from './useCareNoteForm.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: theme.spacing(1.5, 3) },
  '& .minutes': { display: 'flex', alignItems: 'flex-start', gap: 8 },
  '& .minutes .MuiTextField-root': { width: 92 },
  // An error is wider than its field.
  '& .minutes .MuiFormHelperText-root': { width: 'max-content', maxWidth: 'min(280px, 42vw)' },
  '& .check': { minHeight: 40, color: 'var(--ink)' },
  '& .MuiToggleButton-root': { minWidth: 40, minHeight: 40, fontWeight: 500 },
  '& .last': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: theme.spacing(1, 2) },
  '& .last > details': { flex: '1 1 280px' },
  '& .last > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: { '& .MuiToggleButton-root': { minHeight: 44 }, gap: theme.spacing(1) },
}));
const Folded = styled('details')(({ theme }) => ({
  '& summary': { width: 'fit-content', padding: '10px 0', cursor: 'pointer', color: 'var(--ink-muted)' },
  '& .fields': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
    alignItems: 'start',
    gap: theme.spacing(2),
    padding: theme.spacing(1.5, 0),
  },
  '& .wide': { gridColumn: '1 / -1' },
}));

/** The name of the zone (`Mountain Time`) if its clock differs from the browser's on that day; null otherwise. */
function getForeignZoneName(zone: string, day: string): string | null {
  const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const noon = new Date(`${day}T12:00:00Z`);
  const isSameClock = isValid(noon)
    ? toCivilMoment(noon, zone) === toCivilMoment(noon, browserZone)
    : zone === browserZone;
  return isSameClock ? null : formatZoneName(zone);
}

interface Rules {
  onChange?: () => void;
  /** Fields that are validated again with this one. */
  deps?: CareNoteField[];
}

type InputProps = Pick<ComponentProps<typeof TextField>, 'type' | 'multiline' | 'minRows' | 'maxRows'> & {
  rules?: Rules;
  hint?: string;
  inputMode?: 'numeric';
};

/** Fields that are always in sight; the others are details. */
const mainFields: readonly CareNoteField[] = ['notes', 'minutes', 'contactMode', 'interactionType'];
const detailFields = careNoteFieldNames.filter((field) => !mainFields.includes(field));

interface Props {
  draft: ReturnType<typeof useCareNoteForm>;
  /** Lines of the text area at first. */
  lines?: number;
  /** Buttons beside the folded details. */
  actions?: ReactNode;
}

/**
 * The fields of a care note: what every note needs first, the rest folded until it is wanted, filled in or invalid. In a
 * BILLED cycle only the text stays editable (REC-58, REC-59).
 */
export const CareNoteFields = ({ draft, lines = 4, actions }: Props) => {
  const { form, values, zone } = draft;
  const translate = useTranslate();
  const reasonId = useId();
  // The composer can stand behind the dialog of another note.
  const formId = useId();
  const { errors, dirtyFields } = form.formState;
  const [isUnfolded, setUnfolded] = useState(draft.isStored);
  const isInvalid = detailFields.some((field) => errors[field]);
  const hasDetails = isInvalid || detailFields.some((field) => dirtyFields[field]);
  const [hadDetails, setHadDetails] = useState(hasDetails);
  if (hasDetails !== hadDetails) {
    setHadDetails(hasDetails);
    if (hasDetails) setUnfolded(true);
  }
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
    const { slotProps, ...field } = { ...muiField(form.register(name, rules)), id: `${formId}-${name}` };
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
  const renderSelect = (name: ChoiceField) => {
    const { isLocked, lock } = describeField(name);
    const { slotProps, ...field } = { ...muiField(form.register(name)), id: `${formId}-${name}` };
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
      <div>
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
      <div>
        <div className="minutes">
          <QuickMinutes form={form} values={values} isLocked={draft.isLocked} />
          {renderInput('minutes', {
            inputMode: 'numeric',
            // Typing replaces the suggestion (REC-55).
            rules: { onChange: () => form.setValue('source', 'TYPED') },
          })}
        </div>
        {!draft.isLocked && <ConfirmMinutes form={form} values={values} />}
      </div>
    ),
    startedAt: renderTime('startedAt'),
    endedAt: (
      <>
        {renderTime('endedAt', endsNextDay ? translate('careNote.nextDay') : undefined)}
        {foreignZoneName && (
          <p className="wide" style={{ margin: 0, font: 'var(--text-body)', color: 'var(--ink-muted)' }}>
            {translate('careNote.zone', { zone: foreignZoneName })}
          </p>
        )}
      </>
    ),
    notes: renderInput('notes', {
      multiline: true,
      minRows: lines,
      maxRows: 12,
      hint: `${limitTrimmedLength(values.notes)}/${NOTES_MAX}`,
    }),
    contactMode: <ChoiceButtons name="contactMode" form={form} values={values} {...describeField('contactMode')} />,
    credential: renderSelect('credential'),
    interactionType: renderFlag('interactionType'),
  };
  const renderFields = (names: readonly CareNoteField[]) =>
    names.map((name) => <Fragment key={name}>{inputs[name]}</Fragment>);
  return (
    <>
      {draft.isLocked && (
        <Alert severity="info" id={reasonId} role="note">
          {translate('careNote.locked')}
        </Alert>
      )}
      <Grid>
        {inputs.notes}
        <div className="row">{renderFields(mainFields.slice(1))}</div>
        <div className="last">
          <Folded
            open={isUnfolded || isInvalid}
            onToggle={({ currentTarget }) => {
              // What has to be corrected stays in sight.
              if (isInvalid) currentTarget.open = true;
              setUnfolded(currentTarget.open);
            }}
          >
            <summary>
              {translate('careNote.details', {
                day: formatDate(values.date),
                credential: values.credential
                  ? translate(getOptionText('credential', values.credential))
                  : translate('careNote.noCredential'),
              })}
            </summary>
            <div className="fields">{renderFields(detailFields)}</div>
          </Folded>
          {actions && <div>{actions}</div>}
        </div>
      </Grid>
    </>
  );
};
