import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dryRunCarePath, type DryRun } from '../../contract/care-paths/care-paths.ts';
import { isProblem } from '../../contract/platform/error.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { getLastDays } from '../../domain/platform/calendar.ts';
import { useToday } from '../../src/ui/hooks.ts';
import type { CarePathKey } from './messages.en.ts';

const DAYS_BACK = 180;
const BROWSER_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A dry run of a path over the last 180 days or the selected range, started by `start`. */
export function useDryRun(id: number) {
  const call = useCaller();
  const today = useToday(BROWSER_ZONE);
  const [range, setRange] = useState(() => getLastDays(DAYS_BACK, today));
  const [data, setData] = useState<DryRun | null>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  return {
    range,
    today,
    data,
    busy,
    errors,
    changeRange: (change: Partial<typeof range>) => {
      setRange({ ...range, ...change });
      setErrors({});
    },
    start: async () => {
      setBusy(true);
      setData(null);
      const answer = await call(dryRunCarePath, { params: { id }, query: range });
      setBusy(false);
      if (isProblem(answer)) setErrors(answer.fields ?? { to: answer.message });
      else setData(answer);
    },
  };
}

const Row = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr auto',
  alignItems: 'start',
  gap: theme.spacing(2),
  '& button': { height: 40 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));

/** Selects the range of the dry run. */
export const DryRunForm = ({ run }: { run: ReturnType<typeof useDryRun> }) => {
  const translate = useTranslate();
  const { range, today, busy, errors, changeRange, start } = run;
  return (
    <>
      <Row
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        {(['from', 'to'] as const).map((field) => (
          <TextField
            key={field}
            id={`dry-run-${field}`}
            type="date"
            fullWidth
            label={translate(`carePaths.publish.${field}` satisfies CarePathKey)}
            value={range[field]}
            onChange={({ target }) => changeRange({ [field]: target.value })}
            error={errors[field] !== undefined}
            helperText={errors[field]}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
          />
        ))}
        <Button type="submit" variant="outlined" loading={busy}>
          {translate('carePaths.publish.run')}
        </Button>
      </Row>
      <span role="status" className="hidden-text">
        {busy && translate('carePaths.publish.running')}
      </span>
    </>
  );
};
