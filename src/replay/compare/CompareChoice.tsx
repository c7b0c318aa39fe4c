import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { ComparableSession } from '../../../contract/scan.ts';
import type { Problem } from '../../../contract/problem.ts';
import { Choice } from '../../components/Choice.tsx';
import { zonedMomentText } from '../../i18n/zonedMomentText.ts';

interface Props {
  /** Undefined while they are asked for. */
  sessions: readonly ComparableSession[] | undefined;
  error: Problem | null;
  chosen: ComparableSession | null;
  onChoose: (uuid: string | null) => void;
}

/** The session to compare with, out of those that may be. */
export const CompareChoice = ({ sessions, error, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const title = translate('replay.compare.title');
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!sessions) return <output>{translate('replay.compare.asking')}</output>;
  if (sessions.length === 0) return <output>{translate('replay.compare.nothing')}</output>;
  return (
    <div>
      <h3 style={{ marginBottom: 8 }}>{title}</h3>
      <Choice
        label={title}
        none={translate('replay.compare.none')}
        value={chosen?.sessionUUID ?? ''}
        options={sessions.map(({ sessionUUID, createdDate, timezone }) => ({
          value: sessionUUID,
          label: zonedMomentText(createdDate, timezone),
        }))}
        onChoose={(uuid) => onChoose(uuid || null)}
      />
    </div>
  );
};
