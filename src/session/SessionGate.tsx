import { useEffect, type ReactNode } from 'react';
import type { CurrentUser } from '../../contract/users.ts';
import { useSpeaks, type Place } from '../i18n/language.ts';
import { Waiting } from '../pages/Waiting.tsx';
import { admissionOf } from './admission.ts';
import { SessionFailure } from './SessionFailure.tsx';
import { beginsAnew } from './onePerson.ts';
import { useSession } from './session.ts';
import { admit } from './welcome.ts';

const Refused = ({ viewer }: { viewer: CurrentUser }) => {
  useEffect(() => void admit(viewer), [viewer]);
  return <Waiting />;
};

interface Props {
  children: (viewer: CurrentUser) => ReactNode;
  /** What somebody without a session gets instead. */
  visitor: ReactNode;
  /** What of the product follows. */
  place?: Place;
}

/** Shows protected content to those who may enter, in their language, and to nobody else (AUTH-09, OPEN-013). */
export const SessionGate = ({ children, visitor, place = 'portal' }: Props) => {
  const session = useSession();
  const speaks = useSpeaks(session.is === 'signedIn' ? session.viewer.language : undefined, place);
  switch (session.is) {
    case 'loading':
      return <Waiting />;
    case 'visitor':
      return visitor;
    case 'failed':
      return <SessionFailure problem={session.problem} />;
    case 'signedIn':
      if (beginsAnew() || !speaks) return <Waiting />;
      return admissionOf(session.viewer) === 'admitted' ? (
        children(session.viewer)
      ) : (
        <Refused viewer={session.viewer} />
      );
  }
};
