import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { CarePath } from '../../contract/care-paths/care-paths.ts';
import { DialogButtons, FormDialog } from '../../src/ui/FormDialog.tsx';
import { DryRunForm, useDryRun } from './DryRunForm.tsx';
import { DryRunResult } from './DryRunResult.tsx';
import { useOrganizationPath } from './OrganizationPathCard.tsx';
import type { CarePathKey, PublishKey } from './messages.en.ts';

/**
 * Runs a path on past patients and publishes it. Publishing this version without a dry run needs confirmation. Lists
 * the programs that it assigns.
 */
export default function PublishDialog({ path, onClose }: { path: CarePath; onClose: () => void }) {
  const translate = useTranslate();
  const text = (key: PublishKey, values = {}) => translate(`carePaths.publish.${key}` satisfies CarePathKey, values);
  const run = useDryRun(path.id);
  const { publish } = useOrganizationPath(path);
  const [busy, setBusy] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const isDryRunDone = run.data?.version === path.version;
  const isPublished = path.state === 'PUBLISHED';
  const programs = path.phases.filter(({ templateName }) => templateName !== null);
  const confirmPublish = async () => {
    setBusy(true);
    const published = await publish();
    setBusy(false);
    setIsConfirming(false);
    if (published) onClose();
  };
  return (
    <FormDialog title={text('title', { name: path.name })} size="md" onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gridAutoRows: 'max-content', gap: 2, alignContent: 'start' }}>
        <Typography>{text('lead')}</Typography>
        <DryRunForm run={run} />
        {run.data && <DryRunResult path={path} result={run.data} />}
        {!isPublished && programs.length > 0 && (
          <div>
            <Typography variant="h3">{text('programs')}</Typography>
            <ul style={{ margin: '8px 0 0', paddingLeft: 20, overflowWrap: 'anywhere' }}>
              {programs.map(({ id, phaseNumber, title, templateName }) => (
                <li key={id}>{text('program', { number: phaseNumber, title, name: templateName })}</li>
              ))}
            </ul>
          </div>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Typography color="textSecondary" sx={{ mr: 'auto', pl: 2 }}>
          {isPublished ? text('isPublished') : !isDryRunDone && text('first')}
        </Typography>
        {isPublished && <Button onClick={onClose}>{text('close')}</Button>}
        {!isPublished && !isDryRunDone && <Button onClick={() => setIsConfirming(true)}>{text('without')}</Button>}
        {!isPublished && (
          <Button
            variant="contained"
            disabled={!isDryRunDone}
            loading={busy && !isConfirming}
            onClick={() => void confirmPublish()}
          >
            {text('publish')}
          </Button>
        )}
      </DialogActions>
      {isConfirming && (
        <FormDialog title={text('withoutTitle')} size="xs" onClose={() => setIsConfirming(false)}>
          <DialogContent>
            <p style={{ overflowWrap: 'anywhere' }}>{text('withoutText', { name: path.name })}</p>
            <DialogButtons
              cancel={translate('carePaths.cancel')}
              submit={text('publish')}
              busy={busy}
              onCancel={() => setIsConfirming(false)}
              onSubmit={() => void confirmPublish()}
            />
          </DialogContent>
        </FormDialog>
      )}
    </FormDialog>
  );
}
