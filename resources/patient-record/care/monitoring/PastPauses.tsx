import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Pause } from '../../../../contract/monitoring.ts';
import { spoken } from '../../../../domain/rtm/explanation.ts';

const Folded = styled('details')(({ theme }) => ({
  '& summary': { cursor: 'pointer', width: 'fit-content', color: 'var(--ink-muted)' },
  '& ul': {
    display: 'grid',
    gap: theme.spacing(1),
    margin: theme.spacing(1, 0, 0),
    padding: 0,
    listStyle: 'none',
  },
}));

/** Pauses that are over, folded: when, why, and by whom. */
export const PastPauses = ({ pauses }: { pauses: readonly Pause[] }) => {
  const translate = useTranslate();
  const period = ({ from, to }: Pause) =>
    translate(from === to ? 'recordMonitoring.takenBack' : 'recordMonitoring.period', {
      from: translate(spoken(from)),
      to: to && translate(spoken(to)),
    });
  return (
    <Folded>
      <summary>{translate('recordMonitoring.past', { smart_count: pauses.length })}</summary>
      <ul>
        {pauses.map((pause) => (
          <li key={pause.id}>
            {period(pause)}
            {pause.reason && `: ${pause.reason}`}
            <br />
            <small>
              {pause.pausedBy && translate('recordMonitoring.pausedBy', { name: pause.pausedBy })}{' '}
              {pause.resumedBy && translate('recordMonitoring.resumedBy', { name: pause.resumedBy })}
            </small>
          </li>
        ))}
      </ul>
    </Folded>
  );
};
