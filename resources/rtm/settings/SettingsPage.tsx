import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { billerFieldNames, countingFieldNames } from '../../../contract/rtm/fields.ts';
import { getRtmSettings, saveRtmSettings, type RtmSettingsView } from '../../../contract/rtm/settings.ts';
import { useCaller, useCall } from '../../../src/ui/useCall.ts';
import { FormField } from '../../../src/ui/FormField.tsx';
import { LeaveQuestion } from '../../../src/ui/FormDialog.tsx';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { SaveNotices } from '../../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../../src/ui/editing/useVersionedForm.ts';
import { useLeaveQuestion } from '../../../src/ui/navigation/useLeaveQuestion.ts';
import { rtmCycleMessages } from '../shared/messages.en.ts';
import { FieldSection, useFieldTexts } from './FieldSection.tsx';
import { RulesInForce } from './RulesInForce.tsx';
import { rtmSettingsMessages } from './messages.en.ts';
import {
  getChargeField,
  listCodes,
  parseSettings,
  toFormErrors,
  toFormValues,
  validateSettings,
  type SettingsField,
  type SettingsValues,
} from './settingsValues.ts';

/** The form of the settings, saved as a whole over the version that was read. */
export function useSettingsForm(opened: RtmSettingsView) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const editing = useVersionedForm<SettingsValues, RtmSettingsView>({
    name: 'rtm-settings',
    record: opened,
    toValues: (stored) => toFormValues(stored ?? opened),
    keeps: 'fields',
    validate: (values) => validateSettings(values, translate('rtmSettings.notAnAmount')),
    send: (values, attempt) => call(saveRtmSettings, { body: parseSettings(values), ...attempt }),
    toFormProblem: (problem) => ({ ...problem, fields: toFormErrors(problem.fields ?? {}) }),
    onSaved: (saved) => {
      queries.setQueryData([getRtmSettings.id, {}, {}], saved);
      editing.form.reset(toFormValues(saved));
      notify('rtmSettings.saved', { type: 'success' });
    },
  });
  return editing;
}

interface SettingsFieldsProps {
  form: UseFormReturn<SettingsValues>;
  /** Section of the texts: its title, and its lead. */
  section: 'counting' | 'biller' | 'charges';
  fields: readonly SettingsField[];
}

const SettingsFields = ({ form, section, fields }: SettingsFieldsProps) => {
  const translate = useTranslate();
  const { formatLabel, formatEffect, listOptions } = useFieldTexts();
  const { errors } = form.formState;
  return (
    <FieldSection title={translate(`rtmSettings.${section}`)} lead={translate(`rtmSettings.${section}Lead`)}>
      <div className="fields">
        {fields.map((field) => (
          <FormField
            key={field}
            label={formatLabel(field)}
            field={form.register(field)}
            error={errors[field]?.message}
            hint={formatEffect(field)}
            options={listOptions(field)}
            none={field === 'state' ? translate('rtmSettings.chooseState') : undefined}
          />
        ))}
      </div>
    </FieldSection>
  );
};

/** The settings form, saved as a whole; leaving it with unsaved changes needs a confirmation. */
export const SettingsForm = ({ settings }: { settings: RtmSettingsView }) => {
  const translate = useTranslate();
  const editing = useSettingsForm(settings);
  const { form, submit, isBlocked } = editing;
  const { formatLabel, formatValue } = useFieldTexts();
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const question = useLeaveQuestion(isDirty);
  const domain = useWatch({ control: form.control, name: 'supplyDomain' });
  const changesCounts = countingFieldNames.some((field) => dirtyFields[field]);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'grid', gap: 24, maxWidth: 960 }}>
      <SettingsFields form={form} section="counting" fields={countingFieldNames} />
      <RulesInForce domain={domain} />
      <SettingsFields form={form} section="biller" fields={billerFieldNames} />
      {/* Charges of the codes of other devices are kept. */}
      <SettingsFields form={form} section="charges" fields={listCodes(domain).map(getChargeField)} />
      <SaveNotices editing={editing} label={formatLabel} text={formatValue} />
      {changesCounts && <Alert severity="info">{translate('rtmSettings.recounts')}</Alert>}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isDirty || isBlocked}>
          {translate('rtmSettings.save')}
        </Button>
        {isDirty && <Button onClick={() => form.reset()}>{translate('rtmSettings.discard')}</Button>}
      </div>
      {question.asks && <LeaveQuestion texts="rtmSettings" onStay={question.stay} onLeave={question.leave} />}
    </form>
  );
};

/** Loaded with this page. @public */
export const texts = { en: { ...rtmCycleMessages, ...rtmSettingsMessages } };

/** `/rtm-billing/settings/`: settings on which sources or payers differ, billing provider, and charges. */
export default function SettingsPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(getRtmSettings);
  return (
    <>
      <PageHeading title={translate('rtmSettings.title')} lead={translate('rtmSettings.lead')} />
      {data && <SettingsForm settings={data} />}
      {!data && !error && <PageLoading />}
      {!data && error && <ErrorView message={translate('rtmSettings.failed')} onRetry={() => void refetch()} />}
    </>
  );
}
