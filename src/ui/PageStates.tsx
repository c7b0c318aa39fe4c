import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { AngleMark } from './AngleMark.tsx';
import { canManageTeam } from '../../domain/identity/viewer.ts';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(6, 3),
  textAlign: 'center',
  '& > p, & > h2': { maxWidth: '60ch', textWrap: 'balance' },
}));

interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  /** Use `h2` when the title heads the content of the page. */
  as?: 'h2' | 'p';
}

/** Says that there is nothing here yet, and what to do about it. */
export const EmptyState = ({ title, hint, action, as = 'p' }: EmptyStateProps) => (
  <Box>
    <AngleMark size={64} />
    <Typography variant="h3" component={as}>
      {title}
    </Typography>
    {hint && <Typography color="textSecondary">{hint}</Typography>}
    {action && <div style={{ marginTop: 8 }}>{action}</div>}
  </Box>
);

/** Placeholder of a page that is loading. */
export const PageLoading = () => {
  const translate = useTranslate();
  return (
    <output style={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
      <div className="waiting">
        <AngleMark />
      </div>
      <span className="hidden-text">{translate('page.loading')}</span>
    </output>
  );
};

/** An error in place of content that could not be loaded, with the server's message and a retry button. */
export const ErrorView = ({ message, onRetry }: { message?: string; onRetry?: () => void }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {translate('page.retry')}
          </Button>
        )
      }
    >
      {message || translate('page.failed')}
    </Alert>
  );
};

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
