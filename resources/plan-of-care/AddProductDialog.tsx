import { useTranslate } from 'react-admin';
import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { AddedDetails } from './AddedDetails.tsx';
import { ProductsThenDetails } from './ProductsThenDetails.tsx';

interface Props {
  record: PatientRecord;
  /** Product that the opening button selected. */
  preselected?: PatientProduct;
  onClose: () => void;
}

/** Adds products to a patient in care: the products first, then the fields they require (REC-20, REC-21). */
export default function AddProductDialog({ record, preselected, onClose }: Props) {
  const translate = useTranslate();
  return (
    <ProductsThenDetails
      requiresMore
      title={translate('recordPlan.title.addProduct')}
      assigned={record.products}
      preselected={preselected}
      onClose={onClose}
      details={(step) => <AddedDetails record={record} {...step} />}
    />
  );
}
