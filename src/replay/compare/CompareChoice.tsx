import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useViewer } from '../../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../../contract/limits.ts';
import type { ComparableSession } from '../../../contract/scan.ts';
import type { Problem } from '../../../contract/problem.ts';
import { Choice } from '../../components/Choice.tsx';
import { momentText } from '../../i18n/momentText.ts';

interface Props {
  /** Undefined while they are asked for. */
  sessions: readonly ComparableSession[] | undefined;
  error: Problem | null;
  isOpen: boolean;
  chosen: ComparableSession | null;
  onOpen: () => void;
  onChoose: (uuid: string | null) => void;
}

/** The session to compare with, out of those that may be: asked for once somebody wants to. */
export const CompareChoice = ({ sessions, error, isOpen, chosen, onOpen, onChoose }: Props) => {
  const translate = useTranslate();
  const zone = useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE;
  if (!isOpen)
    return (
      <Button size="small" variant="outlined" onClick={onOpen}>
        {translate('replay.compare.action')}
      </Button>
    );
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
        options={sessions.map(({ sessionUUID, createdDate }) => ({
          value: sessionUUID,
          label: momentText(createdDate, zone),
        }))}
        onChoose={(uuid) => onChoose(uuid || null)}
      />
    </div>
  );
};
