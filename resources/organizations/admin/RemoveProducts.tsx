import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { patientProducts, type Product } from '../../../contract/platform/enumerations.ts';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import type { MessageKey } from '../../../src/ui/i18n/translated.ts';
import type { en } from './messages.en.ts';

interface Props {
  name: string;
  removed: readonly Product[];
  /** The products that the organization keeps. */
  kept: readonly Product[];
  onCancel: () => void;
  onRemove: () => void;
}

/** Says what a clinic loses with these products, and that its records stay (OPEN-166). */
export const RemoveProducts = ({ name, removed, kept, onCancel, onRemove }: Props) => {
  const translate = useTranslate();
  const isPatientProduct = (product: Product) => patientProducts.some((each) => each === product);
  const losesPatients = removed.some(isPatientProduct) && !kept.some(isPatientProduct);
  const text = (key: keyof typeof en.organizations.remove, values?: object) =>
    translate(`organizations.remove.${key}` satisfies MessageKey<typeof en>, values);
  const products = removed.map((product) => translate(`productNames.${product}`)).join(', ');
  return (
    <FormDialog title={text('title', { products, name })} size="xs" floats onClose={onCancel}>
      <DialogContent>
        <Typography>{text('lead', { name })}</Typography>
        <ul>
          {removed.map((product) => (
            <li key={product}>{text(product)}</li>
          ))}
          {losesPatients && <li>{text('patients')}</li>}
        </ul>
        <Typography>{text('kept')}</Typography>
        <DialogButtons
          cancel={translate('ra.action.cancel')}
          submit={text('action', { products })}
          tone="error"
          busy={false}
          onCancel={onCancel}
          onSubmit={onRemove}
        />
      </DialogContent>
    </FormDialog>
  );
};
