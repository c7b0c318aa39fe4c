import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate, useUpdate } from 'react-admin';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { AdminLocation } from '../../../contract/locations/admin-locations.ts';
import { ConflictNotice } from '../../../src/ui/editing/SaveNotices.tsx';
import { usePersistedState } from '../../../src/ui/editing/usePersistedDraft.ts';
import { toProblem, useVersionedSave } from '../../../src/ui/editing/useVersionedSave.ts';

interface EditorProps {
  location: AdminLocation;
  onClose: () => void;
}

/** Edits a keyword: Enter saves, Escape cancels. After a conflict, saving again overwrites the other keyword. */
const KeywordEditor = ({ location, onClose }: EditorProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { id, name, version } = location;
  const [{ keyword }, setValues, draft] = usePersistedState(`keyword/${id}/${version}`, {
    keyword: location.keyword ?? '',
  });
  const refresh = useRefresh();
  const [theirs, setTheirs] = useState<AdminLocation>();
  const [update] = useUpdate<AdminLocation>();
  const { save, resolve, isSaving } = useVersionedSave<Pick<AdminLocation, 'keyword'>, AdminLocation>({
    draft,
    record: location,
    send: (data, { idempotencyKey }, previousData = location) => {
      const params = { id, data, previousData, meta: { idempotencyKey } };
      const answer = update('locations', params, { mutationMode: 'pessimistic', returnPromise: true });
      return (answer as Promise<AdminLocation>).catch(toProblem);
    },
    onSaved: () => {
      notify('locations.saved', { type: 'success' });
      onClose();
    },
    onProblem: ({ current }) => {
      notify('locations.notSaved', { type: 'error' });
      const stored = current as AdminLocation | undefined;
      if (!stored) return;
      resolve(stored);
      setTheirs(stored);
      refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save({ keyword: keyword.trim() || null });
  };
  return (
    <form onSubmit={submit} style={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
      <input
        // The field replaces the button that had the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={translate('locations.keywordOf', { name })}
        value={keyword}
        maxLength={120}
        onChange={({ target }) => setValues({ keyword: target.value })}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        style={{
          width: 140,
          height: 32,
          padding: '0 8px',
          font: 'inherit',
          color: 'var(--ink)',
          background: 'var(--surface)',
          border: '1px solid var(--border-strong)',
          borderRadius: 'var(--radius-small)',
        }}
      />
      <Button type="submit" size="small" loading={isSaving}>
        {translate('ra.action.save')}
      </Button>
      <Button size="small" onClick={onClose}>
        {translate('ra.action.cancel')}
      </Button>
      {theirs && (
        <ConflictNotice
          title={translate('locations.changed', { keyword: theirs.keyword ?? translate('locations.noKeyword') })}
        />
      )}
    </form>
  );
};

/** The keyword of a location, edited in its cell (ALOC-04). */
export const KeywordCell = ({ location }: { location: AdminLocation }) => {
  const translate = useTranslate();
  const [isEditing, setEditing] = useState(false);
  const { name, keyword } = location;
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The button replaces the field and takes over its focus.
  useEffect(() => {
    if (!isEditing && wasEditing.current) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return <KeywordEditor location={location} onClose={() => setEditing(false)} />;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      {keyword ?? <span style={{ color: 'var(--ink-faint)' }}>{translate('locations.noKeyword')}</span>}
      <button
        ref={edit}
        type="button"
        className="icon-button"
        aria-label={translate('locations.editKeyword', { name })}
        onClick={() => setEditing(true)}
      >
        <EditIcon sx={{ fontSize: 16 }} />
      </button>
    </span>
  );
};
