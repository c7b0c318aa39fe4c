import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { Products } from '../../../contract/patient-fields.ts';
import type { PatientProduct } from '../../../contract/enumerations.ts';

const Card = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-medium)',
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'var(--primary)', background: 'var(--primary-soft)' },
  '& input': { flex: 'none', width: 20, height: 20, margin: 0, accentColor: 'var(--primary)' },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { font: 'var(--text-small)', color: 'var(--ink-muted)' },
});

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
        <fieldset
          aria-describedby={problem ? 'products-problem' : 'products-hint'}
          style={{ display: 'grid', gap: 12, margin: 0, padding: 0, border: 0 }}
        >
          <legend style={{ padding: 0, fontWeight: 600 }}>{translate('addPatient.products')}</legend>
          <span id="products-hint" style={{ color: 'var(--ink-muted)' }}>
            {translate('addPatient.productsHint')}
          </span>
          {offered.map((product) => (
            <Card key={product}>
              <input type="checkbox" checked={products.includes(product)} onChange={() => toggle(product)} />
              <span>
                <strong>{translate(`addPatient.${product}.name`)}</strong>
                <small>{translate(`addPatient.${product}.hint`)}</small>
              </span>
            </Card>
          ))}
        </fieldset>
        <p id="products-problem" role="alert" style={{ minHeight: 20, marginTop: 12, color: 'var(--error)' }}>
          {problem}
        </p>
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
