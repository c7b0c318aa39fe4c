import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate, useUpdate, type HttpError } from 'react-admin';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { AdminLocation } from '../../../contract/locations/admin-locations.ts';

/** The stored location of a version conflict. */
const getCurrent = (error: unknown): AdminLocation | undefined =>
  ((error as HttpError).body as { current?: AdminLocation } | null)?.current;

/** The keyword of a location, edited in its cell (ALOC-04): Enter saves, Escape cancels. */
export const KeywordCell = ({ location }: { location: AdminLocation }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [draft, setDraft] = useState<string>();
  const [theirs, setTheirs] = useState<AdminLocation>();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate<AdminLocation>();
  const { id, name, keyword } = location;
  const edit = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);

  // The button replaces the field and takes over its focus.
  useEffect(() => {
    if (draft === undefined && edited.current) edit.current?.focus();
    edited.current = draft !== undefined;
  }, [draft]);

  const close = () => {
    setDraft(undefined);
    setTheirs(undefined);
  };

  const save = (event: FormEvent) => {
    event.preventDefault();
    void update(
      'locations',
      // The list may still show the record from before the conflict.
      { id, data: { keyword: draft?.trim() || null }, previousData: theirs ?? location },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          close();
          notify('locations.saved', { type: 'success' });
        },
        onError: (error) => {
          notify('locations.notSaved', { type: 'error' });
          const current = getCurrent(error);
          if (!current) return;
          // The typed keyword stays; saving again then overwrites the other one.
          setTheirs(current);
          refresh();
        },
      },
    );
  };

  if (draft === undefined) {
    return (
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
        {keyword ?? <span style={{ color: 'var(--ink-faint)' }}>{translate('locations.noKeyword')}</span>}
        <button
          ref={edit}
          type="button"
          className="icon-button"
          aria-label={translate('locations.editKeyword', { name })}
          onClick={() => setDraft(keyword ?? '')}
        >
          <EditIcon sx={{ fontSize: 16 }} />
        </button>
      </span>
    );
  }
  return (
    <form onSubmit={save} style={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
      <input
        // The field replaces the button that had the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={translate('locations.keywordOf', { name })}
        value={draft}
        maxLength={120}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
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
      <Button type="submit" size="small" loading={isPending}>
        {translate('ra.action.save')}
      </Button>
      <Button size="small" onClick={close}>
        {translate('ra.action.cancel')}
      </Button>
      {theirs && (
        <span role="alert" style={{ flexBasis: '100%', color: 'var(--warning)' }}>
          {translate('locations.changed', { keyword: theirs.keyword ?? translate('locations.noKeyword') })}
        </span>
      )}
    </form>
  );
};
