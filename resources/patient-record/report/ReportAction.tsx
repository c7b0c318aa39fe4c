import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { holds } from '../../../domain/viewer.ts';
import { useAddressedDialog } from '../../../src/components/record-parts/useAddressedDialog.ts';
import { Icon } from '../../../src/icons/Icon.tsx';
import { downloadIcon } from '../../../src/icons/consoleIcons.ts';
import { useReportable } from './useReportable.ts';

const DownloadReportDialog = lazy(() => import('./DownloadReportDialog.tsx'));

const HealthReport = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const isReportable = useReportable(record);
  const { dialog, show, close } = useAddressedDialog();
  const reason = isReportable ? '' : translate('recordReport.nothing');
  return (
    <>
      <Tooltip title={reason} describeChild enterTouchDelay={0}>
        <Button
          variant="outlined"
          startIcon={<Icon path={downloadIcon} size={18} />}
          aria-disabled={!isReportable}
          sx={{ '&[aria-disabled=true]': { color: 'text.disabled', borderColor: 'divider', cursor: 'default' } }}
          onClick={() => isReportable && show('report')}
        >
          {translate('recordReport.title')}
        </Button>
      </Tooltip>
      {dialog === 'report' && isReportable && (
        <Suspense fallback={null}>
          <DownloadReportDialog record={record} onClose={close} />
        </Suspense>
      )}
    </>
  );
};

/** Offers the report of a Health patient; says why where there is nothing to report (REC-26, REC-27). */
export const ReportAction = ({ record }: { record: PatientRecord }) => {
  const viewer = useViewer();
  return record.productData.health && viewer && holds(viewer, 'HEALTH') ? <HealthReport record={record} /> : null;
};
