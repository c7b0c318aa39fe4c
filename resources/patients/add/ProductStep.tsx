import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { Products } from '../../../contract/patient-fields.ts';
import type { PatientProduct } from '../../../contract/enumerations.ts';
import { ProductCards } from '../../../src/components/patient-form/ProductCards.tsx';

interface Props {
  offered: readonly PatientProduct[];
  chosen: readonly PatientProduct[];
  onCancel: () => void;
  onChosen: (products: PatientProduct[]) => void;
}

/** The first step of add patient: what the patient is to get (PAT-28..30). */
export const ProductStep = ({ offered, chosen, onCancel, onChosen }: Props) => {
  const translate = useTranslate();
  const [products, setProducts] = useState<readonly PatientProduct[]>(chosen);
  const [problem, setProblem] = useState<string>();
  const toggle = (product: PatientProduct) => {
    setProblem(undefined);
    setProducts(products.includes(product) ? products.filter((other) => other !== product) : [...products, product]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const judged = Products.safeParse(offered.filter((product) => products.includes(product)));
    if (judged.success) onChosen(judged.data);
    else setProblem(judged.error.issues[0]?.message);
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
      <DialogContent>
        <ProductCards
          title={translate('addPatient.products')}
          hint={translate('addPatient.productsHint')}
          offered={offered}
          chosen={products}
          textOf={(product) => ({
            name: translate(`addPatient.${product}.name`),
            hint: translate(`addPatient.${product}.hint`),
          })}
          problem={problem}
          onToggle={toggle}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('addPatient.cancel')}</Button>
        <Button type="submit" variant="contained">
          {translate('addPatient.next')}
        </Button>
      </DialogActions>
    </form>
  );
};
