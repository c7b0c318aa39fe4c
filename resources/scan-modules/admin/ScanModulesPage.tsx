import Link from '@mui/material/Link';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { useEffect, useMemo } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import type { AdminOrganization } from '../../../contract/organizations/admin-organizations.ts';
import * as z from 'zod/mini';
import { ScanModule } from '../../../contract/scan-modules/scan-modules.ts';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { scanModulesMessages } from './messages.en.ts';
import { ModulesEditor } from './ModulesEditor.tsx';

/** Loaded with this page. @public */
export const texts = { en: scanModulesMessages };

const ModuleList = z.array(ScanModule);

const AllOrganizations = () => {
  const translate = useTranslate();
  return (
    <Link component={RouterLink} to="/admin/scan/organizations/">
      {translate('scanModules.back')}
    </Link>
  );
};

const UnknownOrganization = ({ title }: { title: string }) => {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('scanModules.heading')} />
      <EmptyState title={title} action={<AllOrganizations />} />
    </>
  );
};

/** The modules of a response, or why there are none. */
const Modules = ({ organization, onRetry }: { organization: AdminOrganization; onRetry: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { scanModules } = organization;
  const modules = useMemo(() => ModuleList.safeParse(scanModules).data, [scanModules]);
  useEffect(() => {
    if (!modules) notify('scanModules.unreadable', { type: 'error' });
  }, [modules, notify]);
  if (!modules) return <ErrorView message={translate('scanModules.unreadable')} onRetry={onRetry} />;
  return <ModulesEditor organization={organization} loaded={{ version: organization.version, modules }} />;
};

const OrganizationModules = ({ organizationId }: { organizationId: number }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { data, error, isPending, isFetching, refetch } = useGetOne<AdminOrganization>(
    'organizations',
    { id: organizationId },
    { onError: () => notify('scanModules.failed', { type: 'error' }) },
  );
  const retry = () => void refetch();
  if (isPending) return <PageLoading />;
  const status = (error as { status?: number } | null)?.status;
  if (status === 404) return <UnknownOrganization title={error!.message} />;
  if (status === 400) return <UnknownOrganization title={translate('scanModules.noOrganization')} />;
  if (!data) return <ErrorView message={error?.message} onRetry={retry} />;
  // The cached row of the list has no modules.
  const isRow = !('scanModules' in data);
  return (
    <>
      <PageHeading title={data.name} lead={<AllOrganizations />} />
      {isRow && isFetching && <PageLoading />}
      {isRow && !isFetching && error && <ErrorView message={error.message} onRetry={retry} />}
      {!(isRow && (isFetching || error)) && <Modules key={data.id} organization={data} onRetry={retry} />}
    </>
  );
};

/** `/admin/scan/organizations/{organizationId}/modules`: edits the modules of an organization (MODS-03, MODS-04). */
export default function ScanModulesPage() {
  const translate = useTranslate();
  const { organizationId } = useParams();
  if (!/^\d+$/.test(organizationId ?? ''))
    return <UnknownOrganization title={translate('scanModules.noOrganization')} />;
  return <OrganizationModules organizationId={Number(organizationId)} />;
}
