import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { createCarePath, listCarePaths } from '../../contract/care-paths.ts';
import { isProblem } from '../../contract/problem.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { bodyOf } from './pathDraft.ts';
import { PathCard } from './PathCard.tsx';
import type { SamplePath } from './samplePaths.ts';

const PathEditor = lazy(() => import('./PathEditor.tsx'));
const PathTotals = lazy(() => import('./PathTotals.tsx'));

interface Props {
  path: SamplePath;
  /** Was it changed on this page? */
  changed: boolean;
  onChange: (path: SamplePath) => void;
  /** Goes to the organization's paths. */
  onShowOwn: () => void;
}

/** A sample path: edited on this page only (PATHS-07), or copied with its changes into the organization's paths. */
export const SamplePathCard = ({ path, changed, onChange, onShowOwn }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'edit' | 'insights' | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(null);
  const use = async () => {
    setBusy(true);
    const answer = await call(createCarePath, { body: bodyOf(path, () => crypto.randomUUID()) });
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
          <Button variant="outlined" size="small" loading={busy} onClick={() => void use()}>
            {translate('carePaths.use')}
          </Button>
        }
      />
      <Suspense fallback={null}>
        {open === 'edit' && (
          <PathEditor
            path={{ ...path, key: `sample/${path.phases[0]!.id}` }}
            templates={null}
            onClose={close}
            onSave={(edited) => {
              onChange({ ...path, ...edited });
              close();
              return Promise.resolve(null);
            }}
          />
        )}
        {open === 'insights' && <PathTotals path={path} onClose={close} />}
      </Suspense>
    </>
  );
};
