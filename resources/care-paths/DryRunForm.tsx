import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { useDryRun } from './useDryRun.ts';

const Row = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr auto',
  alignItems: 'start',
  gap: theme.spacing(2),
  '& button': { height: 40 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));

/** The days that are tried. */
export const DryRunForm = ({ run }: { run: ReturnType<typeof useDryRun> }) => {
  const translate = useTranslate();
  const { span, today, busy, problems, choose, start } = run;
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
            label={translate(`carePaths.publish.${field}`)}
            value={span[field]}
            onChange={({ target }) => choose({ [field]: target.value })}
            error={problems[field] !== undefined}
            helperText={problems[field]}
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
