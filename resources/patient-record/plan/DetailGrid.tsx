import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';

/** Inputs in two columns, one below the other on a narrow screen; notices over all of them. */
export const DetailGrid = styled(DialogContent)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: theme.spacing(2.5, 2),
  '&.MuiDialogContent-root': { paddingTop: 8 },
  '& > .MuiAlert-root': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', alignContent: 'start' },
}));
