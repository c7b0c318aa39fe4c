import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { SupplyDomain } from '../../../contract/enumerations.ts';
import type { RtmSettingsAnswer } from '../../../contract/rtm-settings.ts';
import { ChargeFields } from './ChargeFields.tsx';
import { BillerFields } from './BillerFields.tsx';
import { CountingFields } from './CountingFields.tsx';
import { RulesInForce } from './RulesInForce.tsx';
import { countingFields } from './settingsDraft.ts';
import { StoredMeanwhile } from './StoredMeanwhile.tsx';
import { LeaveQuestion } from '../../../src/components/LeaveQuestion.tsx';
import { useLeaveQuestion } from '../../../src/navigation/useLeaveQuestion.ts';
import { useSettingsForm } from './useSettingsForm.ts';

/** The settings in a form that is saved whole; leaving it with something unsaved is asked for. */
export const SettingsForm = ({ settings }: { settings: RtmSettingsAnswer }) => {
  const translate = useTranslate();
  const { form, save, failure, current, keepMine, takeTheirs } = useSettingsForm(settings);
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const question = useLeaveQuestion(isDirty);
  const domain = useWatch({ control: form.control, name: 'supplyDomain' }) as SupplyDomain;
  const recounts = countingFields.some((field) => dirtyFields[field]);
  return (
    <form noValidate onSubmit={(event) => void save(event)} style={{ display: 'grid', gap: 24, maxWidth: 960 }}>
      <CountingFields form={form} />
      <RulesInForce domain={domain} />
      <BillerFields form={form} />
      <ChargeFields form={form} domain={domain} />
      {failure && <Alert severity="error">{failure}</Alert>}
      {current && <StoredMeanwhile current={current} typed={form.getValues()} onKeep={keepMine} onTake={takeTheirs} />}
      {recounts && <Alert severity="info">{translate('rtmSettings.recounts')}</Alert>}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isDirty || current !== undefined}>
          {translate('rtmSettings.save')}
        </Button>
        {isDirty && <Button onClick={() => form.reset()}>{translate('rtmSettings.discard')}</Button>}
      </div>
      {question.asks && <LeaveQuestion texts="rtmSettings" onStay={question.stay} onLeave={question.leave} />}
    </form>
  );
};
