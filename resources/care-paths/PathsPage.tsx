import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { carePathsMessages } from './messages.en.ts';
import { OrganizationPaths } from './OrganizationPaths.tsx';
import { SamplePaths } from './SamplePaths.tsx';

/** Texts of this page, loaded with it. @public */
export const texts = { en: carePathsMessages };

/** `/programs/paths/` (PATHS-01..15). Add Path has no effect, as specified (PATHS-03). */
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
