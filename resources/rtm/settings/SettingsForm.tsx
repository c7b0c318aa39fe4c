import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  type SupplyDomain,
  dataDayDefinitions,
  disciplines,
  supplyDomains,
} from '../../../contract/platform/enumerations.ts';
import type { RtmSettingsView } from '../../../contract/rtm/settings.ts';
import { RulesInForce } from './RulesInForce.tsx';
import {
  countingFields,
  billerFields,
  type SettingsDraft,
  getChargeField,
  listCodes,
  type CountingField,
} from './settingsDraft.ts';
import { SaveNotices } from '../../../src/ui/editing/SaveNotices.tsx';
import { LeaveQuestion } from '../../../src/ui/LeaveQuestion.tsx';
import { useLeaveQuestion } from '../../../src/ui/navigation/useLeaveQuestion.ts';
import { useSettingsForm } from './useSettingsForm.ts';
import { states } from '../../../contract/platform/states.ts';
import { FormField } from '../../../src/ui/FormField.tsx';
import { FieldSection, useFieldTexts } from './FieldSection.tsx';

const stateOptions = Object.entries(states).map(([value, label]) => ({ value, label }));

/** The billing provider of claims, and the payer. */
const BillerFields = ({ form }: { form: UseFormReturn<SettingsDraft> }) => {
  const translate = useTranslate();
  const { labelOf } = useFieldTexts();
  const { errors } = form.formState;
  return (
    <FieldSection title={translate('rtmSettings.biller')} lead={translate('rtmSettings.billerLead')}>
      <div className="fields">
        {billerFields.map((field) => (
          <FormField
            key={field}
            label={labelOf(field)}
            field={form.register(field)}
            error={errors[field]?.message}
            options={field === 'state' ? stateOptions : undefined}
            none={field === 'state' ? translate('rtmSettings.chooseState') : undefined}
          />
        ))}
      </div>
    </FieldSection>
  );
};

interface ChargeFieldsProps {
  form: UseFormReturn<SettingsDraft>;
  domain: SupplyDomain;
}

/** Charge per unit of each code that the organization can bill; those of other devices are kept. */
const ChargeFields = ({ form, domain }: ChargeFieldsProps) => {
  const translate = useTranslate();
  const { labelOf } = useFieldTexts();
  const { errors } = form.formState;
  return (
    <FieldSection title={translate('rtmSettings.charges')} lead={translate('rtmSettings.chargesLead')}>
      <div className="fields">
        {listCodes(domain).map((code) => (
          <FormField
            key={code}
            label={labelOf(getChargeField(code))}
            field={form.register(getChargeField(code))}
            error={errors[getChargeField(code)]?.message}
          />
        ))}
      </div>
    </FieldSection>
  );
};

const values: Partial<Record<CountingField, readonly string[]>> = {
  supplyDomain: supplyDomains,
  dataDays: dataDayDefinitions,
  contactPerFurtherUnit: ['no', 'yes'],
  discipline: disciplines,
};

/** Settings on which sources or payers differ, with their effects. */
const CountingFields = ({ form }: { form: UseFormReturn<SettingsDraft> }) => {
  const translate = useTranslate();
  const { labelOf, valueOf } = useFieldTexts();
  const { errors } = form.formState;
  return (
    <FieldSection title={translate('rtmSettings.counting')} lead={translate('rtmSettings.countingLead')}>
      <div className="fields">
        {countingFields.map((field) => (
          <FormField
            key={field}
            label={labelOf(field)}
            field={form.register(field)}
            error={errors[field]?.message}
            hint={translate(`rtmSettings.effect.${field}`)}
            options={values[field]?.map((value) => ({ value, label: valueOf(field, value) }))}
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
  const { labelOf, valueOf } = useFieldTexts();
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const question = useLeaveQuestion(isDirty);
  const domain = useWatch({ control: form.control, name: 'supplyDomain' }) as SupplyDomain;
  const recounts = countingFields.some((field) => dirtyFields[field]);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'grid', gap: 24, maxWidth: 960 }}>
      <CountingFields form={form} />
      <RulesInForce domain={domain} />
      <BillerFields form={form} />
      <ChargeFields form={form} domain={domain} />
      <SaveNotices editing={editing} label={labelOf} text={valueOf} />
      {recounts && <Alert severity="info">{translate('rtmSettings.recounts')}</Alert>}
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
