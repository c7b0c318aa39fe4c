import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useKeptForm } from '../../../src/components/useKeptForm.ts';
import type { PatientProduct } from '../../../contract/enumerations.ts';
import { AddedProducts, addProducts } from '../../../contract/plan-of-care.ts';
import { addedProductProblems } from '../../../domain/plan-details.ts';
import { storedOf } from '../../../src/components/patient-form/patientDraft.ts';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { shapeProblems } from '../../../src/components/shapeProblems.ts';
import { showFieldProblems } from '../../../src/components/showFieldProblems.ts';
import { useToday } from '../../../src/components/useToday.ts';
import { AskedFields } from './AskedFields.tsx';
import { DetailGrid } from './DetailGrid.tsx';
import { patientName } from './patientName.ts';
import { askedDraft, askedFields, startValues, type PlanValues } from './planDraft.ts';
import { PlanNotices } from './PlanNotices.tsx';
import type { usePlanChange } from './usePlanChange.ts';

interface Props {
  change: ReturnType<typeof usePlanChange>;
  products: PatientProduct[];
  onBack: () => void;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

/** What the products that come to a patient need (REC-20). */
export const AddedDetails = ({ change, products, onBack, onDirty, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { record, current, failure, busy, send, takeCurrent } = change;
  const today = useToday(record.location.timezone);
  const asked = askedFields(record, products, false);
  const draftOf = (values: PlanValues) => ({ products, ...askedDraft(values, asked) });
  const form = useKeptForm<PlanValues>(`add-product/${record.id}`, {
    resolver: problemsResolver((values) => {
      const draft = draftOf(values);
      return {
        ...addedProductProblems(storedOf(record), draft, today),
        ...shapeProblems(AddedProducts, draft),
      };
    }),
    defaultValues: startValues(record, today),
  });
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const nameOf = (product: PatientProduct): string => translate(`recordPlan.product.${product}.name`);
  const save = form.handleSubmit(async (values) => {
    const changed = await send(addProducts, AddedProducts.parse(draftOf(values)), (problem) =>
      showFieldProblems(form, problem),
    );
    if (!changed) return;
    const name = patientName(changed, translate);
    notify('recordPlan.productAdded', {
      type: 'success',
      messageArgs: { name, products: products.map(nameOf).join(', ') },
    });
    onClose();
  });
  const goOn = () => {
    const taken = takeCurrent();
    if (taken.discharged || products.every((product) => taken.products.includes(product))) onClose();
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate style={{ display: 'contents' }}>
      <DetailGrid>
        <PlanNotices failure={failure} current={current} onTakeCurrent={goOn} />
        <p style={{ gridColumn: '1 / -1' }}>{products.map(nameOf).join(', ')}</p>
        <AskedFields form={form} asked={asked} />
      </DetailGrid>
      <DialogActions>
        <Button onClick={onBack}>{translate('recordPlan.back')}</Button>
        <Button type="submit" variant="contained" loading={busy} disabled={current !== undefined}>
          {translate('recordPlan.addProduct')}
        </Button>
      </DialogActions>
    </form>
  );
};
