import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import {
  archiveCarePath,
  duplicateCarePath,
  listCarePaths,
  publishCarePath,
  type CarePath,
} from '../../contract/care-paths/care-paths.ts';
import { isProblem, type Problem } from '../../contract/platform/error.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import DialogContent from '@mui/material/DialogContent';
import { lazy, Suspense, useState } from 'react';
import { DialogButtons, FormDialog } from '../../src/ui/FormDialog.tsx';
import { StatusChip } from '../../src/ui/FactList.tsx';
import { PathCard } from './PathCard.tsx';
import type { CarePathKey, OwnKey } from './messages.en.ts';

/** Actions of an organization's path; each refetches the list. */
export function useOrganizationPath(path: CarePath) {
  const call = useCaller();
  const notify = useNotify();
  const queries = useQueryClient();
  const params = { id: path.id };
  const refetchList = () => queries.invalidateQueries({ queryKey: [listCarePaths.id] });
  const reportResult = async (answer: CarePath | Problem, key: string, name = path.name): Promise<CarePath | null> => {
    if (isProblem(answer)) notify(answer.message, { type: 'error' });
    else notify(key, { type: 'success', messageArgs: { name } });
    await refetchList();
    return isProblem(answer) ? null : answer;
  };
  return {
    publish: async (): Promise<CarePath | null> => {
      const answer = await call(publishCarePath, { params, version: path.version });
      return reportResult(answer, 'carePaths.publish.published');
    },
    duplicate: async (): Promise<void> => {
      const answer = await call(duplicateCarePath, { params });
      await reportResult(answer, 'carePaths.own.duplicated', isProblem(answer) ? undefined : answer.name);
    },
    archive: async (archived: boolean): Promise<void> => {
      const answer = await call(archiveCarePath, { params, body: { archived } });
      await reportResult(answer, `carePaths.own.${archived ? 'archivedDone' : 'restored'}`);
    },
  };
}

const OrganizationPathEditor = lazy(() => import('./OrganizationPathEditor.tsx'));
const PathTotals = lazy(() => import('./PathTotals.tsx'));
const PublishDialog = lazy(() => import('./PublishDialog.tsx'));

const tones = { DRAFT: 'neutral', PUBLISHED: 'success', CHANGED: 'warning' } as const;

/** A path of the organization with its state and actions. */
export const OrganizationPathCard = ({ path }: { path: CarePath }) => {
  const translate = useTranslate();
  const text = (key: OwnKey, values = {}) => translate(`carePaths.own.${key}` satisfies CarePathKey, values);
  const [open, setOpen] = useState<'edit' | 'insights' | 'publish' | 'archive' | null>(null);
  const [busy, setBusy] = useState(false);
  const { duplicate, archive } = useOrganizationPath(path);
  const close = () => setOpen(null);
  const confirmArchive = async () => {
    setBusy(true);
    await archive(true);
    setBusy(false);
    close();
  };
  const insights = { label: translate('carePaths.insights'), run: () => setOpen('insights') };
  const copy = { label: text('duplicate'), run: () => void duplicate() };
  const actions = path.archived
    ? [insights, copy, { label: text('restore'), run: () => void archive(false) }]
    : [
        { label: translate('carePaths.edit'), run: () => setOpen('edit') },
        insights,
        { label: text(path.state === 'PUBLISHED' ? 'dryRun' : 'publish'), run: () => setOpen('publish') },
        copy,
        { label: text('archive'), run: () => setOpen('archive') },
      ];
  return (
    <>
      <PathCard
        path={path}
        chip={<StatusChip tone={tones[path.state]} label={text(`state.${path.state}`)} />}
        actions={actions}
      />
      <Suspense fallback={null}>
        {open === 'edit' && <OrganizationPathEditor path={path} onClose={close} />}
        {open === 'insights' && <PathTotals path={path} patientsOf={path.id} onClose={close} />}
        {open === 'publish' && <PublishDialog path={path} onClose={close} />}
      </Suspense>
      {open === 'archive' && (
        <FormDialog title={text('archiveTitle')} size="xs" onClose={close}>
          <DialogContent>
            <p style={{ overflowWrap: 'anywhere' }}>{text('archiveText', { name: path.name })}</p>
            <DialogButtons
              cancel={translate('carePaths.cancel')}
              submit={text('archive')}
              busy={busy}
              onCancel={close}
              onSubmit={() => void confirmArchive()}
            />
          </DialogContent>
        </FormDialog>
      )}
    </>
  );
};
