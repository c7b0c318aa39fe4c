import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { listEhrs } from '../../contract/ehr-launch/launches.ts';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { RecordCard } from '../../src/ui/RecordCard.tsx';
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
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label={translate('ehrLaunch.ehrs')}>
        {data.items.map(({ id, name, issuer }) => (
          <RecordCard key={id} title={name} status={null}>
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {new URL(issuer).host}
            </Typography>
            <Button
              component={Link}
              to={toLaunchPath(issuer)}
              variant="contained"
              sx={{ mt: 2 }}
              aria-label={translate('ehrLaunch.chooseIn', { ehr: name })}
            >
              {translate('ehrLaunch.choosePatient')}
            </Button>
          </RecordCard>
        ))}
      </ul>
    </Stack>
  );
};
