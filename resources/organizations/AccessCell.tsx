import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import type { AnswerOf } from '../../contract/call.ts';
import { disableOrganization, enableOrganization, type listOrganizations } from '../../contract/admin-organizations.ts';
import { isProblem } from '../../contract/problem.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { useModal } from '../../src/layout/ModalHost.tsx';
import { endOfChange, useAccessChange } from './access-change.ts';
import { AccessProgress } from './AccessProgress.tsx';

const DisableQuestion = lazy(() => import('./DisableQuestion.tsx'));

type Row = Pick<AnswerOf<typeof listOrganizations>, 'id' | 'name' | 'disabled' | 'accessChange'>;

interface Props extends Row {
  /** What else there is to do with it. */
  children?: ReactNode;
}

/**
 * Enabling, and disabling after a question (AORG-14, AORG-15): accepted at once, done in a few minutes, with the list loaded
 * anew after it (AORG-19). What was given up can be asked for again. Nobody locks out the own organization.
 */
export const AccessCell = ({ id, name, disabled, accessChange, children }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const viewer = useViewer();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const { openModal } = useModal();
  const [sending, setSending] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const change = useAccessChange(id, accessChange, waiting > 0);

  const submit = async (disable: boolean) => {
    const keyOf = (part: string) => `organizations.${disable ? 'disable' : 'enable'}.${part}`;
    notify(keyOf('progress'), { type: 'info' });
    setSending(true);
    const answer = await call(disable ? disableOrganization : enableOrganization, { params: { id } });
    setSending(false);
    setWaiting((count) => count + 1);
    refresh();
    const end = isProblem(answer) ? 'failed' : await endOfChange(call, queryClient, id, disable);
    setWaiting((count) => count - 1);
    if (end) notify(keyOf(end), { type: end === 'done' ? 'success' : 'error' });
    refresh();
  };
  const ask = () =>
    openModal({
      title: translate('organizations.disable.title', { name }),
      content: (close) => (
        <Suspense>
          <DisableQuestion
            organization={{ id, name }}
            onCancel={close}
            onDisable={() => {
              close();
              void submit(true);
            }}
          />
        </Suspense>
      ),
    });
  // While it is sent the button stays as it is, or it would lose the focus.
  const button = (text: string, label: string, color: 'primary' | 'error', act: () => void) => (
    <Button
      size="small"
      variant="outlined"
      color={color}
      aria-disabled={sending}
      aria-label={label}
      onClick={sending ? undefined : act}
    >
      {translate(text)}
    </Button>
  );
  const turn = `organizations.${disabled ? 'enable' : 'disable'}.action`;

  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
      <AccessProgress name={name} change={change} />
      {viewer?.organization?.id !== id && (
        <>
          {change.state === 'failed' &&
            button(
              'organizations.disable.again',
              translate('organizations.disable.againOf', { name }),
              'error',
              () => void submit(true),
            )}
          {button(
            turn,
            `${translate(turn)} ${name}`,
            disabled ? 'primary' : 'error',
            disabled ? () => void submit(false) : ask,
          )}
        </>
      )}
      {children}
    </span>
  );
};
