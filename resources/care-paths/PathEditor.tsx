import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { PhaseView } from '../../contract/care-paths/shapes.ts';
import { DialogButtons } from '../../src/ui/DialogButtons.tsx';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { SortableList } from '../../src/ui/SortableList.tsx';
import { PhaseFields } from './PhaseFields.tsx';
import { usePathDraft } from './usePathDraft.ts';

interface Props {
  path: { key: string; name: string; phases: readonly PhaseView[] };
  templates: readonly { id: number; name: string }[] | null;
  /** Saves the edited path; resolves to the server's messages by field, or null on success. */
  onSave: (edited: { name: string; phases: readonly PhaseView[] }) => Promise<Record<string, string> | null>;
  onClose: () => void;
  /** Shown above the fields, for example a version conflict. */
  notice?: ReactNode;
}

/**
 * Editor of a path: Save commits, Cancel restores (PATHS-14). Unsaved changes are discarded only after confirmation.
 */
export default function PathEditor({ path, templates, onSave, onClose, notice }: Props) {
  const translate = useTranslate();
  const { draft, problems, dirty, busy, setName, setPhase, order, add, remove, save } = usePathDraft(path, onSave);
  const [isConfirming, setIsConfirming] = useState(false);
  const requestClose = () => (dirty ? setIsConfirming(true) : onClose());
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  const nameOf = ({ title, phaseNumber }: { title: string; phaseNumber: string }) =>
    title.trim() || translate('carePaths.editor.unnamed', { number: phaseNumber });
  return (
    <FormDialog
      title={translate('carePaths.editor.title', { name: path.name })}
      size="lg"
      holdsDraft={dirty}
      onClose={requestClose}
    >
      <form
        noValidate
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          flushSync(() => void save());
          event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
        }}
      >
        <DialogContent
          sx={{ display: 'grid', gridAutoRows: 'max-content', gap: 2, alignContent: 'start', pt: '8px !important' }}
        >
          {notice}
          <TextField
            id="path-name"
            fullWidth
            label={translate('carePaths.editor.name')}
            value={draft.name}
            onChange={({ target }) => setName(target.value)}
            error={problems.name !== undefined}
            helperText={problems.name && translate(problems.name)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { autoComplete: 'off' } }}
          />
          <Typography variant="h3">{translate('carePaths.editor.phases')}</Typography>
          {problems.phases && <Alert severity="error">{translate(problems.phases)}</Alert>}
          <SortableList
            items={draft.phases}
            onOrder={order}
            nameOf={nameOf}
            label={translate('carePaths.editor.phases')}
          >
            {(phase) => {
              const index = draft.phases.findIndex(({ id }) => id === phase.id);
              const phaseProblems = Object.entries(problems).flatMap(([place, message]) =>
                place.startsWith(`phases.${index}.`)
                  ? [[place.slice(`phases.${index}.`.length), translate(message)]]
                  : [],
              );
              return (
                <PhaseFields
                  phase={phase}
                  problems={Object.fromEntries(phaseProblems) as Record<string, string>}
                  templates={templates}
                  onChange={setPhase}
                  onRemove={draft.phases.length > 1 ? () => remove(phase.id) : undefined}
                />
              );
            }}
          </SortableList>
          <Button variant="outlined" onClick={add} sx={{ justifySelf: 'start' }}>
            {translate('carePaths.editor.addPhase')}
          </Button>
        </DialogContent>
        <DialogActions>
          {Object.keys(problems).length > 0 && (
            <Typography role="alert" color="error" sx={{ mr: 'auto', pl: 2 }}>
              {translate('carePaths.editor.faults')}
            </Typography>
          )}
          <Button onClick={requestClose}>{translate('carePaths.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('carePaths.editor.save')}
          </Button>
        </DialogActions>
      </form>
      {isConfirming && (
        <FormDialog title={translate('carePaths.editor.discardTitle')} size="xs" onClose={() => setIsConfirming(false)}>
          <DialogContent>
            <p>{translate('carePaths.editor.discardText')}</p>
            <DialogButtons
              cancel={translate('carePaths.editor.keep')}
              submit={translate('carePaths.editor.discard')}
              tone="error"
              busy={false}
              onCancel={() => setIsConfirming(false)}
              onSubmit={onClose}
            />
          </DialogContent>
        </FormDialog>
      )}
    </FormDialog>
  );
}
