import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { PatientProduct } from '../../../../contract/platform/enumerations.ts';
import { Products } from '../../../../contract/patients/fields.ts';
import { ProductCards } from './ProductCards.tsx';

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
  const [problem, setProblem] = useState<string>();
  const toggle = (product: PatientProduct) => {
    setProblem(undefined);
    setTicked(ticked.includes(product) ? ticked.filter((other) => other !== product) : [...ticked, product]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const judged = Products.safeParse(
      offered.filter((product) => ticked.includes(product) || (withLocked && locked.includes(product))),
    );
    if (judged.success) onChosen(judged.data);
    else setProblem(judged.error.issues[0]?.message);
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
          problem={problem}
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
