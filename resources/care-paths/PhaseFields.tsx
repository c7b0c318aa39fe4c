import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { listTypes } from '../../contract/care-paths/shapes.ts';
import { builtInSurveys, surveyInstruments } from '../../contract/surveys/schedules.ts';
import { CARE_PATH_NUMBER } from '../../contract/platform/limits.ts';
import { changeTrack, type PhaseDraft } from './pathDraft.ts';
import type { CarePathKey } from './messages.en.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'start',
  gap: theme.spacing(2, 1.5),
  padding: theme.spacing(2, 0, 2.5),
  borderBottom: '1px solid var(--border)',
  '& .wide': { gridColumn: 'span 6' },
  '& .third': { gridColumn: 'span 4' },
  '& .small': { gridColumn: 'span 2' },
  '& .quarter': { gridColumn: 'span 3' },
  '& .all': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: {
    '& .wide, & .third': { gridColumn: '1 / -1' },
    '& .small, & .quarter': { gridColumn: 'span 4' },
  },
}));

/** Fields of a phase by their label; the title of a path has another one. */
type FieldLabel =
  | 'phaseTitle'
  | 'phaseNumber'
  | 'exerciseTotal'
  | 'messageTotal'
  | 'track'
  | 'logic'
  | 'number'
  | 'type'
  | 'template'
  | 'survey';

interface Props {
  phase: PhaseDraft;
  /** Validation messages by field. */
  errors: Partial<Record<string, string>>;
  /** Templates to select from; null for a sample path. */
  templates: readonly { id: number; name: string }[] | null;
  onChange: (phase: PhaseDraft) => void;
  /** Undefined for the only phase. */
  onRemove: (() => void) | undefined;
}

/** All fields of one phase (PATHS-08, PATHS-15). */
export const PhaseFields = ({ phase, errors, templates, onChange, onRemove }: Props) => {
  const translate = useTranslate();
  const set = (change: Partial<PhaseDraft>) => onChange({ ...phase, ...change });
  const fieldProps = (field: FieldLabel) => ({
    id: `phase-${phase.id}-${field}`,
    fullWidth: true,
    label: translate(`carePaths.editor.${field}` satisfies CarePathKey),
    error: errors[field] !== undefined,
    helperText: errors[field],
  });
  const renderNumber = (field: 'phaseNumber' | 'exerciseTotal' | 'messageTotal' | 'number', className: string) => (
    <TextField
      {...fieldProps(field)}
      className={className}
      type="number"
      value={phase[field]}
      onChange={({ target }) => set({ [field]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { ...CARE_PATH_NUMBER, step: 1, inputMode: 'numeric' } }}
    />
  );
  const renderSelect = (
    field: 'track' | 'logic' | 'type',
    options: readonly string[],
    choose: (value: string) => void,
  ) => (
    <TextField
      {...fieldProps(field)}
      className={field === 'track' ? 'third' : 'quarter'}
      select
      value={phase[field]}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {translate(option)}
        </option>
      ))}
    </TextField>
  );
  const name = phase.title.trim() || translate('carePaths.editor.unnamed', { number: phase.phaseNumber });
  const score = phase.track !== 'Pain' && listTypes[phase.track].includes('Score');
  return (
    <Fields role="group" aria-label={name}>
      <TextField
        {...fieldProps('phaseTitle')}
        className="wide"
        error={errors.title !== undefined}
        helperText={errors.title}
        value={phase.title}
        onChange={({ target }) => set({ title: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { autoComplete: 'off' } }}
      />
      {renderNumber('phaseNumber', 'small')}
      {renderNumber('exerciseTotal', 'small')}
      {renderNumber('messageTotal', 'small')}
      {renderSelect('track', phase.trackOptions, (track) => onChange(changeTrack(phase, track as PhaseDraft['track'])))}
      {renderSelect('logic', phase.logicOptions, (logic) => set({ logic: logic as PhaseDraft['logic'] }))}
      {renderNumber('number', 'small')}
      {renderSelect('type', phase.typeOptions, (type) => set({ type: type as PhaseDraft['type'] }))}
      {score && <small className="all">{translate('carePaths.editor.scoreHint')}</small>}
      <TextField
        {...fieldProps('survey')}
        className="wide"
        select
        value={phase.survey ?? ''}
        onChange={({ target }) => set({ survey: builtInSurveys.find((survey) => survey === target.value) ?? null })}
        slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
      >
        <option value="">{translate('carePaths.editor.noSurvey')}</option>
        {builtInSurveys.map((survey) => (
          <option key={survey} value={survey}>
            {translate(surveyInstruments[survey])}
          </option>
        ))}
      </TextField>
      {templates && (
        <TextField
          {...fieldProps('template')}
          className="wide"
          error={errors.templateId !== undefined}
          helperText={errors.templateId}
          select
          value={phase.templateId ?? ''}
          onChange={({ target }) => set({ templateId: target.value === '' ? null : Number(target.value) })}
          slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
        >
          <option value="">{translate('carePaths.editor.noTemplate')}</option>
          {phase.templateId !== null && !templates.some(({ id }) => id === phase.templateId) && (
            <option value={phase.templateId}>{phase.templateName ?? translate('carePaths.editor.goneTemplate')}</option>
          )}
          {templates.map((template) => (
            <option key={template.id} value={template.id}>
              {template.name}
            </option>
          ))}
        </TextField>
      )}
      <div
        className={templates ? 'all' : 'wide'}
        style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 8 }}
      >
        <FormControlLabel
          label={translate('carePaths.editor.messageProvider')}
          control={
            <Checkbox
              checked={phase.messageProvider}
              onChange={({ target }) => set({ messageProvider: target.checked })}
            />
          }
        />
        {onRemove && (
          <button
            type="button"
            className="icon-button"
            aria-label={translate('carePaths.editor.remove', { name })}
            onClick={onRemove}
          >
            <DeleteIcon sx={{ fontSize: 18 }} />
          </button>
        )}
      </div>
    </Fields>
  );
};
