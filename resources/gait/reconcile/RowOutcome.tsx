import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import type { ReconcilePreviewRow } from '../../../contract/gait-reconcile.ts';
import { asksFirst } from '../../../domain/gait/reconcile/choose-rows.ts';
import { shownOutcome } from '../../../domain/gait/reconcile/shown-outcome.ts';
import { StatusChip } from '../../../src/components/StatusChip.tsx';
import { tones } from './outcomeLook.ts';

interface Props {
  row: ReconcilePreviewRow;
  done: ReadonlySet<number>;
  ticked: boolean;
  disabled: boolean;
  onTick: (ticked: boolean) => void;
}

/** What becomes of a row, with a box to tick where somebody has to decide. */
export const RowOutcome = ({ row, done, ticked, disabled, onTick }: Props) => {
  const translate = useTranslate();
  const outcome = shownOutcome(row, done);
  return (
    <div>
      <StatusChip tone={tones[outcome]} label={translate(`gait.file.is.${outcome}`)} />
      {outcome !== 'UPDATED' && asksFirst(outcome) && (
        <FormControlLabel
          sx={{ display: 'flex', whiteSpace: 'nowrap' }}
          disabled={disabled}
          control={
            <Checkbox
              size="small"
              checked={ticked}
              onChange={(_, checked) => onTick(checked)}
              slotProps={{
                input: { 'aria-label': translate('gait.file.tickRow', { row: row.row, uid: row.gaitUid }) },
              }}
            />
          }
          label={translate('gait.file.tick')}
        />
      )}
    </div>
  );
};
