import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { useAddProduct } from './useAddProduct.ts';

/** Offers Health to a patient without it, where their program would stand (REC-20). */
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
