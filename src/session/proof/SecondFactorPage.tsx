import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { I18nContextProvider, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { refreshViewer, useViewer } from '../../../authProvider/session.ts';
import { isProblem } from '../../../contract/problem.ts';
import { secondFactor } from '../../../contract/second-factor.ts';
import type { CurrentUser } from '../../../contract/users.ts';
import { call } from '../../../dataProvider/client.ts';
import { PageLoading } from '../../components/PageLoading.tsx';
import { styleCache } from '../../consoles/styleCache.ts';
import { i18nProviderFor } from '../../i18n/i18nProvider.ts';
import { spanish } from '../../i18n/language.ts';
import { addPageTexts } from '../../i18n/pageTexts.ts';
import { securityMessages } from '../../pages/account/security/messages.en.ts';
import { SetUpApp } from '../../pages/account/security/SetUpApp.tsx';
import { muiThemeOf } from '../../theme/muiTheme.ts';
import { useScheme } from '../../theme/themeChoice.ts';
import { leave } from '../leave.ts';
import { proofMessages } from './messages.en.ts';
import { ProofForm } from './ProofForm.tsx';

addPageTexts({ en: { ...securityMessages, ...proofMessages } });

type Due = NonNullable<CurrentUser['secondFactorDue']>;

const SetUp = () => {
  const [hasPassword, setHasPassword] = useState<boolean>();
  useEffect(() => {
    // Not to know is no reason to stop: the server says what is missing.
    void call(secondFactor).then((answer) => setHasPassword(isProblem(answer) || answer.hasPassword));
  }, []);
  if (hasPassword === undefined) return <PageLoading />;
  return <SetUpApp hasPassword={hasPassword} onDone={() => void refreshViewer()} onCancel={() => void leave()} />;
};

const Content = ({ due }: { due: Due }) => {
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
};

/**
 * Stands before both consoles while the organization waits for a second factor: it is set up here, or shown. The server refuses
 * every other call until then.
 */
export default function SecondFactorPage({ due }: { due: Due }) {
  const scheme = useScheme();
  const theme = useMemo(() => muiThemeOf(scheme, spanish()?.portal?.theme), [scheme]);
  const i18nProvider = useMemo(() => i18nProviderFor([]), []);
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>
        <I18nContextProvider value={i18nProvider}>
          <Content due={due} />
        </I18nContextProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
