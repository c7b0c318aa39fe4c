import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { carePathsMessages } from './messages.en.ts';
import { OrganizationPaths } from './OrganizationPaths.tsx';
import { SamplePaths } from './SamplePaths.tsx';

/** What this page says, there once it is opened. @public */
export const texts = { en: carePathsMessages };

/** `/programs/paths/` (PATHS-01..15). Add Path is there and does nothing, as specified (PATHS-03). */
export default function PathsPage() {
  const translate = useTranslate();
  const ownHeading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHeading
        title={translate('carePaths.title')}
        lead={translate('carePaths.lead')}
        actions={
          <Button variant="contained" startIcon={<AddIcon />}>
            {translate('carePaths.add')}
          </Button>
        }
      />
      <SamplePaths onShowOwn={() => ownHeading.current?.focus()} />
      <OrganizationPaths heading={ownHeading} />
    </>
  );
}
