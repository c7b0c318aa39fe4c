import { useEffect, useState } from 'react';
import type { SignUpInvite } from '../../../contract/identity/account.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { getInvite } from '../../../dataProvider/public/account.ts';
import { configuration } from '../../ui/configuration.ts';
import { translateVisitorPage } from '../../ui/i18n/messages/visitor-pages.en.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { useRedirectAfterSignIn } from '../session/session.ts';
import { PublicPage, Waiting } from './PublicPage.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const SignInInstead = () => (
  <p className="aside-link">
    <Link to="/user/login/">
      {translateVisitorPage('signUp.haveAccount')} {translateVisitorPage('signUp.signIn')}
    </Link>
  </p>
);

/** `/user/create/{code}`: the invited profile, completed by a password (AUTH-40..51). */
export default function CreateAccount({ code }: { code: string }) {
  const [invite, setInvite] = useState<SignUpInvite | Problem>();
  const [joining, setJoining] = useState(false);
  useRedirectAfterSignIn({ waiting: joining });
  useEffect(() => {
    const stopped = new AbortController();
    void getInvite(code, stopped.signal).then((answer) => stopped.signal.aborted || setInvite(answer));
    return () => stopped.abort();
  }, [code]);

  if (!invite) return <Waiting label={translateVisitorPage('signUp.loading')} />;
  if (isProblem(invite)) {
    return (
      <PublicPage title={translateVisitorPage('signUp.invalidTitle')} lead={invite.message}>
        <SignInInstead />
      </PublicPage>
    );
  }
  // An invited user who already has an account joins by signing in.
  if (invite.hasAccount) {
    return (
      <PublicPage
        title={translateVisitorPage('signUp.hasAccountTitle')}
        lead={translateVisitorPage('signUp.hasAccount')}
      >
        <SignInInstead />
      </PublicPage>
    );
  }
  return (
    <PublicPage
      title={translateVisitorPage('signUp.title', { brand: configuration().brand.name })}
      lead={translateVisitorPage('signUp.lead')}
    >
      <SignUpForm invite={invite} onJoining={setJoining} />
      <SignInInstead />
    </PublicPage>
  );
}
