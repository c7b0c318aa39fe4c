import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { useViewer } from '../../../authProvider/session.ts';
import { patientProducts, type PatientProduct } from '../../../contract/enumerations.ts';
import { Products } from '../../../contract/patient-fields.ts';
import { holds } from '../../../domain/viewer.ts';
import { ProductCards } from '../../../src/components/patient-form/ProductCards.tsx';

interface Props {
  assigned: readonly PatientProduct[];
  /** Ticked before, when the step is come back to. */
  chosen: readonly PatientProduct[];
  /** At least one beyond the assigned ones has to be chosen. */
  needsMore?: boolean;
  onCancel: () => void;
  onChosen: (products: PatientProduct[]) => void;
}

/** The first step: the products, assigned ones locked, others only if the user has them (REC-21, REC-45, REC-46). */
export const ProductsStep = ({ assigned, chosen, needsMore = false, onCancel, onChosen }: Props) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const [ticked, setTicked] = useState<readonly PatientProduct[]>(chosen);
  const [problem, setProblem] = useState<string>();
  const offered = patientProducts.filter(
    (product) => assigned.includes(product) || (viewer !== null && holds(viewer, product)),
  );
  const toggle = (product: PatientProduct) => {
    setProblem(undefined);
    setTicked(ticked.includes(product) ? ticked.filter((other) => other !== product) : [...ticked, product]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const judged = Products.safeParse(
      offered.filter((product) => ticked.includes(product) || (!needsMore && assigned.includes(product))),
    );
    if (judged.success) onChosen(judged.data);
    else setProblem(judged.error.issues[0]?.message);
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
      <DialogContent>
        <ProductCards
          title={translate('recordPlan.products')}
          hint={translate('recordPlan.productsHint')}
          offered={offered}
          chosen={ticked}
          locked={assigned}
          textOf={(product) => ({
            name: translate(`recordPlan.product.${product}.name`),
            hint: translate(assigned.includes(product) ? 'recordPlan.assigned' : `recordPlan.product.${product}.hint`),
          })}
          problem={problem}
          onToggle={toggle}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('recordPlan.cancel')}</Button>
        <Button type="submit" variant="contained">
          {translate('recordPlan.next')}
        </Button>
      </DialogActions>
    </form>
  );
};
