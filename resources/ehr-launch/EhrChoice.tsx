import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { listEhrs } from '../../contract/ehr-launch/launches.ts';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { useCall } from '../../src/ui/useCall.ts';
import { toLaunchPath } from './shared/launchPath.ts';

/** The EHRs that a patient can be opened from, where the portal begins. */
export const EhrChoice = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(listEhrs);
  const toPatients = (
    <Button component={Link} to="/patients/" variant="outlined">
      {translate('ehrLaunch.toPatients')}
    </Button>
  );
  if (!data)
    return error ? (
      <ErrorView message={error.message || translate('ehrLaunch.failed')} onRetry={() => void refetch()} />
    ) : (
      <PageLoading />
    );
  if (data.items.length === 0)
    return (
      <>
        <PageHeading title={translate('ehrLaunch.choose')} />
        <EmptyState title={translate('ehrLaunch.noEhr')} hint={translate('ehrLaunch.noEhrHint')} action={toPatients} />
      </>
    );
  return (
    <Stack maxWidth={720}>
      <PageHeading title={translate('ehrLaunch.choose')} lead={translate('ehrLaunch.chooseLead')} />
      <Stack component="ul" gap={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }} aria-label={translate('ehrLaunch.ehrs')}>
        {data.items.map(({ id, name, issuer }) => (
          <li key={id}>
            <Button component={Link} to={toLaunchPath(issuer)} variant="outlined" fullWidth size="large">
              <Typography component="span" noWrap>
                {translate('ehrLaunch.chooseIn', { ehr: name })}
              </Typography>
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
