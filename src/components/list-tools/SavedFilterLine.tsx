import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useDelete, useNotify, useTranslate, useUpdate, type HttpError } from 'react-admin';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AnySavedFilter, AnySettings } from '../../../contract/list-settings.ts';
import { useCopyText } from '../useCopyText.ts';

interface Props {
  saved: AnySavedFilter;
  /** The list as it is now. */
  settings: AnySettings;
  link: string;
  onApply: () => void;
  /** The saved filters have to be loaded anew. */
  onChanged: () => void;
}

/** One saved filter: pressed it is used; it can be shared, given the settings of now, or deleted. */
export const SavedFilterLine = ({ saved, settings, link, onApply, onChanged }: Props) => {
  const translate = useTranslate();
  const copyText = useCopyText();
  const notify = useNotify();
  const [asked, setAsked] = useState(false);
  const [update] = useUpdate<AnySavedFilter>();
  const [remove, { isPending }] = useDelete<AnySavedFilter>();
  const { name } = saved;
  const line = useRef<HTMLLIElement>(null);
  const wasAsked = useRef(false);

  // The question and the line take each other's place, and with it the focus.
  useEffect(() => {
    if (asked !== wasAsked.current) line.current?.querySelector<HTMLElement>('[data-turn]')?.focus();
    wasAsked.current = asked;
  }, [asked]);

  const say = (text: string) => translate(`listTools.saved.${text}`, { name });
  const record = { id: saved.id, previousData: saved };
  const failed = (fault: unknown) => {
    const { status, message } = fault as HttpError;
    notify(status === 412 ? say('changed') : message, { type: 'error' });
    onChanged();
  };
  const done = (text: string) => ({
    mutationMode: 'pessimistic' as const,
    onSuccess: () => {
      notify(say(text), { type: 'success' });
      onChanged();
    },
    onError: failed,
  });
  const action = (text: string, icon: ReactNode, onClick: () => void) => (
    <button
      type="button"
      className="icon-button"
      data-turn={text === 'remove' || undefined}
      aria-label={say(text)}
      title={say(text)}
      onClick={onClick}
    >
      {icon}
    </button>
  );
  if (asked)
    return (
      <li ref={line} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
        <span style={{ flex: 1 }}>{translate('listTools.saved.ask', { name })}</span>
        <Button size="small" data-turn onClick={() => setAsked(false)}>
          {translate('listTools.saved.keep')}
        </Button>
        <Button
          size="small"
          variant="contained"
          color="error"
          loading={isPending}
          onClick={() => void remove('saved-filters', record, done('removed'))}
        >
          {translate('listTools.saved.delete')}
        </Button>
      </li>
    );
  return (
    <li ref={line} style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <Button
        sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'left' }}
        aria-label={say('apply')}
        onClick={onApply}
      >
        {name}
      </Button>
      {action(
        'copy',
        <ContentCopyIcon sx={{ fontSize: 18 }} />,
        () => void copyText(link, say('copied'), say('notCopied')),
      )}
      {action(
        'replace',
        <EditIcon sx={{ fontSize: 18 }} />,
        () => void update('saved-filters', { ...record, data: { settings } }, done('replaced')),
      )}
      {action('remove', <DeleteIcon sx={{ fontSize: 18 }} />, () => setAsked(true))}
    </li>
  );
};
