import DialogContent from '@mui/material/DialogContent';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useViewer } from '../../../authProvider/session.ts';
import { type PatientProduct, patientProducts } from '../../../contract/platform/enumerations.ts';
import { hasProduct, type Viewer } from '../../../domain/identity/viewer.ts';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { NoLocation } from '../../../src/ui/PageStates.tsx';
import { EhrLink } from '../../ehr-launch/shared/EhrLink.tsx';
import { ProductsForm } from '../shared/form/ProductsForm.tsx';
import { BulkAdd } from './BulkAdd.tsx';
import { SingleAdd } from './SingleAdd.tsx';
import { addPatientMessages } from './messages.en.ts';
import type { AddPatientKey } from './messages.en.ts';

interface Props {
  offered: readonly PatientProduct[];
  chosen: readonly PatientProduct[];
  onCancel: () => void;
  onChosen: (products: PatientProduct[]) => void;
}

/** The first step of add patient: what the patient is to get (PAT-28..30). */
const ProductStep = (props: Props) => {
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
        name: translate(`addPatient.${product}.name` satisfies AddPatientKey),
        hint: translate(`addPatient.${product}.hint` satisfies AddPatientKey),
      })}
    />
  );
};

/** What the dialog says, there once it is opened. */
export const texts = { en: addPatientMessages };

const listProducts = (viewer: Viewer): PatientProduct[] =>
  patientProducts.filter((product) => hasProduct(viewer, product));

/** PAT-31, OPEN-053: in a clinic with one product nobody has anything to choose. */
const fixedProducts = (viewer: Viewer): PatientProduct[] | null => {
  const offered = listProducts(viewer);
  return offered.length === 1 ? offered : null;
};

type Way = 'single' | 'bulk';

/** What one tab shows; it stays under the other one, so that a change of the tab loses nothing. */
const WayPanel = ({ own, way, children }: { own: Way; way: Way; children: ReactNode }) => (
  <div
    role="tabpanel"
    id={`add-${own}`}
    aria-labelledby={`add-tab-${own}`}
    hidden={way !== own}
    style={{ display: way === own ? 'contents' : 'none' }}
  >
    {children}
  </div>
);

/** Add patient (PAT-28..54): the products first, then one patient or a file of them. */
export default function AddPatientDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const viewer = useViewer();
  const fixed = viewer && fixedProducts(viewer);
  const [products, setProducts] = useState<PatientProduct[] | null>(fixed);
  const [isChoosing, setIsChoosing] = useState(!fixed);
  const [way, setWay] = useState<Way>('single');
  const [isTyped, setTyped] = useState(false);
  const [hasFile, setHasFile] = useState(false);
  if (!viewer) return null;

  if (viewer.locations.length === 0)
    return (
      <FormDialog title={translate('addPatient.title')} onClose={onClose}>
        <DialogContent>
          <NoLocation />
        </DialogContent>
      </FormDialog>
    );
  // A patient whom the EHR knows is not typed again.
  const fromEhr = <EhrLink label={translate('addPatient.fromEhr')} />;
  const back = fixed ? undefined : () => setIsChoosing(true);
  const choose = (chosen: PatientProduct[]) => {
    setProducts(chosen);
    setIsChoosing(false);
  };
  return (
    <FormDialog
      title={translate('addPatient.title')}
      about={(isChoosing || fixed) && fromEhr}
      size={isChoosing ? 'sm' : way === 'bulk' ? 'lg' : 'md'}
      holdsDraft={isTyped || hasFile}
      onClose={onClose}
    >
      {isChoosing && (
        <ProductStep offered={listProducts(viewer)} chosen={products ?? []} onCancel={onClose} onChosen={choose} />
      )}
      {/* Stays below the product step, so that Back loses nothing of what was typed or of the file. */}
      {products && (
        <div hidden={isChoosing} style={{ display: isChoosing ? 'none' : 'contents' }}>
          <DialogContent sx={{ pb: 0, flex: 'none' }}>
            <Tabs value={way} onChange={(_, next: Way) => setWay(next)} aria-label={translate('addPatient.how')}>
              {(['single', 'bulk'] as const).map((tab) => (
                <Tab
                  key={tab}
                  value={tab}
                  label={translate(`addPatient.${tab}` satisfies AddPatientKey)}
                  id={`add-tab-${tab}`}
                  aria-controls={`add-${tab}`}
                />
              ))}
            </Tabs>
          </DialogContent>
          <WayPanel own="single" way={way}>
            <SingleAdd products={products} onBack={back} onDone={onClose} onDirty={setTyped} />
          </WayPanel>
          <WayPanel own="bulk" way={way}>
            <BulkAdd products={products} onBack={back} onDone={onClose} onDirty={setHasFile} />
          </WayPanel>
        </div>
      )}
    </FormDialog>
  );
}
