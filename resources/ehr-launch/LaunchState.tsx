import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Problem } from '../../contract/platform/error.ts';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';

const ToPatients = () => {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/patients/" variant="outlined">
      {translate('ehrLaunch.toPatients')}
    </Button>
  );
};

interface Props {
  /** What is being done. */
  doing: string;
  /** Was the page opened by a launch? */
  isLaunch: boolean;
  problem?: Problem;
}

/** A launch on its way, one that failed, and a page that no EHR has opened. */
export const LaunchState = ({ doing, isLaunch, problem }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('ehrLaunch.title')} />
      {!isLaunch && (
        <EmptyState
          title={translate('ehrLaunch.noLaunch')}
          hint={translate('ehrLaunch.noLaunchHint')}
          action={<ToPatients />}
        />
      )}
      {isLaunch && !problem && (
        <>
          <PageLoading />
          <Typography textAlign="center" color="textSecondary">
            {doing}
          </Typography>
        </>
      )}
      {problem && (
        <>
          <ErrorView message={problem.message || translate('ehrLaunch.failed')} />
          <div style={{ marginTop: 16 }}>
            <ToPatients />
          </div>
        </>
      )}
    </>
  );
};
