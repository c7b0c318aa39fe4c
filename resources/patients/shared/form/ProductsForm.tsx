import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { type ReactNode, useState, type FormEvent } from 'react';
import type { PatientProduct } from '../../../../contract/platform/enumerations.ts';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Products } from '../../../../contract/patients/fields.ts';

const Card = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-medium)',
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'var(--primary)', background: 'var(--primary-soft)' },
  '&:has(:disabled)': { borderColor: 'var(--border)', background: 'var(--canvas)', cursor: 'default' },
  '& input': { flex: 'none', width: 20, height: 20, margin: 0, accentColor: 'var(--primary)' },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { font: 'var(--text-body)', color: 'var(--ink-muted)' },
});

interface ProductCardsProps {
  title: string;
  hint: string;
  offered: readonly PatientProduct[];
  chosen: readonly PatientProduct[];
  /** Chosen for good. */
  locked?: readonly PatientProduct[];
  textOf: (product: PatientProduct) => { name: ReactNode; hint: ReactNode };
  error?: string;
  onToggle: (product: PatientProduct) => void;
}

/** Products to choose from, as cards to tick. */
const ProductCards = ({ title, hint, offered, chosen, locked = [], textOf, error, onToggle }: ProductCardsProps) => {
  const translate = useTranslate();
  return (
    <>
      <fieldset
        aria-describedby={error ? 'products-error' : 'products-hint'}
        style={{ display: 'grid', gap: 12, margin: 0, padding: 0, border: 0 }}
      >
        <legend style={{ padding: 0, fontWeight: 600 }}>{title}</legend>
        <span id="products-hint" style={{ color: 'var(--ink-muted)' }}>
          {hint}
        </span>
        {offered.map((product) => {
          const text = textOf(product);
          const isLocked = locked.includes(product);
          return (
            <Card key={product}>
              <input
                type="checkbox"
                checked={isLocked || chosen.includes(product)}
                disabled={isLocked}
                onChange={() => onToggle(product)}
              />
              <span>
                <strong>{text.name}</strong>
                <small>{text.hint}</small>
              </span>
            </Card>
          );
        })}
      </fieldset>
      <div style={{ minHeight: 20, marginTop: 12, color: 'var(--error)' }}>
        {error && (
          <p id="products-error" role="alert" style={{ margin: 0 }}>
            {translate(error)}
          </p>
        )}
      </div>
    </>
  );
};

interface Props {
  offered: readonly PatientProduct[];
  /** Ticked before, when the step is come back to. */
  chosen: readonly PatientProduct[];
  /** Ticked for good. */
  locked?: readonly PatientProduct[];
  /** Whether what is locked is chosen with the others; otherwise at least one beyond it has to be. */
  withLocked?: boolean;
  texts: { title: string; hint: string; cancel: string; next: string };
  textOf: (product: PatientProduct) => { name: ReactNode; hint: ReactNode };
  onCancel: () => void;
  onChosen: (products: PatientProduct[]) => void;
}

/** The first step of a dialog: which products, at least one (PAT-28..30, REC-45). */
export const ProductsForm = ({
  offered,
  chosen,
  locked = [],
  withLocked = false,
  texts,
  textOf,
  onCancel,
  onChosen,
}: Props) => {
  const [ticked, setTicked] = useState<readonly PatientProduct[]>(chosen);
  const [error, setError] = useState<string>();
  const toggle = (product: PatientProduct) => {
    setError(undefined);
    setTicked(ticked.includes(product) ? ticked.filter((other) => other !== product) : [...ticked, product]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = Products.safeParse(
      offered.filter((product) => ticked.includes(product) || (withLocked && locked.includes(product))),
    );
    if (parsed.success) onChosen(parsed.data);
    else setError(parsed.error.issues[0]?.message);
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
      <DialogContent>
        <ProductCards
          title={texts.title}
          hint={texts.hint}
          offered={offered}
          chosen={ticked}
          locked={locked}
          textOf={textOf}
          error={error}
          onToggle={toggle}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" variant="contained">
          {texts.next}
        </Button>
      </DialogActions>
    </form>
  );
};
