import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { addMessages } from '../i18n/loadedMessages.ts';
import type { FieldChange } from './conflict.ts';
import { editingMessages } from './messages.en.ts';
import type { FieldValues } from 'react-hook-form';
import type { useVersionedForm } from './useVersionedForm.ts';
import type { MessageKey } from '../i18n/translated.ts';
import type { recordFormMessages } from '../forms/messages.en.ts';

addMessages({ en: editingMessages });

/** A text with nodes in its places: `%{field}: “%{before}”`. */
const withNodes = (text: string, nodes: Record<string, ReactNode>) =>
  text.split(/%\{(\w+)\}/).map((part, index) => (index % 2 ? <span key={part}>{nodes[part]}</span> : part));

export interface ChangesProps<Values> {
  changes: readonly FieldChange<Values>[];
  label: (field: keyof Values & string) => ReactNode;
  /** A value as it is read; the empty one and lists are known. */
  text?: (field: keyof Values & string, value: never) => string | undefined;
  /** Takes their value of one field. */
  onTake?: (field: keyof Values & string, theirs: unknown) => void;
}

/** What somebody else has changed, field by field, beside what was typed here. */
export function FieldChanges<Values>({ changes, label, text, onTake }: ChangesProps<Values>) {
  const translate = useTranslate();
  const formatValue = (field: keyof Values & string, value: unknown): string => {
    const own = text?.(field, value as never);
    if (own !== undefined) return own;
    if (value === '' || value === null || value === undefined) return translate('editing.empty');
    if (typeof value === 'boolean')
      return translate(`ra.boolean.${value}` satisfies MessageKey<typeof recordFormMessages>);
    if (Array.isArray(value)) return value.map((each) => formatValue(field, each)).join(', ');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  if (changes.length === 0) return <p>{translate('editing.unseen')}</p>;
  return (
    <ul style={{ margin: '8px 0 0', paddingLeft: 20 }}>
      {changes.map(({ field, before, theirs, ...typed }) => {
        const theirText = formatValue(field, theirs);
        return (
          <li key={field}>
            {withNodes(translate('editing.changed'), {
              field: label(field),
              before: formatValue(field, before),
              theirs: theirText,
            })}
            {typed.mine !== undefined && (
              <> {withNodes(translate('editing.mine'), { mine: formatValue(field, typed.mine) })}</>
            )}
            {typed.mine !== undefined && onTake && (
              <>
                {' '}
                <Button color="inherit" size="small" variant="outlined" onClick={() => onTake(field, theirs)}>
                  {translate('editing.take', { theirs: theirText })}
                </Button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface Props {
  title?: string;
  children?: ReactNode;
  /** What can be done about it. */
  choices?: readonly { label: string; onChoose: () => void }[];
  isBusy?: boolean;
}

/** Shows what another user has saved meanwhile. What was typed stays until the user decides. */
export const ConflictNotice = ({ title, children, choices = [], isBusy = false }: Props) => {
  const translate = useTranslate();
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <strong>{title ?? translate('editing.conflict')}</strong>
      <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</div>
      {choices.length > 0 && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 }}>
          {choices.map(({ label, onChoose }) => (
            <Button key={label} size="small" variant="outlined" color="inherit" disabled={isBusy} onClick={onChoose}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </Alert>
  );
};

type Editing<Values extends FieldValues> = Pick<
  ReturnType<typeof useVersionedForm<Values, { version?: number }, unknown>>,
  'changes' | 'isBlocked' | 'isOffline' | 'isBackOnline' | 'failure' | 'resolve' | 'takeField'
>;

interface SaveNoticesProps<Values extends FieldValues> extends Pick<ChangesProps<Values>, 'label' | 'text'> {
  editing: Editing<Values>;
  title?: string;
  hint?: string;
  /** Without it, what was typed is kept and theirs can be taken field by field. */
  children?: ReactNode;
}

/** What keeps a form from being saved: somebody else's change with the choice to keep or take it, no connection, a refusal. */
export function SaveNotices<Values extends FieldValues>({
  editing,
  title,
  hint,
  label,
  text,
  children,
}: SaveNoticesProps<Values>) {
  const translate = useTranslate();
  const { changes, isBlocked, isOffline, isBackOnline, failure, resolve, takeField } = editing;
  return (
    <>
      {changes && (
        <ConflictNotice
          title={title}
          choices={
            isBlocked
              ? [
                  { label: translate('editing.keepMine'), onChoose: () => resolve('mine') },
                  { label: translate('editing.takeTheirs'), onChoose: () => resolve('theirs') },
                ]
              : []
          }
        >
          {hint}
          <FieldChanges changes={changes} label={label} text={text} onTake={isBlocked ? undefined : takeField} />
          {children}
        </ConflictNotice>
      )}
      {isOffline && !isBackOnline && (
        <Alert severity="warning">
          <strong>{translate('editing.offline')}</strong> {translate('editing.offlineHint')}
        </Alert>
      )}
      {isBackOnline && <Alert severity="info">{translate('editing.online')}</Alert>}
      {failure && <Alert severity="error">{failure}</Alert>}
    </>
  );
}
