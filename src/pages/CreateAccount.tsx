import { useEffect, useState } from 'react';
import type { SignUpInvite } from '../../contract/identity.ts';
import { isProblem, type Problem } from '../../contract/problem.ts';
import { getInvite } from '../../dataProvider/public/account.ts';
import { configuration } from '../configuration.ts';
import { text } from '../i18n/text.ts';
import { Link } from '../navigation/Link.tsx';
import { useWelcome } from '../session/welcome.ts';
import { PublicPage } from './PublicPage.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { Waiting } from './Waiting.tsx';

const SignInInstead = () => (
  <p className="aside-link">
    <Link to="/user/login/">
      {text('signUp.haveAccount')} {text('signUp.signIn')}
    </Link>
  </p>
);

/** `/user/create/{code}`: the invited profile, completed by a password (AUTH-40..51). */
export default function CreateAccount({ code }: { code: string }) {
  const [invite, setInvite] = useState<SignUpInvite | Problem>();
  const [joining, setJoining] = useState(false);
  useWelcome({ waiting: joining });
  useEffect(() => {
    const stopped = new AbortController();
    void getInvite(code, stopped.signal).then((answer) => stopped.signal.aborted || setInvite(answer));
    return () => stopped.abort();
  }, [code]);

  if (!invite) return <Waiting label={text('signUp.loading')} />;
  if (isProblem(invite)) {
    return (
      <PublicPage title={text('signUp.invalidTitle')} lead={invite.message}>
        <SignInInstead />
      </PublicPage>
    );
  }
  // Somebody with an account who is invited again: signing in joins them.
  if (invite.hasAccount) {
    return (
      <PublicPage title={text('signUp.hasAccountTitle')} lead={text('signUp.hasAccount')}>
        <SignInInstead />
      </PublicPage>
    );
  }
  return (
    <PublicPage title={text('signUp.title', { brand: configuration().brand.name })} lead={text('signUp.lead')}>
      <SignUpForm invite={invite} onJoining={setJoining} />
      <SignInInstead />
    </PublicPage>
  );
}
