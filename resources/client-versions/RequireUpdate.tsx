import Button from '@mui/material/Button';
import { useListContext, useTranslate, useUpdate } from 'ra-core';
import { useState } from 'react';
import type { ScanClientVersion } from '../../contract/admin-scan-clients.ts';
import { ChosenBar } from '../../src/components/list-tools/ChosenBar.tsx';
import { useChosenRecords } from '../../src/components/list-tools/useChosenRecords.ts';
import { toast } from '../../src/toasts/toasts.ts';

/** Requires an update of all chosen versions, or requires none; those that somebody else changed stay chosen. */
export const RequireUpdate = () => {
  const translate = useTranslate();
  const { onSelect, refetch } = useListContext<ScanClientVersion>();
  const chosen = useChosenRecords<ScanClientVersion>();
  const [update] = useUpdate<ScanClientVersion>();
  const [busy, setBusy] = useState(false);

  const saveAll = async (updateRequired: boolean) => {
    setBusy(true);
    const left: string[] = [];
    const meant = chosen.filter((version) => version.updateRequired !== updateRequired);
    for (const version of meant) {
      await update(
        'admin/client-versions',
        { id: version.id, data: { updateRequired }, previousData: version },
        { mutationMode: 'pessimistic', returnPromise: true },
      ).catch(() => left.push(version.id));
    }
    setBusy(false);
    if (left.length) toast('error', translate('clientVersions.notSavedMany', { smart_count: left.length }));
    else toast('success', translate('clientVersions.savedMany', { smart_count: meant.length }));
    onSelect(left);
    void refetch();
  };

  const button = (updateRequired: boolean, label: string) => (
    <Button size="small" variant="outlined" loading={busy} onClick={() => void saveAll(updateRequired)}>
      {translate(`clientVersions.${label}`)}
    </Button>
  );
  return (
    <ChosenBar>
      {button(true, 'requireUpdate')}
      {button(false, 'requireNone')}
    </ChosenBar>
  );
};
