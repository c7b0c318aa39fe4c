import { useViewer } from '../../../authProvider/session.ts';
import type { PatientProduct } from '../../../contract/enumerations.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';
import { addableProducts } from './addableProducts.ts';

/**
 * Opens what adds a product; null where none can be added. Health is offered by the Program card, the others by the
 * header, and a discharged patient gets them with a new plan of care (REC-20, REC-21).
 */
export function useAddProduct(record: PatientRecord, offered: 'HEALTH' | 'others'): (() => void) | null {
  const viewer = useViewer();
  const { show } = useAddressedDialog();
  const isOffered = (product: PatientProduct) => (product === 'HEALTH') === (offered === 'HEALTH');
  if (!viewer || !addableProducts(record, viewer).some(isOffered)) return null;
  if (record.may?.newPlan) return offered === 'HEALTH' ? () => show('new-plan') : null;
  return () => show(offered === 'HEALTH' ? 'add-health' : 'add-product');
}
