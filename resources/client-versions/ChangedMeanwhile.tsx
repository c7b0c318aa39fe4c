import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { ScanClientVersion } from '../../contract/admin-scan-clients.ts';

/** Who saved the version while this dialog was open, and what is stored now. */
export const ChangedMeanwhile = ({ version: { updateRequired, updatedBy } }: { version: ScanClientVersion }) => {
  const translate = useTranslate();
  const value = translate(updateRequired ? 'clientVersions.yes' : 'clientVersions.no');
  return (
    <Alert severity="warning">
      {updatedBy
        ? translate('clientVersions.changedBy', { name: `${updatedBy.firstName} ${updatedBy.lastName}`, value })
        : translate('clientVersions.changed', { value })}
    </Alert>
  );
};
