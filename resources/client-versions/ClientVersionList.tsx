import { EditButton, useTranslate } from 'react-admin';
import type { ScanClientVersion } from '../../contract/admin-scan-clients.ts';
import { ResourceList } from '../../src/components/ResourceList.tsx';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { TrailButton } from '../../src/components/trail/TrailButton.tsx';
import { RequireUpdate } from './RequireUpdate.tsx';

const editorOf = ({ updatedBy }: ScanClientVersion) => updatedBy && `${updatedBy.firstName} ${updatedBy.lastName}`;

/** `/admin/scan/client-versions/` (ACLI-01..04, OPEN-119). */
export default function ClientVersionList() {
  const translate = useTranslate();
  const requiredOf = ({ updateRequired }: ScanClientVersion) =>
    translate(updateRequired ? 'clientVersions.yes' : 'clientVersions.no');
  return (
    <ResourceList<ScanClientVersion>
      sort={{ field: 'versionId', order: 'DESC' }}
      tools="admin/client-versions"
      accepts={{}}
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
        { id: 'updateRequired', sort: 'updateRequired', cell: requiredOf, render: requiredOf },
        { id: 'updatedBy', cell: editorOf, render: (version) => editorOf(version) ?? '-' },
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
