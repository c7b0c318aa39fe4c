import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ResponseOf } from '../../contract/platform/call.ts';
import type { todaysScanSessions } from '../../contract/scan-sessions/scan-sessions.ts';
import { evaluateSession } from '../../domain/risk-analysis/session-analysis.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { ZonedDateTimeText } from '../../src/ui/DateTimeText.tsx';
import { ParticipantLink } from './ParticipantLink.tsx';
import { ResultCell } from './ResultCell.tsx';
import { RiskCell } from './RiskCell.tsx';
import { useCriteria } from './scanQueries.ts';
import { getAssessmentName } from './useSessionColumns.tsx';

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1.4fr) minmax(0, 1.6fr)',
    gap: '4px 16px',
    alignItems: 'baseline',
    minHeight: 44,
    padding: '8px 0',
    borderTop: '1px solid var(--border)',
  },
  '& small': { display: 'block', color: 'var(--ink-muted)', font: 'var(--text-body)' },
  '@media (max-width: 899px)': {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '& time': { whiteSpace: 'normal !important' },
  },
});

/** The newest sessions of the day. */
export const NewestSessions = ({ sessions }: { sessions: ResponseOf<typeof todaysScanSessions>['newest'] }) => {
  const translate = useTranslate();
  const criteria = useCriteria().data;
  return (
    <List aria-label={translate('scanToday.newest')}>
      {sessions.map((each) => {
        const { id, session, participant, practitioner, createdDate, location } = each;
        const evaluation = criteria && evaluateSession(each, criteria);
        return (
          <li key={id}>
            <div>
              <strong style={{ fontWeight: 500 }}>{translate(getAssessmentName(session.data.assessmentId))}</strong>
              <small>
                <ParticipantLink participant={participant} assessmentId={session.data.assessmentId} />
              </small>
            </div>
            <div>
              <ResultCell session={each} evaluation={evaluation} />
            </div>
            <div>
              <RiskCell evaluation={evaluation} />
            </div>
            <div>
              <ZonedDateTimeText value={createdDate} zone={location.timezone} />
              <small>{[location.name, practitioner && formatFullName(practitioner)].filter(Boolean).join(' · ')}</small>
            </div>
          </li>
        );
      })}
    </List>
  );
};
