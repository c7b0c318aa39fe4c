import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PatientProduct } from '../../../contract/enumerations.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { AddedDetails } from './AddedDetails.tsx';
import { ProductsStep } from './ProductsStep.tsx';
import { usePlanChange } from './usePlanChange.ts';
import { useStepFocus } from './useStepFocus.ts';

interface Props {
  record: PatientRecord;
  /** Chosen where the dialog was opened. */
  wanted?: PatientProduct;
  onClose: () => void;
}

/** Gives a patient in care further products: which, then what they need (REC-20, REC-21). */
export default function AddProductDialog({ record: opened, wanted, onClose }: Props) {
  const translate = useTranslate();
  const change = usePlanChange(opened);
  const [products, setProducts] = useState<PatientProduct[] | null>(wanted ? [wanted] : null);
  const [remembered, setRemembered] = useState<PatientProduct[]>([]);
  const [holdsDraft, setHoldsDraft] = useState(false);
  const steps = useStepFocus(products);
  const back = () => {
    setRemembered(products ?? []);
    setProducts(null);
    setHoldsDraft(false);
  };
  return (
    <FormDialog title={translate('recordPlan.title.addProduct')} holdsDraft={holdsDraft} onClose={onClose}>
      <div ref={steps} style={{ display: 'contents' }}>
        {products ? (
          <AddedDetails change={change} products={products} onBack={back} onDirty={setHoldsDraft} onClose={onClose} />
        ) : (
          <ProductsStep
            needsMore
            assigned={change.record.products}
            chosen={remembered}
            onCancel={onClose}
            onChosen={setProducts}
          />
        )}
      </div>
    </FormDialog>
  );
}
