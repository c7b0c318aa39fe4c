import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { getRtmSettings, saveRtmSettings, type RtmSettingsView } from '../../../contract/rtm/settings.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { useVersionedForm } from '../../../src/ui/editing/useVersionedForm.ts';
import { parseSettings, toFormErrors, toFormValues, validateSettings, type SettingsValues } from './settingsValues.ts';

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
