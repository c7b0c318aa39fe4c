import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import type { ChangeEvent } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import type { DetailField } from '../../contract/plan-of-care/fields.ts';
import { patientProducts, type PatientProduct } from '../../contract/platform/enumerations.ts';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { maskPhone } from '../../domain/platform/phone.ts';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { FormField } from '../../src/ui/FormField.tsx';
import { focusFirstField } from '../../src/ui/formHelpers.ts';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import { ProductsForm } from '../patients/shared/form/ProductsForm.tsx';
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

/** A two-step dialog: products, then the fields they require. Going back keeps the selection. */
export const ProductsThenDetails = ({ title, assigned, requiresMore, preselected, onClose, details }: Props) => {
  const [products, setProducts] = useState<PatientProduct[] | null>(preselected ? [preselected] : null);
  const [selected, setSelected] = useState<PatientProduct[]>([]);
  const [holdsDraft, setHoldsDraft] = useState(false);
  const steps = useStepFocus(products);
  const onBack = () => {
    setSelected(products ?? []);
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
            chosen={selected}
            onCancel={onClose}
            onChosen={setProducts}
          />
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
  // The mask is applied only while typing at the end; in the middle it would move the cursor.
  const mask = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.selectionStart === target.value.length) setValue('phoneNumber', maskPhone(target.value));
  };
  const registerField = (name: FieldPath<PlanValues>) =>
    register(name, name === 'phoneNumber' ? { onChange: mask } : undefined);
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
