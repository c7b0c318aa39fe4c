import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../ui/PageStates.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Link } from '../../ui/navigation/Link.tsx';

/** An unknown path inside a console, which keeps its menu (SHELL-05..08). */
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
