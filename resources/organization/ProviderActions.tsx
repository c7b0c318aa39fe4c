import Button from '@mui/material/Button';
import { useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { updatePractitioner, type Practitioner } from '../../contract/practitioners.ts';
import { isProblem } from '../../contract/problem.ts';
import { call } from '../../dataProvider/client.ts';
import { Icon } from '../../src/icons/Icon.tsx';
import { editIcon, trashIcon } from '../../src/icons/consoleIcons.ts';
import { toast } from '../../src/toasts/toasts.ts';
import { ProviderQuestion, type Question } from './ProviderQuestion.tsx';
import type { ProviderDraft } from './providerDraft.ts';

interface Props {
  provider: Practitioner;
  /** What the row holds while it is edited. */
  draft?: ProviderDraft;
  onEdit: () => void;
  onDone: () => void;
}

const fieldMessage = (fields: Record<string, string> | undefined) => Object.values(fields ?? {})[0];

/** What may be done with a provider, as the server said (OPEN-109); while the row is edited: save or leave it. */
export const ProviderActions = ({ provider, draft, onEdit, onDone }: Props) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [asking, setAsking] = useState<Question>();
  const [busy, setBusy] = useState(false);
  const { id, version, may } = provider;
  const name = `${provider.firstName} ${provider.lastName}`;

  const save = async (body: ProviderDraft) => {
    setBusy(true);
    const saved = await call(updatePractitioner, { params: { id }, body, version });
    setBusy(false);
    if (isProblem(saved)) return toast('error', fieldMessage(saved.fields) ?? saved.message);
    toast('success', translate('providers.saved', { name }));
    onDone();
    refresh();
  };

  if (draft) {
    return (
      <span style={{ display: 'inline-flex', gap: 4 }}>
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
          onClick={onEdit}
        >
          <Icon path={editIcon} size={18} />
        </button>
      )}
      {may.remove && (
        <button
          type="button"
          className="icon-button"
          aria-label={translate('providers.remove.of', { name })}
          onClick={() => setAsking('remove')}
        >
          <Icon path={trashIcon} size={18} />
        </button>
      )}
      {asking && <ProviderQuestion question={asking} provider={provider} onClose={() => setAsking(undefined)} />}
    </span>
  );
};
