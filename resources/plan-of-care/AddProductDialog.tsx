import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { AddedProducts, addProducts } from '../../contract/plan-of-care/plan-of-care.ts';
import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import { validateAddedProducts } from '../../domain/plan-of-care/plan-details.ts';
import { useVersionedForm } from '../../src/ui/editing/useVersionedForm.ts';
import { zodFieldErrors } from '../../src/ui/formHelpers.ts';
import { useToday } from '../../src/ui/hooks.ts';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { toStoredPatient } from '../patients/shared/form/patientValues.ts';
import { PlanNotices } from './PlanNotices.tsx';
import { ProductsThenDetails, RequiredFields, DetailGrid } from './ProductsThenDetails.tsx';
import { toDetailsBody, listRequiredFields, toInitialValues, type PlanValues } from './planFields.ts';
import type { recordPlanMessages } from './shared/messages.en.ts';
import { formatPatientName, useShowChanged } from './shared/planActions.tsx';

interface DetailsProps {
  record: PatientRecord;
  products: PatientProduct[];
  onBack: () => void;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

/** The fields that the added products require (REC-20). */
const AddedDetails = ({ record: opened, products, onBack, onDirty, onClose }: DetailsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useCaller();
  const showChanged = useShowChanged();
  const today = useToday(opened.location.timezone);
  const toBody = (values: PlanValues, record: PatientRecord) => ({
    products,
    ...toDetailsBody(values, listRequiredFields(record, products, false)),
  });
  const getProductName = (product: PatientProduct): string =>
    translate(`recordPlan.product.${product}.name` satisfies MessageKey<typeof recordPlanMessages>);
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
  // The record that the dialog started from: a refresh behind it must not turn the change of another user into this one.
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
