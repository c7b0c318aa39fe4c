import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import { patientProducts, type PatientProduct } from '../../contract/platform/enumerations.ts';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { focusFirstField } from '../../src/ui/formHelpers.ts';
import { ProductsForm } from '../patients/shared/form/ProductsForm.tsx';

interface ProductsStepProps {
  assigned: readonly PatientProduct[];
  chosen: readonly PatientProduct[];
  /** Whether a product beyond the assigned ones must be selected. */
  requiresMore?: boolean;
  onCancel: () => void;
  onChosen: (products: PatientProduct[]) => void;
}

/**
 * The first step: assigned products are locked, others are offered if the viewer holds them (REC-21, REC-45, REC-46).
 */
const ProductsStep = ({ assigned, requiresMore = false, ...step }: ProductsStepProps) => {
  const translate = useTranslate();
  const viewer = useViewer();
  return (
    <ProductsForm
      {...step}
      offered={patientProducts.filter(
        (product) => assigned.includes(product) || (viewer !== null && hasProduct(viewer, product)),
      )}
      locked={assigned}
      withLocked={!requiresMore}
      texts={{
        title: translate('recordPlan.products'),
        hint: translate('recordPlan.productsHint'),
        cancel: translate('recordPlan.cancel'),
        next: translate('recordPlan.next'),
      }}
      textOf={(product) => ({
        name: translate(`recordPlan.product.${product}.name`),
        hint: translate(assigned.includes(product) ? 'recordPlan.assigned' : `recordPlan.product.${product}.hint`),
      })}
    />
  );
};

/** Focuses the first field of every step, because the button that led there is gone. */
function useStepFocus(step: unknown) {
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (containerRef.current) focusFirstField(containerRef.current);
  }, [step]);
  return containerRef;
}

interface DetailsStep {
  products: PatientProduct[];
  onBack: () => void;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

interface Props {
  title: string;
  assigned: readonly PatientProduct[];
  requiresMore?: boolean;
  /** Product that the opening button selected: the dialog starts with the details. */
  preselected?: PatientProduct;
  onClose: () => void;
  details: (step: DetailsStep) => ReactNode;
}

/** A two-step dialog: products, then the fields they require. Going back keeps the selection. */
export const ProductsThenDetails = ({ title, assigned, requiresMore, preselected, onClose, details }: Props) => {
  const [products, setProducts] = useState<PatientProduct[] | null>(preselected ? [preselected] : null);
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
            requiresMore={requiresMore}
            chosen={remembered}
            onCancel={onClose}
            onChosen={setProducts}
          />
        )}
      </div>
    </FormDialog>
  );
};
