import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { useVersionedForm } from '../../src/ui/editing/useVersionedForm.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import { AddedProducts, addProducts } from '../../contract/plan-of-care/plan-of-care.ts';
import { validateAddedProducts } from '../../domain/plan-of-care/plan-details.ts';
import { toStoredPatient } from '../patients/shared/form/patientValues.ts';
import { zodFieldErrors } from '../../src/ui/formHelpers.ts';
import { useToday } from '../../src/ui/hooks.ts';
import { RequiredFields, DetailGrid } from './RequiredFields.tsx';
import { formatPatientName } from './shared/planActions.tsx';
import { toRequiredFieldsBody, listRequiredFields, toInitialValues, type PlanValues } from './planDraft.ts';
import { PlanNotices } from './PlanNotices.tsx';
import { useShowChanged } from './usePlanChange.ts';

interface Props {
  record: PatientRecord;
  products: PatientProduct[];
  onBack: () => void;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

/** The fields that the added products require (REC-20). */
export const AddedDetails = ({ record: opened, products, onBack, onDirty, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useCaller();
  const showChanged = useShowChanged();
  const today = useToday(opened.location.timezone);
  const toBody = (values: PlanValues, record: PatientRecord) => ({
    products,
    ...toRequiredFieldsBody(values, listRequiredFields(record, products, false)),
  });
  const getProductName = (product: PatientProduct): string => translate(`recordPlan.product.${product}.name`);
  const editing = useVersionedForm<PlanValues, PatientRecord>({
    name: `add-product/${opened.id}`,
    record: opened,
    toValues: (stored) => toInitialValues(stored!, today),
    validate: (values, base) => {
      const draft = toBody(values, base!);
      return {
        ...validateAddedProducts(toStoredPatient(base!), draft, today),
        ...zodFieldErrors(AddedProducts, draft),
      };
    },
    send: (values, attempt, base) =>
      call(addProducts, { params: { id: opened.id }, body: AddedProducts.parse(toBody(values, base!)), ...attempt }),
    onRebase: showChanged,
    onSaved: (changed) => {
      showChanged(changed);
      notify('recordPlan.productAdded', {
        type: 'success',
        messageArgs: {
          name: formatPatientName(changed, translate),
          products: products.map(getProductName).join(', '),
        },
      });
      onClose();
    },
  });
  const { form, submit, theirs, isBlocked, isSaving } = editing;
  // What the dialog started from: a refresh behind it must not turn somebody else's change into ours.
  const required = listRequiredFields(editing.base ?? opened, products, false);
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const onTakeCurrent = () => {
    editing.resolve('mine');
    if (theirs?.discharged || products.every((product) => theirs?.products.includes(product))) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
      <DetailGrid>
        <PlanNotices editing={editing} onTakeCurrent={onTakeCurrent} />
        <p style={{ gridColumn: '1 / -1' }}>{products.map(getProductName).join(', ')}</p>
        <RequiredFields form={form} required={required} />
      </DetailGrid>
      <DialogActions>
        <Button onClick={onBack}>{translate('recordPlan.back')}</Button>
        <Button type="submit" variant="contained" loading={isSaving} disabled={isBlocked}>
          {translate('recordPlan.addProduct')}
        </Button>
      </DialogActions>
    </form>
  );
};
