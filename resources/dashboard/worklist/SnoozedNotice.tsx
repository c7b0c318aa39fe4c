import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { dayText } from '../../../src/i18n/dayText.ts';
import { fullName } from '../../../domain/patient.ts';
import type { Snoozed } from './useSnooze.ts';

const Notice = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 1, 0.5, 2),
  borderTop: '1px solid var(--border)',
  background: 'var(--sunken)',
  '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

/** Says who has just left the worklist. The row is gone, so the focus goes to what takes it back. */
export const SnoozedNotice = ({ snoozed: { patient, until }, onUndo }: { snoozed: Snoozed; onUndo: () => void }) => {
  const translate = useTranslate();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const name = fullName(patient) || translate('worklist.unnamed');
  return (
    <Notice>
      <span role="status">{translate('worklist.snoozed', { name, day: dayText(until) })}</span>
      <Button ref={undo} size="small" onClick={onUndo}>
        {translate('worklist.undo')}
      </Button>
    </Notice>
  );
};
