import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ShownPhase } from '../../contract/care-path-shapes.ts';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../src/components/FormDialog.tsx';
import { SortableList } from '../../src/components/SortableList.tsx';
import { PhaseFields } from './PhaseFields.tsx';
import { usePathDraft } from './usePathDraft.ts';

interface Props {
  path: { key: string; name: string; phases: readonly ShownPhase[] };
  templates: readonly { id: number; name: string }[] | null;
  /** Keeps what was edited; answers the server's messages by field where it did not. */
  onSave: (edited: { name: string; phases: readonly ShownPhase[] }) => Promise<Record<string, string> | null>;
  onClose: () => void;
  /** Said above the fields, such as a change by somebody else. */
  notice?: ReactNode;
}

/**
 * A path while it is edited: Save commits, Cancel restores (PATHS-14). What was changed is only given up after it was
 * asked for.
 */
export default function PathEditor({ path, templates, onSave, onClose, notice }: Props) {
  const translate = useTranslate();
  const { draft, problems, dirty, busy, setName, setPhase, order, add, remove, save } = usePathDraft(path, onSave);
  const [asks, setAsks] = useState(false);
  const leave = () => (dirty ? setAsks(true) : onClose());
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
      onClose={leave}
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
              const at = draft.phases.findIndex(({ id }) => id === phase.id);
              const own = Object.entries(problems).flatMap(([place, message]) =>
                place.startsWith(`phases.${at}.`) ? [[place.slice(`phases.${at}.`.length), translate(message)]] : [],
              );
              return (
                <PhaseFields
                  phase={phase}
                  problems={Object.fromEntries(own) as Record<string, string>}
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
          <Button onClick={leave}>{translate('carePaths.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('carePaths.editor.save')}
          </Button>
        </DialogActions>
      </form>
      {asks && (
        <FormDialog title={translate('carePaths.editor.discardTitle')} size="xs" onClose={() => setAsks(false)}>
          <DialogContent>
            <p>{translate('carePaths.editor.discardText')}</p>
            <DialogButtons
              cancel={translate('carePaths.editor.keep')}
              submit={translate('carePaths.editor.discard')}
              tone="error"
              busy={false}
              onCancel={() => setAsks(false)}
              onSubmit={onClose}
            />
          </DialogContent>
        </FormDialog>
      )}
    </FormDialog>
  );
}
