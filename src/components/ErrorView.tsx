import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** A part of a page that could not be loaded, with the server's words and another try. */
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
