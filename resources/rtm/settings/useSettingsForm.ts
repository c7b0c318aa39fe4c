import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useVersionedForm } from '../../../src/ui/editing/useVersionedForm.ts';
import {
  getRtmSettings,
  saveRtmSettings,
  type RtmSettingsView,
  type RtmSettingsBody,
} from '../../../contract/rtm/settings.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { validateDraft, toDraft, toFormErrors, type SettingsDraft } from './settingsDraft.ts';

/** The form of the settings, saved whole over the version that was read. */
export function useSettingsForm(opened: RtmSettingsView) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const notAnAmount = translate('rtmSettings.notAnAmount');
  const editing = useVersionedForm<SettingsDraft, RtmSettingsView>({
    name: 'rtm-settings',
    record: opened,
    toValues: (stored) => toDraft(stored!),
    keeps: 'fields',
    validate: (draft) => {
      const checked = validateDraft(draft, notAnAmount);
      return 'problems' in checked ? checked.problems : {};
    },
    send: (draft, attempt) => {
      const checked = validateDraft(draft, notAnAmount);
      return call(saveRtmSettings, { body: (checked as { body: RtmSettingsBody }).body, ...attempt });
    },
    toFormProblem: (problem) => ({ ...problem, fields: toFormErrors(problem.fields ?? {}) }),
    onSaved: (saved) => {
      queries.setQueryData([getRtmSettings.id, {}, {}], saved);
      editing.form.reset(toDraft(saved));
      notify('rtmSettings.saved', { type: 'success' });
    },
  });
  return editing;
}
