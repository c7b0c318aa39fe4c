import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';
import type { HeaderAction } from '../../../src/components/record-parts/headerAction.ts';
import { useReportable } from './useReportable.ts';

/** Offers the report of a Health patient; says why where there is nothing to report (REC-26, REC-27). */
export function useReportAction(record: PatientRecord): HeaderAction | null {
  const translate = useTranslate();
  const { show } = useAddressedDialog();
  const { isOffered, isReportable } = useReportable(record);
  if (!isOffered) return null;
  return {
    label: translate('recordReport.title'),
    icon: FileDownloadIcon,
    hindrance: isReportable ? undefined : translate('recordReport.nothing'),
    run: () => show('report'),
  };
}
