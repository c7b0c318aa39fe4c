import { lazy, Suspense, useState } from 'react';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { latestPlan } from '../../../domain/plan-of-care.ts';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';
import { addableProducts } from './addableProducts.ts';

const DischargeDialog = lazy(() => import('./DischargeDialog.tsx'));
const EditPlanDialog = lazy(() => import('./EditPlanDialog.tsx'));
const NewPlanDialog = lazy(() => import('./NewPlanDialog.tsx'));
const AddProductDialog = lazy(() => import('./AddProductDialog.tsx'));

const names = ['discharge', 'edit-plan', 'new-plan', 'add-product', 'add-health'] as const;
type Name = (typeof names)[number];

interface Props {
  name: Name;
  record: PatientRecord;
  onClose: () => void;
}

/** One dialog; whether it may open is asked when it opens, so that a refresh behind it does not take it away. */
const PlanDialog = ({ name, record, onClose }: Props) => {
  const viewer = useViewer();
  const [opens] = useState(() => {
    const addable = viewer ? addableProducts(record, viewer) : [];
    const has: Record<Name, boolean | undefined> = {
      discharge: record.may?.discharge,
      'edit-plan': record.may?.editPlan,
      // While care has not ended yet the dialog opens and says when a new plan can start (OPEN-065).
      'new-plan': record.may?.edit && latestPlan(record.plansOfCare)?.end !== null,
      'add-product': !record.may?.newPlan && addable.length > 0,
      'add-health': !record.may?.newPlan && addable.includes('HEALTH'),
    };
    return has[name] ?? false;
  });
  if (!opens) return null;
  if (name === 'discharge') return <DischargeDialog record={record} onClose={onClose} />;
  if (name === 'edit-plan') return <EditPlanDialog record={record} onClose={onClose} />;
  if (name === 'new-plan') return <NewPlanDialog record={record} onClose={onClose} />;
  return <AddProductDialog record={record} wanted={name === 'add-health' ? 'HEALTH' : undefined} onClose={onClose} />;
};

/** The dialogs of plans of care and products that the address can name. */
export const PlanDialogs = ({ record }: { record: PatientRecord }) => {
  const { dialog, close } = useAddressedDialog();
  const name = names.find((known) => known === dialog);
  return (
    <Suspense fallback={null}>{name && <PlanDialog key={name} name={name} record={record} onClose={close} />}</Suspense>
  );
};
