import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { ScanClientVersion } from '../../contract/admin-scan-clients.ts';
import { useSaveChosen } from '../../src/components/list-tools/useSaveChosen.ts';

/** Requires an update of all chosen versions, or requires none; those that somebody else changed stay chosen. */
export const RequireUpdate = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { chosen, busy, save } = useSaveChosen<ScanClientVersion>();

  const saveAll = async (updateRequired: boolean) => {
    const meant = chosen.filter((version) => version.updateRequired !== updateRequired);
    const { saved, left } = await save({ updateRequired }, meant);
    if (left) notify('clientVersions.notSavedMany', { type: 'error', messageArgs: { smart_count: left } });
    else notify('clientVersions.savedMany', { type: 'success', messageArgs: { smart_count: saved } });
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
