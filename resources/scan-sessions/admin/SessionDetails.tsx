import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { sexes } from '../../../contract/platform/enumerations.ts';
import type { ScanResult, ScanSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import { figureText } from '../../../domain/risk-analysis/value-text.ts';
import { Facts } from '../../../src/ui/Facts.tsx';
import { ZonedDateTimeText } from '../../../src/ui/DateTimeText.tsx';
import type { en, ScanSessionsKey } from './messages.en.ts';
import type { AnalysisKey } from '../../risk-analysis/shared/messages.en.ts';

const Results = ({ results }: { results: readonly ScanResult[] }) => {
  const translate = useTranslate();
  if (results.length === 0) return <Typography>{translate('scanSessions.details.noResults')}</Typography>;
  return (
    <Table size="small" aria-labelledby="session-results">
      <TableHead>
        <TableRow>
          {(['name', 'value', 'units'] as const).map((column) => (
            <TableCell key={column}>{translate(`scanSessions.details.${column}` satisfies ScanSessionsKey)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {results.map(({ id, name, value, units }) => (
          <TableRow key={id}>
            <TableCell>{translate(name)}</TableCell>
            <TableCell>{value === null ? '-' : figureText(value, units)}</TableCell>
            <TableCell>{units ? translate(units) : '-'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

/** All data of a session (ASCAN-24, CONST-09). */
export const SessionDetails = ({
  session,
  assessments,
}: {
  session: ScanSession;
  assessments: ReadonlyMap<string, string>;
}) => {
  const translate = useTranslate();
  const { organization, location, practitioner, sessionUUID, createdDate, updatedDate } = session;
  const { data, meta } = session.session;
  const given = meta.demographics?.sex;
  const sex = sexes.find((known) => known === given);
  const column = (name: keyof (typeof en)['resources']['scan/sessions']['fields']) =>
    translate(`resources.scan/sessions.fields.${name}` satisfies ScanSessionsKey);
  const detail = (name: keyof typeof en.scanSessions.details) =>
    translate(`scanSessions.details.${name}` satisfies ScanSessionsKey);
  return (
    <>
      <Facts
        facts={[
          [column('organization'), organization.name],
          [column('location'), location.name],
          [column('provider'), practitioner ? `${practitioner.firstName} ${practitioner.lastName}` : '-'],
          [detail('sessionUUID'), sessionUUID],
          [column('createdDate'), <ZonedDateTimeText key="created" value={createdDate} zone={location.timezone} />],
          [detail('updated'), <ZonedDateTimeText key="updated" value={updatedDate} zone={location.timezone} />],
          [column('assessment'), assessments.get(data.assessmentId) ?? data.assessmentId],
        ]}
      />
      <Typography variant="h3" id="session-results" sx={{ mt: 3, mb: 1 }}>
        {detail('results')}
      </Typography>
      <Results results={data.results} />
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {detail('meta')}
      </Typography>
      <Facts
        facts={[
          [detail('age'), meta.demographics?.age ?? '-'],
          [detail('sex'), sex ? translate(`analysis.sex.${sex}` satisfies AnalysisKey) : (given ?? '-')],
        ]}
      />
    </>
  );
};
