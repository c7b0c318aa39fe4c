import { useTranslate } from 'react-admin';
import { states, type StateCode } from '../../../contract/states.ts';
import type { SettingsDraft } from './settingsDraft.ts';

type Field = keyof SettingsDraft;

const chosen: readonly Field[] = ['supplyDomain', 'dataDays', 'contactPerFurtherUnit', 'discipline'];

/** What the fields of the settings are called, and what their values say. */
export function useFieldTexts() {
  const translate = useTranslate();
  const labelOf = (field: Field): string => {
    const code = /^charge(\d+)$/.exec(field)?.[1];
    return code === undefined
      ? translate(`rtmSettings.field.${field}`)
      : translate('rtmSettings.chargeOf', { code, label: translate(`rtmCycle.code.${code}`) });
  };
  const valueOf = (field: Field, value: string): string => {
    if (value === '') return translate(field === 'mostFurtherUnits' ? 'rtmSettings.noLimit' : 'rtmSettings.blank');
    if (chosen.includes(field)) return translate(`rtmSettings.option.${field}.${value}`);
    return field === 'state' ? states[value as StateCode] : value;
  };
  return { labelOf, valueOf };
}
