import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { PractitionerChange, updatePractitioner, type Practitioner } from '../../contract/practitioners.ts';
import { isProblem } from '../../contract/problem.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { shapeProblems } from '../../src/components/shapeProblems.ts';
import { page } from '../../src/navigation/reload.ts';
import { toastAfterReload } from '../../src/toasts/toasts.ts';
import { ProviderQuestion, type Question } from './ProviderQuestion.tsx';
import type { ProviderDraft } from './providerDraft.ts';

interface Props {
  provider: Practitioner;
  /** What the row holds while it is edited. */
  draft?: ProviderDraft;
  onEdit: () => void;
  /** Says what is wrong with the locations. */
  onFault: (message: string) => void;
  onDone: () => void;
}

const fieldMessage = (fields: Record<string, string> | undefined) => Object.values(fields ?? {})[0];

/** Where the editing began, the keyboard is again when it ends. */
const focusAgain = (button: HTMLElement | null) => button?.focus();

/** What may be done with a provider, as the server said (OPEN-109); while the row is edited: save or leave it. */
export const ProviderActions = ({ provider, draft, onEdit, onFault, onDone }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const ownId = useViewer()?.practitionerId;
  const [asking, setAsking] = useState<Question>();
  const [busy, setBusy] = useState(false);
  const [wasEdited, setEdited] = useState(false);
  const { id, version, may } = provider;
  const name = `${provider.firstName} ${provider.lastName}`;

  const save = async (body: ProviderDraft) => {
    const missing = shapeProblems(PractitionerChange, body).locationIds;
    if (missing) return onFault(missing);
    setBusy(true);
    const saved = await call(updatePractitioner, { params: { id }, body, version });
    setBusy(false);
    if (isProblem(saved)) {
      notify(fieldMessage(saved.fields) ?? saved.message, { type: 'error' });
      // What somebody else has made of the row is shown before it is changed again.
      if (saved.status !== 404 && saved.status !== 412) return;
    } else if (id === ownId) {
      // Whoever changes the own role sees the portal of the new one.
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
          ref={wasEdited ? focusAgain : undefined}
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
      {asking && <ProviderQuestion question={asking} provider={provider} onClose={() => setAsking(undefined)} />}
    </span>
  );
};
