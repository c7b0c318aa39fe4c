import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { NewPlanDetails } from './NewPlanDetails.tsx';
import { ProductsThenDetails } from './ProductsThenDetails.tsx';

/** Starts a new plan of care for a discharged patient: products, then details (REC-25, REC-45). */
export default function NewPlanDialog({ record, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <ProductsThenDetails
      title={translate('recordPlan.title.new')}
      assigned={record.products}
      onClose={onClose}
      details={(step) => <NewPlanDetails record={record} {...step} />}
    />
  );
}
