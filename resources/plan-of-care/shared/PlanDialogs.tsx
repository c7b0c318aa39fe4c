import { lazy, Suspense, useState } from 'react';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { findLatestPlan } from '../../../domain/plan-of-care/plan-of-care.ts';
import { useAddressedDialog } from '../../../src/ui/editing/useAddressedDialog.ts';
import { listAddableProducts } from './planActions.tsx';

const DischargeDialog = lazy(() => import('../DischargeDialog.tsx'));
const EditPlanDialog = lazy(() => import('../EditPlanDialog.tsx'));
const NewPlanDialog = lazy(() => import('../NewPlanDialog.tsx'));
const AddProductDialog = lazy(() => import('../AddProductDialog.tsx'));

const names = ['discharge', 'edit-plan', 'new-plan', 'add-product', 'add-health'] as const;
type Name = (typeof names)[number];

interface Props {
  name: Name;
  record: PatientRecord;
  onClose: () => void;
}

/** Whether the dialog may open is decided once, so that a refresh behind it does not close it. */
const PlanDialog = ({ name, record, onClose }: Props) => {
  const viewer = useViewer();
  const [isAllowed] = useState(() => {
    const addable = viewer ? listAddableProducts(record, viewer) : [];
    const allowed: Record<Name, boolean | undefined> = {
      discharge: record.may?.discharge,
      'edit-plan': record.may?.editPlan,
      // Before care has ended, the dialog opens and says when a new plan can start (OPEN-065).
      'new-plan': record.may?.edit && findLatestPlan(record.plansOfCare)?.end !== null,
      'add-product': !record.may?.newPlan && addable.length > 0,
      'add-health': !record.may?.newPlan && addable.includes('HEALTH'),
    };
    return allowed[name] ?? false;
  });
  if (!isAllowed) return null;
  if (name === 'discharge') return <DischargeDialog record={record} onClose={onClose} />;
  if (name === 'edit-plan') return <EditPlanDialog record={record} onClose={onClose} />;
  if (name === 'new-plan') return <NewPlanDialog record={record} onClose={onClose} />;
  return (
    <AddProductDialog record={record} preselected={name === 'add-health' ? 'HEALTH' : undefined} onClose={onClose} />
  );
};

/** The plan of care and product dialogs that the URL can name. */
export const PlanDialogs = ({ record }: { record: PatientRecord }) => {
  const { dialog, close } = useAddressedDialog();
  const name = names.find((known) => known === dialog);
  return (
    <Suspense fallback={null}>{name && <PlanDialog key={name} name={name} record={record} onClose={close} />}</Suspense>
  );
};
