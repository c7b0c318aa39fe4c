import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConflictNotice, FieldChanges, type ChangesProps } from './ConflictNotice.tsx';
import type { useVersionedForm } from './useVersionedForm.ts';

type Editing<Values extends FieldValues> = Pick<
  ReturnType<typeof useVersionedForm<Values, { version?: number }, unknown>>,
  'changes' | 'isBlocked' | 'isOffline' | 'isBackOnline' | 'failure' | 'resolve' | 'takeField'
>;

interface Props<Values extends FieldValues> extends Pick<ChangesProps<Values>, 'label' | 'text'> {
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
}: Props<Values>) {
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
