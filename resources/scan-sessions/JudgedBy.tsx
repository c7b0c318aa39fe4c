import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { RiskOutcome } from '../../contract/risk-outcome.ts';
import { builtInOutcome } from '../../domain/risk/built-in-outcomes.ts';

interface Props {
  /** Name of the organization whose outcomes judge. */
  organization: string;
  assessmentId: string;
  stored: readonly RiskOutcome[];
}

/**
 * Says by what the session is judged here: by what is stored alone. Where nothing is, it says what providers see instead,
 * so that both know of the difference (OPEN-129).
 */
export const JudgedBy = ({ organization, assessmentId, stored }: Props) => {
  const translate = useTranslate();
  const isStored = stored.some((outcome) => outcome.assessmentId === assessmentId);
  if (!isStored && !builtInOutcome(assessmentId)) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {translate(`scanSessions.judgedBy.${isStored ? 'stored' : 'builtIn'}`, { organization })}
    </Typography>
  );
};
