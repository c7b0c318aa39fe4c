import { useTranslate } from 'react-admin';
import type { BulkPreviewRow } from '../../../contract/patients.ts';
import { StatusChip } from '../../../src/components/StatusChip.tsx';

interface Props {
  row: BulkPreviewRow;
  /** Whether no row of the file is faulty: otherwise nothing happens to any. */
  isSound: boolean;
}

/** What happens to a row once the file is confirmed, or why nothing does. */
export const PreviewOutcome = ({ row: { faults, products, willInvite }, isSound }: Props) => {
  const translate = useTranslate();
  if (faults.length > 0) {
    return (
      <div>
        <StatusChip tone="error" label={translate('addPatient.preview.faults', { smart_count: faults.length })} />
        {faults
          .filter(({ field }) => field === '')
          .map(({ message }) => (
            <div key={message} className="fault">
              {message}
            </div>
          ))}
      </div>
    );
  }
  if (!isSound) return <StatusChip tone="neutral" label={translate('addPatient.preview.sound')} />;
  const names = products.map((product) => translate(`patients.product.${product}`)).join(', ');
  return (
    <div>
      <div>{translate('addPatient.preview.added', { products: names })}</div>
      <div>{translate(`addPatient.preview.${willInvite ? 'invited' : 'notInvited'}`)}</div>
    </div>
  );
};
