import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import type { HeaderAction } from '../../../src/components/record-parts/headerAction.ts';
import { useUndo } from './useUndo.ts';

/** The way back from a discharge that was a mistake (OPEN-061). */
export function useUndoAction(record: PatientRecord): HeaderAction | null {
  const translate = useTranslate();
  const undo = useUndo();
  const [busy, setBusy] = useState(false);
  if (!record.may?.undoDischarge) return null;
  const takeBack = async () => {
    setBusy(true);
    await undo(record);
    setBusy(false);
  };
  return { label: translate('recordPlan.undoDischarge'), busy, run: () => void takeBack() };
}
