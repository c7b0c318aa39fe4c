import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { Link } from '../navigation/Link.tsx';

/** An unknown path inside a console, with the menu still there (SHELL-05..08). */
export default function NotFound() {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('page.notFound')} />
      <EmptyState
        title={translate('page.notFoundText')}
        action={
          <Button component={Link} to="/" variant="contained">
            {translate('page.home')}
          </Button>
        }
      />
    </>
  );
}
