import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ScanClientVersion } from '../../contract/admin-scan-clients.ts';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { RecordList } from '../../src/components/RecordList.tsx';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { useModal } from '../../src/layout/ModalHost.tsx';
import { TrailButton } from '../../src/components/trail/TrailButton.tsx';
import { RequireUpdate } from './RequireUpdate.tsx';
import { VersionForm } from './VersionForm.tsx';

const versionOf = ({ versionId }: ScanClientVersion) => versionId;
const editorOf = ({ updatedBy }: ScanClientVersion) => updatedBy && `${updatedBy.firstName} ${updatedBy.lastName}`;

/** `/admin/scan/client-versions/` (ACLI-01..04, OPEN-119). */
export default function ClientVersionsPage() {
  const translate = useTranslate();
  const { openModal } = useModal();
  const title = translate('clientVersions.title');
  const requiredOf = ({ updateRequired }: ScanClientVersion) =>
    translate(updateRequired ? 'clientVersions.yes' : 'clientVersions.no');
  const open = (version?: ScanClientVersion) =>
    openModal({
      title: version
        ? translate('clientVersions.editVersion', { version: version.versionId })
        : translate('clientVersions.add'),
      size: 'xs',
      content: (close) => <VersionForm version={version} onClose={close} />,
    });
  return (
    <>
      <PageHeading
        title={title}
        actions={
          <Button variant="contained" onClick={() => open()}>
            {translate('clientVersions.add')}
          </Button>
        }
      />
      <RecordList<ScanClientVersion>
        resource="scan/client-versions"
        name={title}
        sort={{ field: 'versionId', order: 'DESC' }}
        empty={translate('clientVersions.empty')}
        failed={() => translate('clientVersions.failed')}
        choosablePageSize
        tools="admin/client-versions"
        accepts={{}}
        onOpen={open}
        bulkActions={<RequireUpdate />}
        columns={[
          {
            id: 'versionId',
            cell: versionOf,
            label: translate('clientVersions.versionId'),
            sort: 'versionId',
            render: ({ versionId, isLatest }) => (
              <span>
                {versionId} {isLatest && <StatusChip tone="info" label={translate('clientVersions.latest')} />}
              </span>
            ),
          },
          {
            id: 'updateRequired',
            label: translate('clientVersions.updateRequired'),
            sort: 'updateRequired',
            cell: requiredOf,
            render: requiredOf,
          },
          {
            id: 'updatedBy',
            label: translate('clientVersions.updatedBy'),
            cell: editorOf,
            render: (version) => editorOf(version) ?? '-',
          },
          {
            label: translate('clientVersions.action'),
            render: (version) => (
              <span style={{ display: 'inline-flex', gap: 4 }}>
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={translate('clientVersions.editVersion', { version: version.versionId })}
                  onClick={() => open(version)}
                >
                  {translate('clientVersions.edit')}
                </Button>
                <TrailButton subject={`client-version:${version.versionId}`} name={version.versionId} />
              </span>
            ),
          },
        ]}
      />
    </>
  );
}
