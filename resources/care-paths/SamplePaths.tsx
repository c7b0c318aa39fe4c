import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { createCarePath, listCarePaths } from '../../contract/care-paths/care-paths.ts';
import { isProblem } from '../../contract/platform/error.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { EmptyState } from '../../src/ui/PageStates.tsx';
import { SearchField } from '../../src/ui/SearchField.tsx';
import { StatusChip } from '../../src/ui/FactList.tsx';
import { PathCard, Cards } from './PathCard.tsx';
import { toRequestBody } from './pathDraft.ts';
import { type SamplePath, samplePaths } from './samplePaths.ts';

/** Case-insensitive search by name (PATHS-02). */
const searchPaths = <Path extends { name: string }>(paths: readonly Path[], text: string): Path[] =>
  paths.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));

const SamplePathEditor = lazy(() => import('./SamplePathEditor.tsx'));
const PathTotals = lazy(() => import('./PathTotals.tsx'));

interface Props {
  path: SamplePath;
  /** Whether it was changed on this page. */
  changed: boolean;
  onChange: (path: SamplePath) => void;
  /** Scrolls to the organization's paths. */
  onShowOwn: () => void;
}

/** A sample path: changes are lost with the page (PATHS-07), unless it is copied to the organization's paths. */
const SamplePathCard = ({ path, changed, onChange, onShowOwn }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'edit' | 'insights' | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(null);
  const copyPath = async () => {
    setBusy(true);
    const answer = await call(createCarePath, { body: toRequestBody(path, () => crypto.randomUUID()) });
    setBusy(false);
    if (isProblem(answer)) return notify(answer.message, { type: 'error' });
    notify('carePaths.used', {
      type: 'success',
      messageArgs: { name: path.name },
      action: { label: 'carePaths.showOwn', run: onShowOwn },
    });
    void queries.invalidateQueries({ queryKey: [listCarePaths.id] });
  };
  return (
    <>
      <PathCard
        path={path}
        chip={changed && <StatusChip tone="neutral" label={translate('carePaths.changed')} />}
        actions={[
          { label: translate('carePaths.edit'), run: () => setOpen('edit') },
          { label: translate('carePaths.insights'), run: () => setOpen('insights') },
        ]}
        main={
          <Button variant="outlined" size="small" loading={busy} onClick={() => void copyPath()}>
            {translate('carePaths.use')}
          </Button>
        }
      />
      <Suspense fallback={null}>
        {open === 'edit' && <SamplePathEditor path={path} onChange={onChange} onClose={close} />}
        {open === 'insights' && <PathTotals path={path} onClose={close} />}
      </Suspense>
    </>
  );
};

/** Translates the names of a sample path. */
const translatePath = (path: SamplePath, translate: (text: string) => string): SamplePath => ({
  ...path,
  name: translate(path.name),
  phases: path.phases.map((phase) => ({ ...phase, title: translate(phase.title) })),
});

/** The sample paths; changes are lost with the page (PATHS-02..15). */
export const SamplePaths = ({ onShowOwn }: Pick<ComponentProps<typeof SamplePathCard>, 'onShowOwn'>) => {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const [changed, setChanged] = useState<ReadonlyMap<number, SamplePath>>(new Map());
  const paths = searchPaths(
    samplePaths.map((path) => changed.get(path.id) ?? translatePath(path, translate)),
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
