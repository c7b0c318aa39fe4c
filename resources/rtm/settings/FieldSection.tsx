import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { states, type StateCode } from '../../../contract/platform/states.ts';
import type { SettingsDraft } from './settingsDraft.ts';
import { getLabelNumbers } from '../../../domain/rtm/code-labels.ts';
import { LAST_RULE_YEAR } from '../../../domain/rtm/rules.ts';

type Field = keyof SettingsDraft;

const chosen: readonly Field[] = ['supplyDomain', 'dataDays', 'contactPerFurtherUnit', 'discipline'];

/** Labels of the settings and formatted values. */
export function useFieldTexts() {
  const translate = useTranslate();
  const labelOf = (field: Field): string => {
    const code = /^charge(\d+)$/.exec(field)?.[1];
    return code === undefined
      ? translate(`rtmSettings.field.${field}`)
      : translate('rtmSettings.chargeOf', {
          code,
          label: translate(`rtmCycle.code.${code}`, getLabelNumbers(code, `${LAST_RULE_YEAR}-12-31`)),
        });
  };
  const valueOf = (field: Field, value: string): string => {
    if (value === '') return translate(field === 'mostFurtherUnits' ? 'rtmSettings.noLimit' : 'rtmSettings.blank');
    if (chosen.includes(field)) return translate(`rtmSettings.option.${field}.${value}`);
    return field === 'state' ? states[value as StateCode] : value;
  };
  return { labelOf, valueOf };
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
