import { useState, type ReactNode } from 'react';
import type { PatientProduct } from '../../../contract/enumerations.ts';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { ProductsStep } from './ProductsStep.tsx';
import { useStepFocus } from './useStepFocus.ts';

interface DetailsStep {
  products: PatientProduct[];
  onBack: () => void;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

interface Props {
  title: string;
  assigned: readonly PatientProduct[];
  needsMore?: boolean;
  /** Chosen where the dialog was opened: it begins with the details. */
  wanted?: PatientProduct;
  onClose: () => void;
  details: (step: DetailsStep) => ReactNode;
}

/** A dialog of two steps: which products, then what they need; going back keeps what was ticked. */
export const ProductsThenDetails = ({ title, assigned, needsMore, wanted, onClose, details }: Props) => {
  const [products, setProducts] = useState<PatientProduct[] | null>(wanted ? [wanted] : null);
  const [remembered, setRemembered] = useState<PatientProduct[]>([]);
  const [holdsDraft, setHoldsDraft] = useState(false);
  const steps = useStepFocus(products);
  const onBack = () => {
    setRemembered(products ?? []);
    setProducts(null);
    setHoldsDraft(false);
  };
  return (
    <FormDialog title={title} holdsDraft={holdsDraft} onClose={onClose}>
      <div ref={steps} style={{ display: 'contents' }}>
        {products ? (
          details({ products, onBack, onDirty: setHoldsDraft, onClose })
        ) : (
          <ProductsStep
            assigned={assigned}
            needsMore={needsMore}
            chosen={remembered}
            onCancel={onClose}
            onChosen={setProducts}
          />
        )}
      </div>
    </FormDialog>
  );
};
