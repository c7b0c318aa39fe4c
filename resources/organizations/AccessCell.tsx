import { useQueryClient } from '@tanstack/react-query';
import { useRefresh, useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import type { AnswerOf } from '../../contract/call.ts';
import { disableOrganization, enableOrganization, type listOrganizations } from '../../contract/admin-organizations.ts';
import { isProblem } from '../../contract/problem.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { toast } from '../../src/toasts/toasts.ts';
import { endOfChange, useAccessChange } from './access-change.ts';
import { AccessButtons } from './AccessButtons.tsx';
import { AccessProgress } from './AccessProgress.tsx';

type Row = Pick<AnswerOf<typeof listOrganizations>, 'id' | 'name' | 'disabled' | 'accessChange'>;

interface Props extends Row {
  /** What else there is to do with it. */
  children?: ReactNode;
}

/**
 * Enabling and disabling: accepted at once, done in a few minutes, with the list loaded anew after it (AORG-19). Nobody
 * locks out the own organization.
 */
export const AccessCell = ({ id, name, disabled, accessChange, children }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const viewer = useViewer();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const change = useAccessChange(id, accessChange, waiting > 0);

  const submit = async (disable: boolean) => {
    const say = (part: string) => translate(`organizations.${disable ? 'disable' : 'enable'}.${part}`);
    toast('info', say('progress'));
    setSending(true);
    const answer = await call(disable ? disableOrganization : enableOrganization, { params: { id } });
    setSending(false);
    setWaiting((count) => count + 1);
    refresh();
    const end = isProblem(answer) ? 'failed' : await endOfChange(call, queryClient, id, disable);
    setWaiting((count) => count - 1);
    if (end) toast(end === 'done' ? 'success' : 'error', say(end));
    refresh();
  };

  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
      <AccessProgress name={name} change={change} />
      {viewer?.organization?.id !== id && (
        <AccessButtons
          id={id}
          name={name}
          disabled={disabled}
          failed={change.state === 'failed'}
          busy={sending}
          onChange={(disable) => void submit(disable)}
        />
      )}
      {children}
    </span>
  );
};
