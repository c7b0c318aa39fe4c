import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState, type ComponentProps } from 'react';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { SearchField } from '../../src/components/SearchField.tsx';
import { Cards } from './Cards.tsx';
import { pathsNamed } from './named-paths.ts';
import { SamplePathCard } from './SamplePathCard.tsx';
import { samplePaths, type SamplePath } from './samplePaths.ts';

/** A sample path in the page's language. */
const spoken = (path: SamplePath, translate: (text: string) => string): SamplePath => ({
  ...path,
  name: translate(path.name),
  phases: path.phases.map((phase) => ({ ...phase, title: translate(phase.title) })),
});

/** The fixed paths; what is changed in them is gone with the page (PATHS-02..15). */
export const SamplePaths = ({ onShowOwn }: Pick<ComponentProps<typeof SamplePathCard>, 'onShowOwn'>) => {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const [changed, setChanged] = useState<ReadonlyMap<number, SamplePath>>(new Map());
  const paths = pathsNamed(
    samplePaths.map((path) => changed.get(path.id) ?? spoken(path, translate)),
    search,
  );
  return (
    <section aria-labelledby="sample-paths">
      <Typography variant="h2" id="sample-paths">
        {translate('carePaths.samples')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('carePaths.samplesHint')}
      </Typography>
      <SearchField label={translate('carePaths.search')} value={search} onSearch={setSearch} />
      <Cards aria-label={translate('carePaths.list')}>
        {paths.map((path) => (
          <li key={path.id}>
            <SamplePathCard
              path={path}
              changed={changed.has(path.id)}
              onShowOwn={onShowOwn}
              onChange={(edited) => setChanged((before) => new Map(before).set(path.id, edited))}
            />
          </li>
        ))}
      </Cards>
      {paths.length === 0 && <EmptyState title={translate('carePaths.none')} />}
    </section>
  );
};
