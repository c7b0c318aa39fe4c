import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { refreshViewer, useViewer } from '../../../authProvider/session.ts';
import { isProblem } from '../../../contract/problem.ts';
import { secondFactor } from '../../../contract/second-factor.ts';
import type { CurrentUser } from '../../../contract/users.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { PageLoading } from '../../components/PageLoading.tsx';
import { addPageTexts } from '../../i18n/pageTexts.ts';
import { AddPasskey } from '../../pages/account/security/AddPasskey.tsx';
import { securityMessages } from '../../pages/account/security/messages.en.ts';
import { SetUpApp } from '../../pages/account/security/SetUpApp.tsx';
import { leave } from '../leave.ts';
import { proofMessages } from './messages.en.ts';
import { ProofForm } from './ProofForm.tsx';

addPageTexts({ en: { ...securityMessages, ...proofMessages } });

type Due = NonNullable<CurrentUser['secondFactorDue']>;

const SetUp = () => {
  const call = useCaller();
  const translate = useTranslate();
  const [hasPassword, setHasPassword] = useState<boolean>();
  const [byKey, setByKey] = useState(false);
  useEffect(() => {
    // Not to know is no reason to stop: the server says what is missing.
    void call(secondFactor).then((answer) => setHasPassword(isProblem(answer) || answer.hasPassword));
  }, [call]);
  if (hasPassword === undefined) return <PageLoading />;
  const Way = byKey ? AddPasskey : SetUpApp;
  return (
    <>
      <Way hasPassword={hasPassword} onDone={() => void refreshViewer()} onCancel={() => void leave()} />
      <Button sx={{ marginTop: 2 }} onClick={() => setByKey(!byKey)}>
        {translate(byKey ? 'proof.appInstead' : 'proof.passkeyInstead')}
      </Button>
    </>
  );
};

/**
 * Stands in both consoles in the place of everything else while the organization waits for a second factor: it is set up here, or
 * shown. The server refuses every other call until then.
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
            onCancel={() => void leave()}
          />
        )}
      </div>
    </main>
  );
}
