import { EditButton, useTranslate, useNotify } from 'react-admin';
import Button from '@mui/material/Button';
import type { ScanClientVersion } from '../../../contract/client-versions/client-versions.ts';
import { ResourceList } from '../../../src/ui/ResourceList.tsx';
import { StatusChip } from '../../../src/ui/FactList.tsx';
import { TrailButton } from '../../../src/ui/audit-trail/TrailButton.tsx';
import type { MessageKey } from '../../../src/ui/i18n/translated.ts';
import { useSaveSelected } from '../../../src/ui/lists/useSaveSelected.ts';
import type { en } from './messages.en.ts';

/** Requires an update of all selected versions, or of none. Those that were changed meanwhile stay selected. */
const RequireUpdate = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { chosen, busy, save } = useSaveSelected<ScanClientVersion>();

  const saveAll = async (updateRequired: boolean) => {
    const changed = chosen.filter((version) => version.updateRequired !== updateRequired);
    const { saved, left } = await save({ updateRequired }, changed);
    if (left) notify('clientVersions.notSavedMany', { type: 'error', messageArgs: { smart_count: left } });
    else notify('clientVersions.savedMany', { type: 'success', messageArgs: { smart_count: saved } });
  };

  const button = (updateRequired: boolean, label: 'requireUpdate' | 'requireNone') => (
    <Button size="small" variant="outlined" loading={busy} onClick={() => void saveAll(updateRequired)}>
      {translate(`clientVersions.${label}` satisfies MessageKey<typeof en>)}
    </Button>
  );
  return (
    <>
      {button(true, 'requireUpdate')}
      {button(false, 'requireNone')}
    </>
  );
};

const formatEditor = ({ updatedBy }: ScanClientVersion) => updatedBy && `${updatedBy.firstName} ${updatedBy.lastName}`;

/** `/admin/scan/client-versions/` (ACLI-01..04, OPEN-119). */
export default function ClientVersionList() {
  const translate = useTranslate();
  const formatRequired = ({ updateRequired }: ScanClientVersion) =>
    translate(updateRequired ? 'clientVersions.yes' : 'clientVersions.no');
  return (
    <ResourceList<ScanClientVersion>
      sort={{ field: 'versionId', order: 'DESC' }}
      tools="admin/client-versions"
      filterValidators={{}}
      bulkActions={<RequireUpdate />}
      columns={[
        {
          id: 'versionId',
          sort: 'versionId',
          cell: ({ versionId }) => versionId,
          render: ({ versionId, isLatest }) => (
            <span>
              {versionId} {isLatest && <StatusChip tone="info" label={translate('clientVersions.latest')} />}
            </span>
          ),
        },
        { id: 'updateRequired', sort: 'updateRequired', cell: formatRequired, render: formatRequired },
        { id: 'updatedBy', cell: formatEditor, render: (version) => formatEditor(version) ?? '-' },
        {
          label: translate('clientVersions.action'),
          render: ({ id }) => (
            <span style={{ display: 'inline-flex', gap: 4 }}>
              <EditButton
                label="clientVersions.edit"
                aria-label={translate('resources.scan/client-versions.page.edit', { id })}
              />
              <TrailButton subject={`client-version:${id}`} name={id} />
            </span>
          ),
        },
      ]}
    />
  );
}
