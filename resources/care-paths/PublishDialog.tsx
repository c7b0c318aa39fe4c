import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { CarePath } from '../../contract/care-paths.ts';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../src/components/FormDialog.tsx';
import { DryRunForm } from './DryRunForm.tsx';
import { DryRunResult } from './DryRunResult.tsx';
import { useDryRun } from './useDryRun.ts';
import { useOrganizationPath } from './useOrganizationPath.ts';

/**
 * Tries a path on past patients and publishes it: this very version first, or knowingly without. Says which programs it
 * will give.
 */
export default function PublishDialog({ path, onClose }: { path: CarePath; onClose: () => void }) {
  const translate = useTranslate();
  const text = (key: string, values = {}) => translate(`carePaths.publish.${key}`, values);
  const run = useDryRun(path.id);
  const { publish } = useOrganizationPath(path);
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const isTried = run.data?.version === path.version;
  const isPublished = path.state === 'PUBLISHED';
  const programs = path.phases.filter(({ templateName }) => templateName !== null);
  const go = async () => {
    setBusy(true);
    const published = await publish();
    setBusy(false);
    setAsks(false);
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
          {isPublished ? text('isPublished') : !isTried && text('first')}
        </Typography>
        {isPublished && <Button onClick={onClose}>{text('close')}</Button>}
        {!isPublished && !isTried && <Button onClick={() => setAsks(true)}>{text('without')}</Button>}
        {!isPublished && (
          <Button variant="contained" disabled={!isTried} loading={busy && !asks} onClick={() => void go()}>
            {text('publish')}
          </Button>
        )}
      </DialogActions>
      {asks && (
        <FormDialog title={text('withoutTitle')} size="xs" onClose={() => setAsks(false)}>
          <DialogContent>
            <p style={{ overflowWrap: 'anywhere' }}>{text('withoutText', { name: path.name })}</p>
            <DialogButtons
              cancel={translate('carePaths.cancel')}
              submit={text('publish')}
              busy={busy}
              onCancel={() => setAsks(false)}
              onSubmit={() => void go()}
            />
          </DialogContent>
        </FormDialog>
      )}
    </FormDialog>
  );
}
