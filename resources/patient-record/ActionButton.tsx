import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { HeaderAction } from '../../src/components/record-parts/headerAction.ts';

/** An action of the header where there is room for a button; what hinders it is told beside it. */
export const ActionButton = ({ label, icon: Icon, busy, hindrance, run }: HeaderAction) => (
  <Tooltip title={hindrance ?? ''} enterTouchDelay={0}>
    <Button
      loading={busy}
      startIcon={Icon && <Icon />}
      aria-disabled={hindrance !== undefined}
      sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
      onClick={() => hindrance === undefined && run()}
    >
      {label}
    </Button>
  </Tooltip>
);
