import { useTranslate } from 'react-admin';
import type { RtmSettingsAnswer } from '../../../contract/rtm-settings.ts';
import { Facts } from '../../../src/components/Facts.tsx';
import { ChangedMeanwhile } from '../../../src/components/record-parts/ChangedMeanwhile.tsx';
import { draftOf, type SettingsDraft } from './settingsDraft.ts';
import { useFieldTexts } from './useFieldTexts.ts';

interface Props {
  current: RtmSettingsAnswer;
  typed: SettingsDraft;
  onKeep: () => void;
  onTake: () => void;
}

/** Settings that somebody else has saved meanwhile, as far as they are not what was typed. */
export const StoredMeanwhile = ({ current, typed, onKeep, onTake }: Props) => {
  const translate = useTranslate();
  const { labelOf, valueOf } = useFieldTexts();
  const stored = draftOf(current);
  const fields = (Object.keys(stored) as (keyof SettingsDraft)[]).filter((field) => stored[field] !== typed[field]);
  return (
    <ChangedMeanwhile
      choices={[
        { label: translate('recordParts.keepMine'), onChoose: onKeep },
        { label: translate('recordParts.takeTheirs'), onChoose: onTake },
      ]}
    >
      <Facts facts={fields.map((field) => [labelOf(field), valueOf(field, stored[field])] as const)} />
    </ChangedMeanwhile>
  );
};
