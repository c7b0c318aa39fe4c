import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { mayManageTeam } from '../../domain/viewer.ts';
import { EmptyState } from './EmptyState.tsx';

/** For somebody who is at no location, and so sees no patients and can add none: who can change that, and where. */
export const NoLocation = () => {
  const translate = useTranslate();
  const viewer = useViewer();
  const manages = viewer !== null && mayManageTeam(viewer);
  return (
    <EmptyState
      title={translate('shell.noLocation')}
      hint={translate(manages ? 'shell.noLocationManages' : 'shell.noLocationHint')}
      action={
        manages ? (
          <Button component={Link} to="/organization/locations/" variant="contained">
            {translate('shell.toLocations')}
          </Button>
        ) : undefined
      }
    />
  );
};
