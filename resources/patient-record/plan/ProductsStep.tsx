import { useTranslate } from 'react-admin';
import { useViewer } from '../../../authProvider/session.ts';
import { patientProducts, type PatientProduct } from '../../../contract/enumerations.ts';
import { holds } from '../../../domain/viewer.ts';
import { ProductsForm } from '../../../src/components/patient-form/ProductsForm.tsx';

interface Props {
  assigned: readonly PatientProduct[];
  chosen: readonly PatientProduct[];
  /** At least one beyond the assigned ones has to be chosen. */
  needsMore?: boolean;
  onCancel: () => void;
  onChosen: (products: PatientProduct[]) => void;
}

/** The first step: the products, assigned ones locked, others only if the user has them (REC-21, REC-45, REC-46). */
export const ProductsStep = ({ assigned, needsMore = false, ...step }: Props) => {
  const translate = useTranslate();
  const viewer = useViewer();
  return (
    <ProductsForm
      {...step}
      offered={patientProducts.filter(
        (product) => assigned.includes(product) || (viewer !== null && holds(viewer, product)),
      )}
      locked={assigned}
      withLocked={!needsMore}
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
