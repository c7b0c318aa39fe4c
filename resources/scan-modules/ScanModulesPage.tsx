import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'ra-core';
import { Link as RouterLink, useParams } from 'react-router';
import type { AdminOrganization } from '../../contract/admin-organizations.ts';
import type { ScanModule } from '../../contract/scan-modules.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { toast } from '../../src/toasts/toasts.ts';
import { ModuleCard } from './ModuleCard.tsx';

const ModuleList = ({ modules }: { modules: readonly ScanModule[] }) => {
  const translate = useTranslate();
  if (modules.length === 0) return <EmptyState title={translate('scanModules.empty')} />;
  return (
    <Stack component="ul" gap={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {modules.map((module) => (
        <li key={module.id}>
          <ModuleCard module={module} />
        </li>
      ))}
    </Stack>
  );
};

const Modules = ({ organizationId }: { organizationId: number }) => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useGetOne<AdminOrganization>(
    'admin/organizations',
    { id: organizationId },
    { onError: () => toast('error', translate('scanModules.failed')) },
  );
  if (isPending) return <PageLoading />;
  if (error || !data) return <ErrorView message={error?.message} onRetry={() => void refetch()} />;
  // A row of the list that led here is known already, but without its modules.
  const modules = (data as Partial<AdminOrganization>).scanModules;
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
      <Typography variant="h2" sx={{ mb: 2 }}>
        {translate('scanModules.heading')}
      </Typography>
      {modules ? <ModuleList modules={modules} /> : <PageLoading />}
    </>
  );
};

/** `/admin/scan/organizations/{organizationId}/modules`: what an organization offers, to read (MODS-03). */
export default function ScanModulesPage() {
  const translate = useTranslate();
  const { organizationId } = useParams();
  if (!/^\d+$/.test(organizationId ?? '')) return <ErrorView message={translate('scanModules.noOrganization')} />;
  return <Modules organizationId={Number(organizationId)} />;
}
