import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { refreshViewer, useViewer } from '../../../../authProvider/session.ts';
import { isProblem } from '../../../../contract/platform/error.ts';
import { secondFactor } from '../../../../contract/identity/second-factor.ts';
import type { CurrentUser } from '../../../../contract/identity/users.ts';
import { useCaller } from '../../../ui/useCall.ts';
import { PageLoading } from '../../../ui/PageStates.tsx';
import { addMessages } from '../../../ui/i18n/loadedMessages.ts';
import { AddPasskey } from '../../pages/account/security/Passkeys.tsx';
import { securityMessages } from '../../pages/account/security/messages.en.ts';
import { SetUpApp } from '../../pages/account/security/SetUpApp.tsx';
import { signOutAndReload } from '../signOut.ts';
import { proofMessages } from './messages.en.ts';
import { ProofForm } from './ProofForm.tsx';

addMessages({ en: { ...securityMessages, ...proofMessages } });

type Due = NonNullable<CurrentUser['secondFactorDue']>;

const SetUp = () => {
  const call = useCaller();
  const translate = useTranslate();
  const [hasPassword, setHasPassword] = useState<boolean>();
  const [byKey, setByKey] = useState(false);
  useEffect(() => {
    // If it cannot be loaded, the server reports what is missing.
    void call(secondFactor).then((answer) => setHasPassword(isProblem(answer) || answer.hasPassword));
  }, [call]);
  if (hasPassword === undefined) return <PageLoading />;
  const Way = byKey ? AddPasskey : SetUpApp;
  return (
    <>
      <Way hasPassword={hasPassword} onDone={() => void refreshViewer()} onCancel={() => void signOutAndReload()} />
      <Button sx={{ marginTop: 2 }} onClick={() => setByKey(!byKey)}>
        {translate(byKey ? 'proof.appInstead' : 'proof.passkeyInstead')}
      </Button>
    </>
  );
};

/**
 * Replaces both consoles while the organization requires a second factor: it is set up or proved here. The server
 * rejects all other calls until then.
 */
export default function SecondFactorPage({ due }: { due: Due }) {
  const translate = useTranslate();
  const organization = useViewer()?.organization?.name ?? '';
  const isNew = due === 'SET_UP';
  return (
    <main className="alone">
      <div className="alone-column">
        <h1>{translate(isNew ? 'proof.setUpTitle' : 'proof.showTitle')}</h1>
        <Typography marginBottom={2}>
          {translate(isNew ? 'proof.setUpLead' : 'proof.showLead', { organization })}
        </Typography>
        {isNew ? (
          <SetUp />
        ) : (
          <ProofForm
            onProved={() => void refreshViewer()}
            cancel={translate('proof.logOut')}
            onCancel={() => void signOutAndReload()}
          />
        )}
      </div>
    </main>
  );
}
