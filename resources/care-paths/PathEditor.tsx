import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog, LeaveQuestion } from '../../src/ui/FormDialog.tsx';
import { SortableList } from '../../src/ui/SortableList.tsx';
import { PhaseFields } from './PhaseFields.tsx';
import { appendPhase, reorderPhases, validateDraft, type PathDraft, type PhaseDraft } from './pathDraft.ts';

interface Edited {
  draft: PathDraft;
  onChange: (draft: PathDraft) => void;
  /** Saves the draft; resolves to the server's messages by field, or null on success. */
  onSave: () => Promise<Record<string, string> | null>;
}

/** Changes and validation of an edited path. Errors are shown after an attempt to save, and from then on while typing. */
function usePathFields({ draft, onChange, onSave }: Edited) {
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({});
  const change = (next: PathDraft) => {
    onChange(next);
    setServerErrors({});
  };
  const setPhases = (phases: readonly PhaseDraft[]) => change({ ...draft, phases });
  return {
    errors: isSubmitted ? { ...serverErrors, ...validateDraft(draft) } : {},
    setName: (name: string) => change({ ...draft, name }),
    setPhase: (phase: PhaseDraft) => setPhases(draft.phases.map((each) => (each.id === phase.id ? phase : each))),
    order: (phases: readonly PhaseDraft[]) => setPhases(reorderPhases(draft.phases, phases)),
    add: () => setPhases(appendPhase(draft.phases, draft.phases[0]!, crypto.randomUUID())),
    remove: (id: string) => setPhases(draft.phases.filter((phase) => phase.id !== id)),
    save: async () => {
      setIsSubmitted(true);
      if (Object.keys(validateDraft(draft)).length === 0) setServerErrors((await onSave()) ?? {});
    },
  };
}

interface Props extends Edited {
  /** The stored name. */
  name: string;
  isChanged: boolean;
  isSaving: boolean;
  templates: readonly { id: number; name: string }[] | null;
  onClose: () => void;
  /** Shown above the fields, for example a version conflict. */
  notice?: ReactNode;
}

/**
 * Editor of a path: Save commits, Cancel restores (PATHS-14). Unsaved changes are discarded only after confirmation.
 */
export const PathEditor = ({ name, isChanged, isSaving, templates, onClose, notice, ...edited }: Props) => {
  const translate = useTranslate();
  const { draft } = edited;
  const { errors, setName, setPhase, order, add, remove, save } = usePathFields(edited);
  const [isConfirming, setIsConfirming] = useState(false);
  const requestClose = () => (isChanged ? setIsConfirming(true) : onClose());
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
  const getName = ({ title, phaseNumber }: { title: string; phaseNumber: string }) =>
    title.trim() || translate('carePaths.editor.unnamed', { number: phaseNumber });
  return (
    <FormDialog
      title={translate('carePaths.editor.title', { name })}
      size="lg"
      holdsDraft={isChanged}
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
            error={errors.name !== undefined}
            helperText={errors.name && translate(errors.name)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { autoComplete: 'off' } }}
          />
          <Typography variant="h3">{translate('carePaths.editor.phases')}</Typography>
          {errors.phases && <Alert severity="error">{translate(errors.phases)}</Alert>}
          <SortableList
            items={draft.phases}
            onOrder={order}
            nameOf={getName}
            label={translate('carePaths.editor.phases')}
          >
            {(phase) => {
              const index = draft.phases.findIndex(({ id }) => id === phase.id);
              const phaseErrors = Object.entries(errors).flatMap(([place, message]) =>
                place.startsWith(`phases.${index}.`)
                  ? [[place.slice(`phases.${index}.`.length), translate(message)]]
                  : [],
              );
              return (
                <PhaseFields
                  phase={phase}
                  errors={Object.fromEntries(phaseErrors) as Record<string, string>}
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
          {Object.keys(errors).length > 0 && (
            <Typography role="alert" color="error" sx={{ mr: 'auto', pl: 2 }}>
              {translate('carePaths.editor.errors')}
            </Typography>
          )}
          <Button onClick={requestClose}>{translate('carePaths.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            {translate('carePaths.editor.save')}
          </Button>
        </DialogActions>
      </form>
      {isConfirming && (
        <LeaveQuestion texts="carePaths.editor" onStay={() => setIsConfirming(false)} onLeave={onClose} />
      )}
    </FormDialog>
  );
};
