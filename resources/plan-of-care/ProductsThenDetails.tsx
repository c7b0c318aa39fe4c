import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import type { DetailField } from '../../contract/plan-of-care/fields.ts';
import { patientProducts, type PatientProduct } from '../../contract/platform/enumerations.ts';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { FormField } from '../../src/ui/FormField.tsx';
import { focusFirstField } from '../../src/ui/formHelpers.ts';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import { ProductsForm } from '../patients/shared/form/ProductsForm.tsx';
import { maskPhoneInput } from '../patients/shared/form/maskPhoneInput.ts';
import { patientInput } from '../patients/shared/form/patientFieldText.ts';
import { planFieldLabel, type PlanValues } from './planFields.ts';
import type { recordPlanMessages } from './shared/messages.en.ts';

type Text = MessageKey<typeof recordPlanMessages>;

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
        name: translate(`recordPlan.product.${product}.name` satisfies Text),
        hint: translate(
          assigned.includes(product) ? 'recordPlan.assigned' : (`recordPlan.product.${product}.hint` satisfies Text),
        ),
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

/** A two-step dialog: products, then the fields they require. Going back keeps the selection and what was typed. */
export const ProductsThenDetails = ({ title, assigned, requiresMore, preselected, onClose, details }: Props) => {
  const [products, setProducts] = useState<PatientProduct[] | null>(preselected ? [preselected] : null);
  const [isChoosing, setIsChoosing] = useState(!preselected);
  const [holdsDraft, setHoldsDraft] = useState(false);
  const steps = useStepFocus(isChoosing);
  const choose = (chosen: PatientProduct[]) => {
    setProducts(chosen);
    setIsChoosing(false);
  };
  return (
    <FormDialog title={title} holdsDraft={holdsDraft} onClose={onClose}>
      <div ref={steps} style={{ display: 'contents' }}>
        {isChoosing && (
          <ProductsStep
            assigned={assigned}
            requiresMore={requiresMore}
            chosen={products ?? []}
            onCancel={onClose}
            onChosen={choose}
          />
        )}
        {products && (
          <div hidden={isChoosing} style={{ display: isChoosing ? 'none' : 'contents' }}>
            {details({ products, onBack: () => setIsChoosing(true), onDirty: setHoldsDraft, onClose })}
          </div>
        )}
      </div>
    </FormDialog>
  );
};

/** Two columns of inputs, one on a narrow screen; notices span both. */
export const DetailGrid = styled(DialogContent)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: theme.spacing(2.5, 2),
  '&.MuiDialogContent-root': { paddingTop: 8 },
  '& > .MuiAlert-root': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', alignContent: 'start' },
}));

interface RequiredFieldsProps {
  form: UseFormReturn<PlanValues>;
  required: readonly DetailField[];
}

/** Inputs for the fields that the selected products require. */
export const RequiredFields = ({ form, required }: RequiredFieldsProps) => {
  const translate = useTranslate();
  const { register, setValue, formState } = form;
  // A masked value is another one than the event's, so the form does not check it again by itself.
  const phone = maskPhoneInput((masked) => setValue('phoneNumber', masked, { shouldValidate: formState.isSubmitted }));
  const registerField = (name: FieldPath<PlanValues>) => register(name, name === 'phoneNumber' ? phone : undefined);
  return required.map((name) => (
    <FormField
      key={name}
      label={translate(planFieldLabel(name))}
      field={registerField(name)}
      {...patientInput(name, translate)}
      none={translate('recordPlan.choose')}
      error={formState.errors[name]?.message}
      hint={name === 'gaitUid' ? translate('recordPlan.optional') : undefined}
    />
  ));
};
