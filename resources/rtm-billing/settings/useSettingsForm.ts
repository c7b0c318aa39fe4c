import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useKeptForm } from '../../../src/components/useKeptForm.ts';
import { isProblem } from '../../../contract/problem.ts';
import { getRtmSettings, saveRtmSettings, type RtmSettingsAnswer } from '../../../contract/rtm-settings.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { showFieldProblems } from '../../../src/components/showFieldProblems.ts';
import { checkedDraft, draftOf, onForm, type SettingsDraft } from './settingsDraft.ts';

/**
 * The form of the settings, saved whole over the version that was read. When somebody else was faster, `current` is what
 * is stored now and what was typed stays, until `keepMine` or `takeTheirs`.
 */
export function useSettingsForm(opened: RtmSettingsAnswer) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [version, setVersion] = useState(opened.version);
  const [current, setCurrent] = useState<RtmSettingsAnswer>();
  const [failure, setFailure] = useState<string>();
  const notAnAmount = translate('rtmSettings.notAnAmount');
  const form = useKeptForm<SettingsDraft>('rtm-settings', {
    resolver: problemsResolver((draft) => {
      const checked = checkedDraft(draft, notAnAmount);
      return 'problems' in checked ? checked.problems : {};
    }),
    defaultValues: draftOf(opened),
  });

  const beginFrom = (stored: RtmSettingsAnswer) => {
    setVersion(stored.version);
    setCurrent(undefined);
    form.reset(draftOf(stored));
  };
  const save = form.handleSubmit(async (draft) => {
    const checked = checkedDraft(draft, notAnAmount);
    if ('problems' in checked) return;
    setFailure(undefined);
    const saved = await call(saveRtmSettings, { body: checked.body, version });
    if (isProblem(saved)) {
      if (saved.status === 412) return setCurrent(saved.current as RtmSettingsAnswer);
      showFieldProblems(form, { ...saved, fields: onForm(saved.fields ?? {}) });
      return setFailure(saved.message);
    }
    queries.setQueryData([getRtmSettings.id, {}, {}], saved);
    beginFrom(saved);
    notify('rtmSettings.saved', { type: 'success' });
  });
  const keepMine = () => {
    setVersion(current!.version);
    setCurrent(undefined);
    // What was not touched is theirs, so that saving does not take it back.
    form.reset(draftOf(current!), { keepDirtyValues: true, keepDirty: true });
  };
  return { form, save, failure, current, keepMine, takeTheirs: () => beginFrom(current!) };
}
