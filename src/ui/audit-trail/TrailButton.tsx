import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { lazy } from 'react';
import type { AuditTrailSubject } from '../../../contract/platform/audit-trail.ts';
import { ZoneNote } from '../DateTimeText.tsx';
import { useModal } from '../ModalHost.tsx';

const ActivityTrail = lazy(() => import('./ActivityTrail.tsx').then((m) => ({ default: m.ActivityTrail })));

/** Opens the activity trail of a record. */
export const TrailButton = ({ subject, name }: { subject: AuditTrailSubject; name: string }) => {
  const translate = useTranslate();
  const { openModal } = useModal();
  const title = translate('trail.of', { name });
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={title}
      title={translate('trail.action')}
      onClick={() =>
        openModal({
          title,
          content: (
            <>
              <Typography color="textSecondary">
                <ZoneNote />
              </Typography>
              <ActivityTrail subject={subject} />
            </>
          ),
        })
      }
    >
      <HistoryIcon sx={{ fontSize: 18 }} />
    </button>
  );
};
