import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { NewPlanDetails } from './NewPlanDetails.tsx';
import { ProductsThenDetails } from './ProductsThenDetails.tsx';
import { usePlanChange } from './usePlanChange.ts';

/** Takes a discharged patient into care again: products, then details (REC-25, REC-45). */
export default function NewPlanDialog({ record: opened, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  const change = usePlanChange(opened);
  return (
    <ProductsThenDetails
      title={translate('recordPlan.title.new')}
      assigned={change.record.products}
      onClose={onClose}
      details={(step) => <NewPlanDetails change={change} {...step} />}
    />
  );
}
