import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { Undo } from './useModulesEditor.ts';
import type { ScanModulesKey } from './messages.en.ts';

/** Sticky at the end of the window, and below the content at the end of the page. */
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 16,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
  padding: theme.spacing(1.5, 2),
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  boxShadow: '0 8px 24px rgb(0 0 0 / 20%)',
  '& > div': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: theme.spacing(0, 1), minWidth: 0 },
  '& > div:first-of-type': { flex: '1 1 200px', overflowWrap: 'anywhere' },
  '& > div:last-of-type': { marginLeft: 'auto' },
}));

interface Props {
  isChanged: boolean;
  undo: Undo | null;
  error: string | null;
  isSaving: boolean;
  onUndo: () => void;
  onDismiss: () => void;
  onCancel: () => void;
  onSave: () => void;
}

/** Save and cancel of unsaved changes (MODS-14), and undo of the last deletion. */
export const SaveBar = ({ isChanged, undo, error, isSaving, onUndo, onDismiss, onCancel, onSave }: Props) => {
  const translate = useTranslate();
  const back = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the focus moves to Undo.
  useEffect(() => back.current?.focus({ preventScroll: true }), [undo]);
  const message = undo
    ? translate(`scanModules.undone.${undo.what}` satisfies ScanModulesKey, { name: undo.name })
    : translate('scanModules.unsaved');
  return (
    <Bar role="group" aria-label={translate('scanModules.unsaved')}>
      <div>
        <span role="status">{message}</span>
        {undo && (
          <Button ref={back} size="small" onClick={onUndo}>
            {translate('ra.action.undo')}
          </Button>
        )}
        {error && (
          <span role="alert" style={{ flexBasis: '100%', color: 'var(--error)' }}>
            {error}
          </span>
        )}
      </div>
      {isChanged ? (
        <div>
          <Button onClick={onCancel} disabled={isSaving}>
            {translate('ra.action.cancel')}
          </Button>
          <Button variant="contained" loading={isSaving} onClick={onSave}>
            {translate('ra.action.save')}
          </Button>
        </div>
      ) : (
        <div>
          <button
            type="button"
            className="icon-button"
            aria-label={translate('scanModules.dismiss')}
            onClick={onDismiss}
          >
            <CloseIcon fontSize="small" />
          </button>
        </div>
      )}
    </Bar>
  );
};
