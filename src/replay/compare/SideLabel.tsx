import { useTranslate } from 'react-admin';
import type { ComparableSession } from '../../../contract/scan.ts';
import { ZonedMoment } from '../../components/ZonedMoment.tsx';
import type { ReplayAbout } from '../AboutSession.tsx';

interface Props {
  /** Which of two sessions, and how it is drawn. */
  side: 'thisOne' | 'otherOne' | 'otherPale';
  moment?: { at: string; zone: string };
}

/** Which of two sessions a picture shows, and from when. */
const SideLabel = ({ side, moment }: Props) => {
  const translate = useTranslate();
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0 8px' }}>
      <strong style={{ fontWeight: 500 }}>{translate(`replay.compare.${side}`)}</strong>
      {moment && <ZonedMoment value={moment.at} zone={moment.zone} />}
    </span>
  );
};

export const ThisLabel = ({ about }: { about?: ReplayAbout }) => <SideLabel side="thisOne" moment={about} />;

export const OtherLabel = ({ session, pale = false }: { session: ComparableSession; pale?: boolean }) => (
  <SideLabel side={pale ? 'otherPale' : 'otherOne'} moment={{ at: session.createdDate, zone: session.timezone }} />
);
