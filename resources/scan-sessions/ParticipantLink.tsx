import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { StatusChip } from '../../src/ui/FactList.tsx';

interface Props {
  participant: ScanSession['participant'];
  /** The assessment that the page opens with. */
  assessmentId?: string;
}

/** The UID of a participant, which leads to their page. */
export const ParticipantLink = ({ participant, assessmentId }: Props) => {
  const translate = useTranslate();
  if (!participant) return '-';
  const { id, uid, isArchived } = participant;
  const search = assessmentId ? `?assessment=${assessmentId}` : '';
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <MuiLink component={Link} underline="always" to={`/scan/participants/${id}/${search}`}>
        {uid}
      </MuiLink>{' '}
      {isArchived && <StatusChip tone="neutral" label={translate('scan.archived')} />}
    </span>
  );
};
