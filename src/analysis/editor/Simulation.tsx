import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Outcome } from '../../../domain/risk/outcome.ts';
import { SimulationTable } from './SimulationTable.tsx';
import { useSimulation } from './useSimulation.ts';

/** How many past sessions of the organization fall into each category by the edited outcome, beside the present one. */
export const Simulation = ({ organizationId, outcome }: { organizationId: number; outcome: Outcome }) => {
  const translate = useTranslate();
  const titleId = useId();
  const { data, error, isFetching, refetch } = useSimulation(organizationId, outcome);
  const text = (key: string, values = {}) => translate(`outcomeEditor.simulation.${key}`, values);
  return (
    <Stack gap={1.5} aria-busy={isFetching}>
      <Typography variant="h4" component="h4" id={titleId}>
        {text('title')}
      </Typography>
      {isFetching && <LinearProgress aria-label={text('loading')} />}
      {error && !isFetching && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {text('retry')}
            </Button>
          }
        >
          {text('failed')} {error.message}
        </Alert>
      )}
      {data?.sessions === 0 && <Typography>{text('none')}</Typography>}
      {data && data.sessions > 0 && (
        <>
          <Typography color="textSecondary">
            {text(data.truncated ? 'newest' : 'sessions', { smart_count: data.sessions })}
            {outcome.type === 'TREMORS' && `. ${text('tremor')}`}
          </Typography>
          <SimulationTable outcome={outcome} edited={data.edited} present={data.present} labelledBy={titleId} />
          {data.present === null && <Typography color="textSecondary">{text('noPresent')}</Typography>}
        </>
      )}
    </Stack>
  );
};
