import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { CarePath } from '../../contract/care-paths/care-paths.ts';
import { DialogButtons, FormDialog } from '../../src/ui/FormDialog.tsx';
import { StatusChip } from '../../src/ui/StatusChip.tsx';
import { PathCard } from './PathCard.tsx';
import { useOrganizationPath } from './useOrganizationPath.ts';
import type { CarePathKey, OwnKey } from './messages.en.ts';

const OrganizationPathEditor = lazy(() => import('./OrganizationPathEditor.tsx'));
const OwnPathTotals = lazy(() => import('./OwnPathTotals.tsx'));
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
        {open === 'insights' && <OwnPathTotals path={path} onClose={close} />}
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
