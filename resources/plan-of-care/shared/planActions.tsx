import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { undoDischarge } from '../../../contract/plan-of-care/plan-of-care.ts';
import { patientProducts, type PatientProduct } from '../../../contract/platform/enumerations.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { listPatientCycles } from '../../../contract/rtm/cycles.ts';
import { hasProduct, type Viewer } from '../../../domain/identity/viewer.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { findLatestPlan, type PlanAction } from '../../../domain/plan-of-care/plan-of-care.ts';
import type { HeaderAction } from '../../../src/ui/editing/headerAction.ts';
import { useAddressedDialog } from '../../../src/ui/editing/useAddressedDialog.ts';
import type { MessageKey } from '../../../src/ui/i18n/translated.ts';
import { useCaller, useKeepRecord } from '../../../src/ui/useCall.ts';
import type { recordPlanMessages } from './messages.en.ts';

/** The patient's name for use in a sentence. */
export const formatPatientName = ({ patient }: PatientRecord, translate: (key: string) => string): string =>
  formatFullName(patient) || translate('record.unnamed');

/** Products that the viewer holds and the patient does not have yet (REC-21). */
export const listAddableProducts = ({ products, may }: PatientRecord, viewer: Viewer): PatientProduct[] =>
  may?.edit === false
    ? []
    : patientProducts.filter((product) => hasProduct(viewer, product) && !products.includes(product));

/** Replaces the cached record with a changed one and refetches what depends on its plan of care. */
export function useShowChanged(): (record: PatientRecord) => void {
  const queries = useQueryClient();
  const keepRecord = useKeepRecord();
  return (record) => {
    keepRecord(record);
    void queries.invalidateQueries({ queryKey: [listPatientCycles.id] });
  };
}

/** Id of the plan of care button, which stays in place while its action changes. */
const PLAN_BUTTON = 'plan-of-care-button';

/** Undoes the last change of the end of care, given the record that the change returned. */
export function useUndoDischarge(): (changed: PatientRecord) => Promise<void> {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const showChanged = useShowChanged();
  return async (changed) => {
    const answer = await call(undoDischarge, { params: { id: changed.id }, version: changed.version });
    if (isProblem(answer)) return notify(answer.message, { type: 'error' });
    showChanged(answer);
    const text = findLatestPlan(answer.plansOfCare)?.end ? 'recordPlan.undoneEdit' : 'recordPlan.undone';
    notify(text, { type: 'success', messageArgs: { name: formatPatientName(answer, translate) } });
    // The pressed button is gone, so the focus moves to the plan of care button.
    document.getElementById(PLAN_BUTTON)?.focus();
  };
}

/**
 * Returns a function that opens the dialog to add a product, or null if no product can be added. The Program card
 * offers Health and the header the other products; a discharged patient gets them with a new plan of care (REC-20,
 * REC-21).
 */
export function useAddProduct(record: PatientRecord, offered: 'HEALTH' | 'others'): (() => void) | null {
  const viewer = useViewer();
  const { show } = useAddressedDialog();
  const isOffered = (product: PatientProduct) => (product === 'HEALTH') === (offered === 'HEALTH');
  if (!viewer || !listAddableProducts(record, viewer).some(isOffered)) return null;
  if (record.may?.newPlan) return offered === 'HEALTH' ? () => show('new-plan') : null;
  return () => show(offered === 'HEALTH' ? 'add-health' : 'add-product');
}

/** Header action that undoes a discharge (OPEN-061). */
export function useUndoAction(record: PatientRecord): HeaderAction | null {
  const translate = useTranslate();
  const undo = useUndoDischarge();
  const [busy, setBusy] = useState(false);
  if (!record.may?.undoDischarge) return null;
  const runUndo = async () => {
    setBusy(true);
    await undo(record);
    setBusy(false);
  };
  return { label: translate('recordPlan.undoDischarge'), busy, run: () => void runUndo() };
}

/** Offers Health where the program of a Health patient would be (REC-20). */
export const AddHealth = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const add = useAddProduct(record, 'HEALTH');
  return (
    add && (
      <Button variant="contained" sx={{ justifySelf: 'start' }} onClick={add}>
        {translate('recordPlan.addTo', { product: translate('recordPlan.product.HEALTH.name') })}
      </Button>
    )
  );
};

const dialogs: Record<PlanAction, string> = { DISCHARGE: 'discharge', EDIT_PLAN: 'edit-plan', NEW_PLAN: 'new-plan' };

function getNextAction({ may }: PatientRecord): PlanAction | null {
  if (may?.discharge) return 'DISCHARGE';
  if (may?.editPlan) return 'EDIT_PLAN';
  return may?.newPlan ? 'NEW_PLAN' : null;
}

/** The next step of the patient's care: discharge, edit plan or new plan. */
export function usePlanAction(record: PatientRecord): HeaderAction | null {
  const translate = useTranslate();
  const { show } = useAddressedDialog();
  const action = getNextAction(record);
  if (!action) return null;
  const label = translate(`recordPlan.action.${action}` satisfies MessageKey<typeof recordPlanMessages>);
  return { label, run: () => show(dialogs[action]) };
}

/** The same as a button. */
export const PlanButton = ({ record }: { record: PatientRecord }) => {
  const action = usePlanAction(record);
  return (
    action && (
      <Button id={PLAN_BUTTON} variant="outlined" onClick={action.run}>
        {action.label}
      </Button>
    )
  );
};
