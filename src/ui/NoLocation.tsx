import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { canManageTeam } from '../../domain/identity/viewer.ts';
import { EmptyState } from './PageStates.tsx';

/** Explains to a user without a location, who therefore sees no patients, who can assign one and where. */
export const NoLocation = () => {
  const translate = useTranslate();
  const viewer = useViewer();
  const manages = viewer !== null && canManageTeam(viewer);
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
