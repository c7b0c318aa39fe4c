import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { RiskOutcome } from '../../contract/risk-outcome.ts';

interface Props {
  /** Name of the organization whose outcomes judge. */
  organization: string;
  assessmentId: string;
  stored: readonly RiskOutcome[];
  /** Does a built-in rule judge what nothing is stored for? */
  isBuiltIn: boolean;
}

/**
 * Says by what the session is judged: by what is stored, else by the built-in rule, as its providers see it too
 * (OPEN-129). That nothing is stored is said beside the result of the rule (RISK-16, RISK-17).
 */
export const JudgedBy = ({ organization, assessmentId, stored, isBuiltIn }: Props) => {
  const translate = useTranslate();
  const isStored = stored.some((outcome) => outcome.assessmentId === assessmentId);
  if (!isStored && !isBuiltIn) return null;
  return (
    <div>
      {isBuiltIn && (
        <Typography>{translate(`analysis.missing.${stored.length === 0 ? 'NO_OUTCOMES' : 'NO_ANALYSIS'}`)}</Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {translate(`scanSessions.judgedBy.${isStored ? 'stored' : 'builtIn'}`, { organization })}
      </Typography>
    </div>
  );
};
