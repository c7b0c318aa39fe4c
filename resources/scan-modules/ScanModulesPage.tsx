import Link from '@mui/material/Link';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { useEffect, useMemo } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import type { AdminOrganization } from '../../contract/admin-organizations.ts';
import { readableModules } from '../../domain/scan/modules/readable.ts';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { recordPartsMessages } from '../../src/components/record-parts/messages.en.ts';
import { scanModulesMessages } from './messages.en.ts';
import { ModulesEditor } from './ModulesEditor.tsx';

/** What this page says, there once it is opened. @public */
export const texts = { en: { ...recordPartsMessages, ...scanModulesMessages } };

/** The modules of what was answered, or why there are none to show. */
const Modules = ({ organization, onRetry }: { organization: AdminOrganization; onRetry: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { scanModules } = organization;
  const modules = useMemo(() => readableModules(scanModules), [scanModules]);
  useEffect(() => {
    if (!modules) notify('scanModules.unreadable', { type: 'error' });
  }, [modules, notify]);
  if (!modules) return <ErrorView message={translate('scanModules.unreadable')} onRetry={onRetry} />;
  return <ModulesEditor organization={organization} loaded={{ version: organization.version, modules }} />;
};

const OfOrganization = ({ organizationId }: { organizationId: number }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { data, error, isPending, isFetching, refetch } = useGetOne<AdminOrganization>(
    'organizations',
    { id: organizationId },
    { onError: () => notify('scanModules.failed', { type: 'error' }) },
  );
  const retry = () => void refetch();
  if (isPending) return <PageLoading />;
  if (!data) return <ErrorView message={error?.message} onRetry={retry} />;
  // A row of the list that led here is known already, but without its modules.
  const isRow = !('scanModules' in data);
  return (
    <>
      <PageHeading
        title={data.name}
        lead={
          <Link component={RouterLink} to="/admin/scan/organizations/">
            {translate('scanModules.back')}
          </Link>
        }
      />
      {isRow && isFetching && <PageLoading />}
      {isRow && !isFetching && error && <ErrorView message={error.message} onRetry={retry} />}
      {!(isRow && (isFetching || error)) && <Modules key={data.id} organization={data} onRetry={retry} />}
    </>
  );
};

/** `/admin/scan/organizations/{organizationId}/modules`: what an organization offers, to edit (MODS-03, MODS-04). */
export default function ScanModulesPage() {
  const translate = useTranslate();
  const { organizationId } = useParams();
  if (!/^\d+$/.test(organizationId ?? '')) return <ErrorView message={translate('scanModules.noOrganization')} />;
  return <OfOrganization organizationId={Number(organizationId)} />;
}
