import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate, useDelete, useNotify, useUpdate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { AnySavedFilter, AnySettings } from '../../../contract/platform/list-settings.ts';
import { usePersistedDraft } from '../editing/usePersistedDraft.ts';
import { toProblem, useVersionedSave } from '../editing/useVersionedSave.ts';
import { PageLoading } from '../PageStates.tsx';
import { toListAddress, toSharedAddress, type SavedFilterNavigation } from './listAddress.ts';
import { SaveFilterForm } from './SaveFilterForm.tsx';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCopyText } from '../hooks.ts';
import type { MessageKey } from '../i18n/translated.ts';
import type { savedFilterMessages } from './saved.messages.en.ts';

type SavedFilterText = keyof typeof savedFilterMessages.listTools.saved;

interface SavedFilterLineProps {
  saved: AnySavedFilter;
  /** Current settings of the list. */
  settings: AnySettings;
  link: string;
  /** Without, there is nothing to overwrite it with. */
  canReplace: boolean;
  onApply: () => void;
  onChanged: () => void;
}

/** A saved filter, which can be applied, shared, overwritten with the current settings, or deleted. */
const SavedFilterLine = ({ saved, settings, link, canReplace, onApply, onChanged }: SavedFilterLineProps) => {
  const translate = useTranslate();
  const copyText = useCopyText();
  const notify = useNotify();
  const [isConfirming, setConfirming] = useState(false);
  const [update] = useUpdate<AnySavedFilter>();
  const [remove] = useDelete<AnySavedFilter>();
  const { name } = saved;
  const line = useRef<HTMLLIElement>(null);
  const wasConfirming = useRef(false);

  // The confirmation and the row replace each other and pass on the focus.
  useEffect(() => {
    if (isConfirming !== wasConfirming.current) line.current?.querySelector<HTMLElement>('[data-turn]')?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

  const getText = (key: SavedFilterText) =>
    translate(`listTools.saved.${key}` satisfies MessageKey<typeof savedFilterMessages>, { name });
  const { save, resolve, isSaving } = useVersionedSave<AnySettings | null, AnySavedFilter>({
    draft: usePersistedDraft(`saved-filter/${saved.id}`, { version: saved.version }),
    record: saved,
    // Without settings, the filter is deleted.
    send: (next, { idempotencyKey }, previousData = saved) => {
      const params = { id: saved.id, previousData, meta: { idempotencyKey } };
      const options = { mutationMode: 'pessimistic', returnPromise: true } as const;
      const answer = next
        ? update('saved-filters', { ...params, data: { settings: next } }, options)
        : remove('saved-filters', params, options);
      return (answer as Promise<AnySavedFilter>).catch(toProblem);
    },
    onSaved: (_, next) => {
      notify(getText(next ? 'replaced' : 'removed'), { type: 'success' });
      onChanged();
    },
    onProblem: ({ status, message, current }) => {
      notify(status === 412 ? getText('changed') : message, { type: 'error' });
      if (status === 412 && current) resolve(current as AnySavedFilter);
      onChanged();
    },
  });
  const renderAction = (key: SavedFilterText, icon: ReactNode, onClick: () => void) => (
    <button
      type="button"
      className="icon-button"
      data-turn={key === 'remove' || undefined}
      aria-label={getText(key)}
      title={getText(key)}
      onClick={onClick}
    >
      {icon}
    </button>
  );
  if (isConfirming)
    return (
      <li ref={line} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
        <span style={{ flex: 1 }}>{translate('listTools.saved.ask', { name })}</span>
        <Button size="small" data-turn onClick={() => setConfirming(false)}>
          {translate('listTools.saved.keep')}
        </Button>
        <Button size="small" variant="contained" color="error" loading={isSaving} onClick={() => void save(null)}>
          {translate('listTools.saved.delete')}
        </Button>
      </li>
    );
  return (
    <li ref={line} style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <Button
        sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'left' }}
        aria-label={getText('apply')}
        onClick={onApply}
      >
        {name}
      </Button>
      {renderAction(
        'copy',
        <ContentCopyIcon sx={{ fontSize: 18 }} />,
        () => void copyText(link, getText('copied'), getText('notCopied')),
      )}
      {canReplace && renderAction('replace', <EditIcon sx={{ fontSize: 18 }} />, () => void save(settings))}
      {renderAction('remove', <DeleteIcon sx={{ fontSize: 18 }} />, () => setConfirming(true))}
    </li>
  );
};

interface Props {
  list: string;
  /** The list as it is now. */
  settings: AnySettings;
  /** The list is searched by text that is not saved (a name in a link would be health data): beside filters, or alone. */
  search?: 'with filters' | 'alone';
  opening?: SavedFilterNavigation;
  onClose: () => void;
}

/** The reader's saved filters of a list, stored on the server so that they are available on every device. */
export default function SavedFilters({ list, settings, search, opening, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data, error, isPending, refetch } = useGetList<AnySavedFilter>('saved-filters', { filter: { list } });
  return (
    <>
      {search === 'alone' ? (
        <Typography color="textSecondary">{translate('listTools.saved.onlySearch')}</Typography>
      ) : (
        <SaveFilterForm
          list={list}
          settings={settings}
          hint={search && translate('listTools.saved.searchNotSaved')}
          onAdded={() => void refetch()}
        />
      )}
      {isPending && <PageLoading />}
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {translate('listTools.saved.failed')}
        </Alert>
      )}
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {translate('listTools.saved.none')}
        </Typography>
      )}
      <ul style={{ listStyle: 'none', margin: '16px 0 0', padding: 0, display: 'grid', gap: 4 }}>
        {data?.map((saved) => (
          <SavedFilterLine
            key={saved.id}
            saved={saved}
            settings={settings}
            canReplace={search !== 'alone'}
            link={toSharedAddress(window.location.origin, pathname, saved.id)}
            onChanged={() => void refetch()}
            onApply={() => {
              onClose();
              opening?.onUse?.(saved.settings);
              void navigate((opening?.toAddress ?? toListAddress)(pathname, saved.settings));
            }}
          />
        ))}
      </ul>
    </>
  );
}
