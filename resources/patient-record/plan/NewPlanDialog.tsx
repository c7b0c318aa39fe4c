import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PatientProduct } from '../../../contract/enumerations.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { NewPlanDetails } from './NewPlanDetails.tsx';
import { ProductsStep } from './ProductsStep.tsx';
import { usePlanChange } from './usePlanChange.ts';
import { useStepFocus } from './useStepFocus.ts';

/** Takes a discharged patient into care again: products, then details (REC-25, REC-45). */
export default function NewPlanDialog({ record: opened, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  const change = usePlanChange(opened);
  const [products, setProducts] = useState<PatientProduct[] | null>(null);
  const [remembered, setRemembered] = useState<PatientProduct[]>([]);
  const [holdsDraft, setHoldsDraft] = useState(false);
  const steps = useStepFocus(products);
  const back = () => {
    setRemembered(products ?? []);
    setProducts(null);
    setHoldsDraft(false);
  };
  return (
    <FormDialog title={translate('recordPlan.title.new')} holdsDraft={holdsDraft} onClose={onClose}>
      <div ref={steps} style={{ display: 'contents' }}>
        {products ? (
          <NewPlanDetails change={change} products={products} onBack={back} onDirty={setHoldsDraft} onClose={onClose} />
        ) : (
          <ProductsStep
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
