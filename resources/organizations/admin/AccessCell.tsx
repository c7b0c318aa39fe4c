import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import { useViewer } from '../../../authProvider/session.ts';
import {
  disableOrganization,
  enableOrganization,
  type listOrganizations,
  type AccessChange,
} from '../../../contract/organizations/admin-organizations.ts';
import type { ResponseOf } from '../../../contract/platform/call.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { useModal } from '../../../src/ui/ModalHost.tsx';
import { StatusChip } from '../../../src/ui/FactList.tsx';
import type { MessageKey } from '../../../src/ui/i18n/translated.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { waitForAccessChange, useAccessChange } from './access-change.ts';
import type { en } from './messages.en.ts';

type Text = MessageKey<typeof en>;

interface AccessProgressProps {
  name: string;
  change: AccessChange;
}

/** `Disabling… 40 of 200` while the change runs, `Failed` after its last attempt (AORG-19). */
const AccessProgress = ({ name, change: { state, done, total } }: AccessProgressProps) => {
  const translate = useTranslate();
  if (state === 'failed') return <StatusChip tone="error" label={translate('organizations.change.failed')} />;
  if (state !== 'running') return null;
  const isCounted = total > 0;
  return (
    <span style={{ display: 'inline-grid', gap: 4, minWidth: 80 }}>
      <span>
        {translate(isCounted ? 'organizations.change.progress' : 'organizations.change.begun', { done, total })}
      </span>
      <LinearProgress
        aria-label={translate('organizations.change.of', { name })}
        {...(isCounted && { variant: 'determinate' as const, value: (100 * done) / total })}
      />
    </span>
  );
};

const DisableQuestion = lazy(() => import('./DisableDialog.tsx'));

type Row = Pick<ResponseOf<typeof listOrganizations>, 'id' | 'name' | 'disabled' | 'accessChange'>;

interface Props extends Row {
  /** Further actions of the row. */
  children?: ReactNode;
}

/**
 * Enables or, after a confirmation, disables an organization (AORG-14, AORG-15). The server accepts at once and
 * finishes in a few minutes; then the list reloads (AORG-19). A failed change can be requested again. Admins cannot
 * disable their own organization.
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
    const toMessageKey = (part: keyof typeof en.organizations.enable): Text =>
      `organizations.${disable ? 'disable' : 'enable'}.${part}`;
    notify(toMessageKey('progress'), { type: 'info' });
    setSending(true);
    const answer = await call(disable ? disableOrganization : enableOrganization, { params: { id } });
    setSending(false);
    setWaiting((count) => count + 1);
    refresh();
    const end = isProblem(answer) ? 'failed' : await waitForAccessChange(call, queryClient, id, disable);
    setWaiting((count) => count - 1);
    if (end) notify(toMessageKey(end), { type: end === 'done' ? 'success' : 'error' });
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
  // A disabled button would lose the focus while the request is sent.
  const button = (text: Text, label: string, color: 'primary' | 'error', act: () => void) => (
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
  const nextAction: Text = `organizations.${disabled ? 'enable' : 'disable'}.action`;

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
            nextAction,
            `${translate(nextAction)} ${name}`,
            disabled ? 'primary' : 'error',
            disabled ? () => void submit(false) : ask,
          )}
        </>
      )}
      {children}
    </span>
  );
};
