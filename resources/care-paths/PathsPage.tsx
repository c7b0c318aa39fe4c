import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { SearchField } from '../../src/components/SearchField.tsx';
import { Icon } from '../../src/icons/Icon.tsx';
import { plusIcon } from '../../src/icons/consoleIcons.ts';
import { pathsNamed } from './care-path.ts';
import { PathCard } from './PathCard.tsx';
import { samplePaths } from './samplePaths.ts';
import { carePathsMessages } from './messages.en.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: carePathsMessages };

/** `/programs/paths/` (PATHS-01..05). Add Path is there and does nothing, as specified (PATHS-03). */
export default function PathsPage() {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const paths = pathsNamed(samplePaths, search);
  return (
    <>
      <PageHeading
        title={translate('carePaths.title')}
        lead={translate('carePaths.lead')}
        actions={
          <Button variant="contained" startIcon={<Icon path={plusIcon} size={18} />}>
            {translate('carePaths.add')}
          </Button>
        }
      />
      <SearchField label={translate('carePaths.search')} value={search} onSearch={setSearch} />
      <ul
        aria-label={translate('carePaths.list')}
        style={{ display: 'grid', gap: 16, margin: '16px 0 0', padding: 0, listStyle: 'none' }}
      >
        {paths.map((path) => (
          <li key={path.id}>
            <PathCard path={path} />
          </li>
        ))}
      </ul>
      {paths.length === 0 && <EmptyState title={translate('carePaths.none')} />}
    </>
  );
}
