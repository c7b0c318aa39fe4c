import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ScanClientVersion } from '../../contract/admin-scan-clients.ts';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { RecordList } from '../../src/components/RecordList.tsx';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { useModal } from '../../src/layout/ModalHost.tsx';
import { VersionForm } from './VersionForm.tsx';

/** `/admin/scan/client-versions/` (ACLI-01..04, OPEN-119). */
export default function ClientVersionsPage() {
  const translate = useTranslate();
  const { openModal } = useModal();
  const title = translate('clientVersions.title');
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
        resource="admin/client-versions"
        name={title}
        sort={{ field: 'versionId', order: 'DESC' }}
        empty={translate('clientVersions.empty')}
        failed={() => translate('clientVersions.failed')}
        choosablePageSize
        columns={[
          {
            label: translate('clientVersions.versionId'),
            sort: 'versionId',
            render: ({ versionId, isLatest }) => (
              <span>
                {versionId} {isLatest && <StatusChip tone="info" label={translate('clientVersions.latest')} />}
              </span>
            ),
          },
          {
            label: translate('clientVersions.updateRequired'),
            sort: 'updateRequired',
            render: ({ updateRequired }) => translate(updateRequired ? 'clientVersions.yes' : 'clientVersions.no'),
          },
          {
            label: translate('clientVersions.updatedBy'),
            render: ({ updatedBy }) => (updatedBy ? `${updatedBy.firstName} ${updatedBy.lastName}` : '-'),
          },
          {
            label: translate('clientVersions.action'),
            render: (version) => (
              <Button
                size="small"
                variant="outlined"
                aria-label={translate('clientVersions.editVersion', { version: version.versionId })}
                onClick={() => open(version)}
              >
                {translate('clientVersions.edit')}
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
