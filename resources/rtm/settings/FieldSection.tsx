import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { states } from '../../../contract/platform/states.ts';
import { keysOf } from '../../../contract/platform/typed-keys.ts';
import { countingFields, listValues, type BillerField, type CountingField } from '../../../contract/rtm/fields.ts';
import { getLabelNumbers } from '../../../domain/rtm/code-labels.ts';
import { LAST_RULE_YEAR } from '../../../domain/rtm/rules.ts';
import type { Option } from '../../../src/ui/Choice.tsx';
import type { MessageKey } from '../../../src/ui/i18n/translated.ts';
import type { rtmSettingsMessages } from './messages.en.ts';
import { getChargedCode, isChargeField, type SettingsField } from './settingsValues.ts';

type Key = MessageKey<typeof rtmSettingsMessages>;
type ListedField = CountingField | BillerField;
/** The messages of a setting; one without them does not compile. */
const getLabel = (field: ListedField): Key => `rtmSettings.field.${field}`;
const getEffect = (field: CountingField): Key => `rtmSettings.effect.${field}`;

const isCountingField = (field: SettingsField): field is CountingField => field in countingFields;

/** Labels, hints, options and formatted values of the settings. */
export function useFieldTexts() {
  const translate = useTranslate();
  const formatOption = (field: ListedField, option: string): string => {
    const state = field === 'state' && keysOf(states).find((code) => code === option);
    return state ? states[state] : translate(`rtmSettings.option.${field}.${option}`);
  };
  return {
    formatLabel: (field: SettingsField): string => {
      if (!isChargeField(field)) return translate(getLabel(field));
      const code = getChargedCode(field);
      const label = translate(`rtmCycle.code.${code}`, getLabelNumbers(code, `${LAST_RULE_YEAR}-12-31`));
      return translate('rtmSettings.chargeOf', { code, label });
    },
    /** How a setting changes what counts. */
    formatEffect: (field: SettingsField): string | undefined =>
      isCountingField(field) ? translate(getEffect(field)) : undefined,
    listOptions: (field: SettingsField): Option[] | undefined =>
      isChargeField(field)
        ? undefined
        : listValues(field)?.map((value) => ({ value, label: formatOption(field, value) })),
    formatValue: (field: SettingsField, value: string): string => {
      if (value === '') return translate(field === 'mostFurtherUnits' ? 'rtmSettings.noLimit' : 'rtmSettings.blank');
      return !isChargeField(field) && listValues(field) ? formatOption(field, value) : value;
    },
  };
}

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2.5),
  padding: theme.spacing(3),
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& > .fields': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    alignItems: 'start',
    gap: theme.spacing(2.5),
  },
  '& p': { margin: 0 },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}));

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A section of the settings. */
export const FieldSection = ({ title, lead, children }: Props) => {
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId}>
      <div>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        <Typography color="textSecondary">{lead}</Typography>
      </div>
      {children}
    </Box>
  );
};
