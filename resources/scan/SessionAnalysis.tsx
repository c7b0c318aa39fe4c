import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { ScanSession } from '../../contract/scan.ts';
import { Facts } from '../../src/components/Facts.tsx';
import { Moment } from '../../src/components/Moment.tsx';
import { ResultValues } from './ResultValues.tsx';

/** What was measured in one session, of whom, where and when. */
export const SessionAnalysis = ({ session }: { session: ScanSession }) => {
  const translate = useTranslate();
  const { practitioner, participant, location, createdDate } = session;
  return (
    <Stack gap={3}>
      <ResultValues results={session.session.data.results} large />
      <Facts
        facts={[
          [translate('scan.uid'), participant?.uid ?? '-'],
          [translate('scan.created'), <Moment key="created" value={createdDate} />],
          [translate('scan.location'), location.name],
          [translate('scan.provider'), practitioner ? `${practitioner.firstName} ${practitioner.lastName}` : '-'],
        ]}
      />
    </Stack>
  );
};
