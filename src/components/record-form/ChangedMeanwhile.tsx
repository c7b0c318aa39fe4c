import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate, useTranslateLabel, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { isSame } from '../typedBefore.ts';

type Editor = { firstName: string; lastName: string } | null;

interface Props {
  /** What is stored now, if somebody else has saved it. */
  theirs: (RaRecord & { updatedBy?: Editor }) | undefined;
  /** The fields that the form sends. */
  fields: readonly string[];
}

/** Who saved the record since its form was opened, where the record tells, and what its fields hold now, by their labels. */
export const ChangedMeanwhile = ({ theirs, fields }: Props) => {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const [before] = useState(useRecordContext());
  if (!theirs) return null;
  const textOf = (value: unknown): string => {
    if (value === null || value === undefined || typeof value === 'boolean')
      return translate(`ra.boolean.${value ?? 'null'}`);
    if (Array.isArray(value)) return value.map(textOf).join(', ');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const { updatedBy } = theirs;
  const who = updatedBy
    ? translate('recordForm.changedBy', { name: `${updatedBy.firstName} ${updatedBy.lastName}` })
    : translate('recordForm.changed');
  const changes = fields
    .filter((field) => !isSame(before?.[field], theirs[field]))
    .map((field) => translate('recordForm.isNow', { field: labelOf({ source: field }), value: textOf(theirs[field]) }));
  return <Alert severity="warning">{[who, changes.join('; ')].filter(Boolean).join(': ')}</Alert>;
};
