import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { ScanSession, ScanResult } from '../../../contract/scan-sessions/scan-sessions.ts';
import { LogDownload } from '../../../src/ui/SessionCells.tsx';
import { useModal } from '../../../src/ui/ModalHost.tsx';
import { ReplayButton } from '../../session-replay/shared/ReplayButton.tsx';
import { AnalysisDialog } from './AnalysisDialog.tsx';
import { useSessionReplay } from './sessionReplay.tsx';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { sexes } from '../../../contract/platform/enumerations.ts';
import { formatFigure } from '../../../domain/risk-analysis/measured-results.ts';
import { Facts } from '../../../src/ui/FactList.tsx';
import { ZonedDateTimeText } from '../../../src/ui/DateTimeText.tsx';
import type { en, ScanSessionsKey } from './messages.en.ts';
import type { AnalysisKey } from '../../risk-analysis/shared/messages.en.ts';

interface Props {
  session: ScanSession;
  assessments: ReadonlyMap<string, string>;
}

/** Actions of a session that was recorded (ASCAN-19..23). */
export const SessionActions = ({ session, assessments }: Props) => {
  const translate = useTranslate();
  const { openModal } = useModal();
  const replay = useSessionReplay()(session);
  if (!replay) return translate('scanSessions.noLogs');
  const { assessmentId } = session.session.data;
  const assessment = assessments.get(assessmentId) ?? assessmentId;
  const opens = (action: string, title: string, content: ReactNode) => (
    <Button size="small" variant="outlined" onClick={() => openModal({ title: translate(title), content })}>
      {translate(action)}
    </Button>
  );
  return (
    <Stack direction="row" flexWrap="wrap" gap={1} minWidth={184}>
      <ReplayButton {...replay} />
      {opens('analysis.action', 'analysis.action', <AnalysisDialog session={session} assessment={assessment} />)}
      <LogDownload kind="scan" id={session.id} sessionUUID={session.sessionUUID} log={replay.log} />
      {opens(
        'scanSessions.details.action',
        'scanSessions.details.title',
        <SessionDetails session={session} assessments={assessments} />,
      )}
    </Stack>
  );
};

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
            <TableCell>{value === null ? '-' : formatFigure(value, units)}</TableCell>
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
