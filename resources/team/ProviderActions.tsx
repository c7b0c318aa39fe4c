import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import {
  PractitionerChange,
  updatePractitioner,
  type Practitioner,
  deletePractitioner,
  resendPractitionerInvite,
} from '../../contract/team/practitioners.ts';
import { isProblem } from '../../contract/platform/error.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { zodFieldErrors } from '../../src/ui/formHelpers.ts';
import { page } from '../../src/ui/navigation/reload.ts';
import { toastAfterReload } from '../../src/ui/toasts/toasts.ts';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { DialogButtons } from '../../src/ui/DialogButtons.tsx';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import type { PractitionerRole } from '../../contract/platform/enumerations.ts';

type ConfirmedAction = 'resend' | 'remove';

interface ProviderQuestionProps {
  question: ConfirmedAction;
  provider: Practitioner;
  onClose: () => void;
}

/** Confirms sending an invite again or deleting a provider, by name (ORG-21, ORG-22, OPEN-112). */
const ConfirmDialog = ({ question, provider: { id, firstName, lastName }, onClose }: ProviderQuestionProps) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const say = (part: string) => translate(`providers.${question}.${part}`, { name: `${firstName} ${lastName}` });

  const submit = async () => {
    setBusy(true);
    const definition = question === 'resend' ? resendPractitionerInvite : deletePractitioner;
    const answer = await call(definition, { params: { id }, idempotencyKey });
    setBusy(false);
    if (isProblem(answer)) notify(answer.message || say('failed'), { type: 'error' });
    else notify(say('done'), { type: 'success' });
    // After 404 and 409 another attempt would change nothing.
    if (isProblem(answer) && answer.status !== 404 && answer.status !== 409) return;
    onClose();
    refresh();
  };

  return (
    <FormDialog title={say('action')} size="xs" onClose={onClose}>
      <DialogContent>
        <Typography>{say('question')}</Typography>
        <DialogButtons
          cancel={translate('providers.cancel')}
          submit={say('action')}
          tone={question === 'remove' ? 'error' : 'primary'}
          busy={busy}
          onCancel={onClose}
          onSubmit={() => void submit()}
        />
      </DialogContent>
    </FormDialog>
  );
};

/** The editable fields of a provider (ORG-20). */
export interface ProviderDraft {
  role: PractitionerRole;
  locationIds: number[];
}

export const toDraft = ({ role, locationIds }: Practitioner): ProviderDraft => ({
  role,
  locationIds: [...locationIds],
});

interface Props {
  provider: Practitioner;
  /** Present while the row is edited. */
  draft?: ProviderDraft;
  onEdit: () => void;
  onFault: (message: string) => void;
  onDone: () => void;
}

const getFieldMessage = (fields: Record<string, string> | undefined) => Object.values(fields ?? {})[0];

/** Returns the focus to the button that started the edit. */
const restoreFocus = (button: HTMLElement | null) => button?.focus();

/** The actions that the server allows for a provider (OPEN-109), or Save and Cancel while the row is edited. */
export const ProviderActions = ({ provider, draft, onEdit, onFault, onDone }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const ownId = useViewer()?.practitionerId;
  const [asking, setAsking] = useState<ConfirmedAction>();
  const [busy, setBusy] = useState(false);
  const [wasEdited, setEdited] = useState(false);
  const { id, version, may } = provider;
  const name = `${provider.firstName} ${provider.lastName}`;

  const save = async (body: ProviderDraft) => {
    const missing = zodFieldErrors(PractitionerChange, body).locationIds;
    if (missing) return onFault(missing);
    setBusy(true);
    const saved = await call(updatePractitioner, { params: { id }, body, version });
    setBusy(false);
    if (isProblem(saved)) {
      notify(getFieldMessage(saved.fields) ?? saved.message, { type: 'error' });
      // After a conflict the stored row is shown before it can be edited again.
      if (saved.status !== 404 && saved.status !== 412) return;
    } else if (id === ownId) {
      // Users who changed their own role get the portal of the new one.
      toastAfterReload('success', translate('providers.saved', { name }));
      return page.reload();
    } else notify('providers.saved', { type: 'success', messageArgs: { name } });
    onDone();
    refresh();
  };

  if (draft) {
    return (
      <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 4 }}>
        <Button size="small" variant="contained" loading={busy} onClick={() => void save(draft)}>
          {translate('providers.save')}
        </Button>
        <Button size="small" onClick={onDone}>
          {translate('providers.cancel')}
        </Button>
      </span>
    );
  }
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4, whiteSpace: 'nowrap' }}>
      {may.resendInvite && (
        <Button
          size="small"
          aria-label={translate('providers.resend.of', { name })}
          onClick={() => setAsking('resend')}
        >
          {translate('providers.resend.action')}
        </Button>
      )}
      {may.edit && (
        <button
          type="button"
          className="icon-button"
          aria-label={translate('providers.edit', { name })}
          ref={wasEdited ? restoreFocus : undefined}
          onClick={() => {
            setEdited(true);
            onEdit();
          }}
        >
          <EditIcon sx={{ fontSize: 18 }} />
        </button>
      )}
      {may.remove && (
        <button
          type="button"
          className="icon-button"
          aria-label={translate('providers.remove.of', { name })}
          onClick={() => setAsking('remove')}
        >
          <DeleteIcon sx={{ fontSize: 18 }} />
        </button>
      )}
      {asking && <ConfirmDialog question={asking} provider={provider} onClose={() => setAsking(undefined)} />}
    </span>
  );
};
