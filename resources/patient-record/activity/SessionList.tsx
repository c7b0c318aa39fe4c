import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { HealthSession } from '../../../contract/activity.ts';
import { longDayText } from '../../../src/i18n/calendarText.ts';
import { SessionCard } from './SessionCard.tsx';

const Day = styled('section')({
  display: 'grid',
  gap: 12,
  marginTop: 24,
  // Days far down cost nothing until they come near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 100px',
});

/** Sessions by the civil day in the patient's zone, both the newest first (REC-29). */
function byDay(sessions: readonly HealthSession[]): [day: string, sessions: HealthSession[]][] {
  const days = new Map<string, HealthSession[]>();
  for (const session of sessions) days.set(session.day, [...(days.get(session.day) ?? []), session]);
  return [...days].toSorted(([one], [other]) => (one < other ? 1 : -1));
}

/** What was done at home, day by day. The newest day is open. */
export const SessionList = ({ sessions, zone }: { sessions: readonly HealthSession[]; zone: string }) =>
  byDay(sessions).map(([day, ofDay], at) => (
    <Day key={day} aria-label={longDayText(day)}>
      <Typography variant="h4" component="h3">
        <time dateTime={day}>{longDayText(day)}</time>
      </Typography>
      {ofDay.map((session) => (
        <SessionCard key={session.id} session={session} zone={zone} open={at === 0} />
      ))}
    </Day>
  ));
