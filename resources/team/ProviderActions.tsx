import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { isProblem } from '../../contract/platform/error.ts';
import { deletePractitioner, resendPractitionerInvite, type Practitioner } from '../../contract/team/practitioners.ts';
import { DialogButtons, FormDialog } from '../../src/ui/FormDialog.tsx';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import type { teamMessages } from './messages.en.ts';

type ConfirmedAction = 'resend' | 'remove';

interface ConfirmDialogProps {
  question: ConfirmedAction;
  provider: Practitioner;
  onClose: () => void;
}

/** Confirms sending an invite again or deleting a provider, by name (ORG-21, ORG-22, OPEN-112). */
const ConfirmDialog = ({ question, provider: { id, firstName, lastName }, onClose }: ConfirmDialogProps) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const getText = (part: keyof typeof teamMessages.providers.resend) =>
    translate(`providers.${question}.${part}` satisfies MessageKey<typeof teamMessages>, {
      name: `${firstName} ${lastName}`,
    });

  const submit = async () => {
    setBusy(true);
    const definition = question === 'resend' ? resendPractitionerInvite : deletePractitioner;
    const answer = await call(definition, { params: { id }, idempotencyKey });
    setBusy(false);
    if (isProblem(answer)) notify(answer.message || getText('failed'), { type: 'error' });
    else notify(getText('done'), { type: 'success' });
    // After 404 and 409 another attempt would change nothing.
    if (isProblem(answer) && answer.status !== 404 && answer.status !== 409) return;
    onClose();
    refresh();
  };

  return (
    <FormDialog title={getText('action')} size="xs" onClose={onClose}>
      <DialogContent>
        <Typography>{getText('question')}</Typography>
        <DialogButtons
          cancel={translate('providers.cancel')}
          submit={getText('action')}
          tone={question === 'remove' ? 'error' : 'primary'}
          busy={busy}
          onCancel={onClose}
          onSubmit={() => void submit()}
        />
      </DialogContent>
    </FormDialog>
  );
};

/** Asks before the changes of the row that is edited are given up for another one. */
const DiscardDialog = ({ onClose, onDiscard }: { onClose: () => void; onDiscard: () => void }) => {
  const translate = useTranslate();
  return (
    <FormDialog title={translate('providers.discard.action')} size="xs" onClose={onClose}>
      <DialogContent>
        <Typography>{translate('providers.discard.question')}</Typography>
        <DialogButtons
          cancel={translate('providers.cancel')}
          submit={translate('providers.discard.action')}
          busy={false}
          onCancel={onClose}
          onSubmit={onDiscard}
        />
      </DialogContent>
    </FormDialog>
  );
};

interface SaveButtonsProps {
  isBusy: boolean;
  isBlocked: boolean;
  onSave: () => void;
  onCancel: () => void;
}

export const SaveButtons = ({ isBusy, isBlocked, onSave, onCancel }: SaveButtonsProps) => {
  const translate = useTranslate();
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 4 }}>
      <Button size="small" variant="contained" loading={isBusy} disabled={isBlocked} onClick={onSave}>
        {translate('providers.save')}
      </Button>
      <Button size="small" onClick={onCancel}>
        {translate('providers.cancel')}
      </Button>
    </span>
  );
};

interface Props {
  provider: Practitioner;
  /** The row that is edited, if any. */
  edited: { isChanged: boolean; isSaving: boolean };
  onEdit: () => void;
  /** The buttons in place of the actions, while the row is edited. */
  children: ReactNode;
}

/** Returns the focus to the button that started the edit. */
const restoreFocus = (button: HTMLElement | null) => button?.focus();

/** The actions that the server allows for a provider (OPEN-109). */
export const ProviderActions = ({ provider, edited, onEdit, children }: Props) => {
  const translate = useTranslate();
  const [asking, setAsking] = useState<ConfirmedAction | 'discard'>();
  const [wasEdited, setEdited] = useState(false);
  const { may } = provider;
  const name = `${provider.firstName} ${provider.lastName}`;
  if (children) return children;
  const edit = () => {
    setAsking(undefined);
    setEdited(true);
    onEdit();
  };
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
          disabled={edited.isSaving}
          onClick={edited.isChanged ? () => setAsking('discard') : edit}
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
      {asking === 'discard' && <DiscardDialog onClose={() => setAsking(undefined)} onDiscard={edit} />}
      {asking && asking !== 'discard' && (
        <ConfirmDialog question={asking} provider={provider} onClose={() => setAsking(undefined)} />
      )}
    </span>
  );
};
