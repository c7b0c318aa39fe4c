import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientProduct } from '../../../contract/enumerations.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';
import { addableProducts } from './addableProducts.ts';

interface Props {
  record: PatientRecord;
  /** A certain product; without it, whatever else than Health, which the Program card offers. */
  product?: PatientProduct;
}

/** Offers a product that the patient does not have; a discharged patient gets it with a new plan of care (REC-20, REC-21). */
export const AddProduct = ({ record, product }: Props) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const { show } = useAddressedDialog();
  const addable = viewer ? addableProducts(record, viewer) : [];
  if (!product && record.may?.newPlan) return null;
  if (!addable.some((one) => (product ? one === product : one !== 'HEALTH'))) return null;
  const dialog = product === 'HEALTH' ? 'add-health' : 'add-product';
  return (
    <Button
      variant={product ? 'contained' : 'text'}
      sx={{ justifySelf: 'start' }}
      onClick={() => show(record.may?.newPlan ? 'new-plan' : dialog)}
    >
      {product
        ? translate('recordPlan.addTo', { product: translate(`recordPlan.product.${product}.name`) })
        : translate('recordPlan.addProduct')}
    </Button>
  );
};
