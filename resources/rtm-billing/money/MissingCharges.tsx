import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import { mayManageTeam } from '../../../domain/viewer.ts';

/** Why there are units alone, and for those who may, the way to change it. */
export const MissingCharges = () => {
  const translate = useTranslate();
  const viewer = useViewer();
  return (
    <p role="note">
      {translate('money.noCharges')}{' '}
      {viewer && mayManageTeam(viewer) && <Link to="/rtm-billing/settings/">{translate('money.setCharges')}</Link>}
    </p>
  );
};
