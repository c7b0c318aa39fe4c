import { useTranslate } from 'react-admin';
import type { PatientProduct } from '../../../contract/enumerations.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { AddedDetails } from './AddedDetails.tsx';
import { ProductsThenDetails } from './ProductsThenDetails.tsx';
import { usePlanChange } from './usePlanChange.ts';

interface Props {
  record: PatientRecord;
  /** Chosen where the dialog was opened. */
  wanted?: PatientProduct;
  onClose: () => void;
}

/** Gives a patient in care further products: which, then what they need (REC-20, REC-21). */
export default function AddProductDialog({ record: opened, wanted, onClose }: Props) {
  const translate = useTranslate();
  const change = usePlanChange(opened);
  return (
    <ProductsThenDetails
      needsMore
      title={translate('recordPlan.title.addProduct')}
      assigned={change.record.products}
      wanted={wanted}
      onClose={onClose}
      details={(step) => <AddedDetails change={change} {...step} />}
    />
  );
}
