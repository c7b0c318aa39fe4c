import { useTranslate } from 'react-admin';
import type { PatientProduct } from '../../../contract/enumerations.ts';
import { ProductsForm } from '../../../src/components/patient-form/ProductsForm.tsx';

interface Props {
  offered: readonly PatientProduct[];
  chosen: readonly PatientProduct[];
  onCancel: () => void;
  onChosen: (products: PatientProduct[]) => void;
}

/** The first step of add patient: what the patient is to get (PAT-28..30). */
export const ProductStep = (props: Props) => {
  const translate = useTranslate();
  return (
    <ProductsForm
      {...props}
      texts={{
        title: translate('addPatient.products'),
        hint: translate('addPatient.productsHint'),
        cancel: translate('addPatient.cancel'),
        next: translate('addPatient.next'),
      }}
      textOf={(product) => ({
        name: translate(`addPatient.${product}.name`),
        hint: translate(`addPatient.${product}.hint`),
      })}
    />
  );
};
