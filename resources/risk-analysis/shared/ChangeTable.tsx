import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { MeasuredSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import { parseDemographics } from '../../../domain/risk-analysis/demographics.ts';
import { formatValue } from '../../../domain/risk-analysis/measured-results.ts';
import { listChanges, listMeasured } from '../../../domain/scan-sessions/history.ts';
import { toDayInZone } from '../../../domain/platform/calendar.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { formatDifference, formatError } from './changeTexts.ts';

interface Props {
  session: Pick<MeasuredSession, 'session'>;
  /** The participant's session before this one; null without one. */
  earlier: MeasuredSession | null;
}

/** The results of a session beside those of the participant's earlier one, with the differences. */
export const ChangeTable = ({ session: { session }, earlier }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  if (!earlier)
    return (
      <Typography variant="body2" color="textSecondary">
        {translate('analysis.change.none')}
      </Typography>
    );
  const { assessmentId, results } = session.data;
  const changes = listChanges(
    assessmentId,
    { now: listMeasured(results), before: listMeasured(earlier.session.data.results) },
    parseDemographics(session.meta.demographics),
  );
  const date = formatDate(toDayInZone(earlier.createdDate, earlier.location.timezone));
  return (
    <div>
      <Typography variant="h4" component="h4" id={titleId} sx={{ mb: 1 }}>
        {translate('analysis.change.title')}
      </Typography>
      {changes.length === 0 ? (
        <Typography>{translate('analysis.change.notComparable')}</Typography>
      ) : (
        <TableContainer role="group" aria-labelledby={titleId} tabIndex={0}>
          <Table
            size="small"
            aria-labelledby={titleId}
            sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 } }, '& tr:last-of-type th[scope=row]': { border: 0 } }}
          >
            <TableHead>
              <TableRow>
                <TableCell>{translate('analysis.factors.limits')}</TableCell>
                <TableCell>
                  {translate('analysis.change.earlier')}
                  <Typography variant="body2" color="textSecondary" component="div">
                    {date}
                  </Typography>
                </TableCell>
                <TableCell>{translate('analysis.change.now')}</TableCell>
                <TableCell>{translate('analysis.change.title')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {changes.map((change) => (
                <TableRow key={change.result.id} sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  <TableCell component="th" scope="row">
                    {translate(change.result.name)}
                  </TableCell>
                  <TableCell>{formatValue(change.earlier.value, change.earlier.units, translate)}</TableCell>
                  <TableCell>{formatValue(change.result.value, change.result.units, translate)}</TableCell>
                  <TableCell>
                    <strong>{formatDifference(change, translate)}</strong>
                    <Typography variant="body2" color="textSecondary" component="div" sx={{ maxWidth: 320 }}>
                      {formatError(change, translate)}
                    </Typography>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </div>
  );
};
