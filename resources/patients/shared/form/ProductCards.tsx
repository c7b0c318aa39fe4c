import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { PatientProduct } from '../../../../contract/platform/enumerations.ts';

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
  '& small': { font: 'var(--text-small)', color: 'var(--ink-muted)' },
});

interface Props {
  title: string;
  hint: string;
  offered: readonly PatientProduct[];
  chosen: readonly PatientProduct[];
  /** Chosen for good. */
  locked?: readonly PatientProduct[];
  textOf: (product: PatientProduct) => { name: ReactNode; hint: ReactNode };
  problem?: string;
  onToggle: (product: PatientProduct) => void;
}

/** Products to choose from, as cards to tick. */
export const ProductCards = ({ title, hint, offered, chosen, locked = [], textOf, problem, onToggle }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <fieldset
        aria-describedby={problem ? 'products-problem' : 'products-hint'}
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
        {problem && (
          <p id="products-problem" role="alert" style={{ margin: 0 }}>
            {translate(problem)}
          </p>
        )}
      </div>
    </>
  );
};
