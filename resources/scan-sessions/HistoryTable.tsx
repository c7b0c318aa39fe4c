import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../domain/scan-sessions/history.ts';
import { ZonedDateTimeText } from '../../src/ui/DateTimeText.tsx';
import { formatDifference } from '../risk-analysis/shared/changeTexts.ts';
import { ResultCell } from './ResultCell.tsx';
import { RiskCell } from './RiskCell.tsx';

/** Every session of an assessment: the course of result and risk. */
export const HistoryTable = ({ history }: { history: readonly HistoryEntry[] }) => {
  const translate = useTranslate();
  return (
    <section aria-labelledby="history-table">
      <Typography variant="h2" id="history-table" sx={{ mb: 1 }}>
        {translate('scan.participant.sessions')}
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-labelledby="history-table" sx={{ position: 'relative' }}>
        <Table size="small" aria-labelledby="history-table">
          <TableHead>
            <TableRow>
              <TableCell>{translate('scan.created')}</TableCell>
              <TableCell>{translate('scan.result')}</TableCell>
              <TableCell>{translate('scan.risk')}</TableCell>
              <TableCell>{translate('scan.participant.sincePrevious')}</TableCell>
              <TableCell>{translate('scan.location')}</TableCell>
              <TableCell>{translate('scan.provider')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {history.map(({ session, evaluation, sincePrevious }) => (
              <TableRow key={session.id}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  <ZonedDateTimeText value={session.createdDate} zone={session.location.timezone} />
                </TableCell>
                <TableCell>
                  <ResultCell session={session} evaluation={evaluation} />
                </TableCell>
                <TableCell>
                  <RiskCell evaluation={evaluation} />
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                  {sincePrevious.length === 0
                    ? '-'
                    : sincePrevious.map((change) => (
                        <div key={change.result.id}>{formatDifference(change, translate)}</div>
                      ))}
                </TableCell>
                <TableCell>{session.location.name}</TableCell>
                <TableCell>
                  {session.practitioner ? `${session.practitioner.firstName} ${session.practitioner.lastName}` : '-'}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
};
