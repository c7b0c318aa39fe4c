import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ScanClientVersion } from '../../contract/admin-scan-clients.ts';
import { useSaveChosen } from '../../src/components/list-tools/useSaveChosen.ts';
import { toast } from '../../src/toasts/toasts.ts';

/** Requires an update of all chosen versions, or requires none; those that somebody else changed stay chosen. */
export const RequireUpdate = () => {
  const translate = useTranslate();
  const { chosen, busy, save } = useSaveChosen<ScanClientVersion>();

  const saveAll = async (updateRequired: boolean) => {
    const meant = chosen.filter((version) => version.updateRequired !== updateRequired);
    const { saved, left } = await save({ updateRequired }, meant);
    if (left) toast('error', translate('clientVersions.notSavedMany', { smart_count: left }));
    else toast('success', translate('clientVersions.savedMany', { smart_count: saved }));
  };

  const button = (updateRequired: boolean, label: string) => (
    <Button size="small" variant="outlined" loading={busy} onClick={() => void saveAll(updateRequired)}>
      {translate(`clientVersions.${label}`)}
    </Button>
  );
  return (
    <>
      {button(true, 'requireUpdate')}
      {button(false, 'requireNone')}
    </>
  );
};
