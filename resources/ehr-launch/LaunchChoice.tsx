import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { confirmEhrPatient, type LaunchResult } from '../../contract/ehr-launch/launches.ts';
import { isProblem } from '../../contract/platform/error.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { Facts, StatusChip } from '../../src/ui/FactList.tsx';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { EmptyState } from '../../src/ui/PageStates.tsx';
import { RecordCard } from '../../src/ui/RecordCard.tsx';
import { useCaller } from '../../src/ui/useCall.ts';
import { toAddPatientState } from '../patients/shared/addPatientState.ts';

type Candidate = LaunchResult['candidates'][number];

/** Who the patient of the EHR is here: one to confirm, some to choose from, or nobody, who can be added. */
export const LaunchChoice = ({ result: { id, ehr, patient, candidates } }: { result: LaunchResult }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const call = useCaller();
  const [opening, setOpening] = useState<number>();
  const name = formatFullName(patient) || translate('ehrLaunch.unknown');
  const open = async (patientId: number) => {
    setOpening(patientId);
    const answer = await call(confirmEhrPatient, { params: { id }, body: { patientId } });
    if (!isProblem(answer)) return void navigate(`/patients/${patientId}`, { replace: true });
    setOpening(undefined);
    notify(answer.message || 'ehrLaunch.failed', { type: 'error' });
  };
  const add = () => void navigate('/patients/?add=true', { state: toAddPatientState(patient) });
  const addButton = (
    <Button variant={candidates.length > 0 ? 'outlined' : 'contained'} onClick={add}>
      {translate('ehrLaunch.add')}
    </Button>
  );
  const formatDay = (dob: string | null) => (dob ? formatDate(dob) : translate('ehrLaunch.unknown'));

  if (candidates.length === 0)
    return (
      <>
        <PageHeading title={translate('ehrLaunch.title')} />
        <EmptyState
          title={translate('ehrLaunch.none', { name })}
          hint={translate('ehrLaunch.noneHint')}
          action={addButton}
        />
      </>
    );

  const renderCandidate = (candidate: Candidate) => {
    const { firstName, lastName, dob, email, location, discharged } = candidate;
    const own = formatFullName({ firstName, lastName });
    return (
      <RecordCard
        key={candidate.id}
        title={own}
        status={discharged && <StatusChip tone="neutral" label={translate('ehrLaunch.discharged')} />}
      >
        <Facts
          facts={[
            [translate('ehrLaunch.dob'), formatDay(dob)],
            [translate('ehrLaunch.location'), location],
            ...(email ? [[translate('ehrLaunch.email'), email] as const] : []),
          ]}
        />
        <Button
          variant="contained"
          sx={{ mt: 2 }}
          loading={opening === candidate.id}
          disabled={opening !== undefined}
          aria-label={translate('ehrLaunch.openOf', { name: own })}
          onClick={() => void open(candidate.id)}
        >
          {translate('ehrLaunch.open')}
        </Button>
      </RecordCard>
    );
  };
  return (
    <Stack maxWidth={720}>
      <PageHeading
        title={translate(candidates.length > 1 ? 'ehrLaunch.which' : 'ehrLaunch.same')}
        lead={translate('ehrLaunch.sameLead')}
      />
      <Card sx={{ p: 2, mb: 3 }}>
        <Typography variant="h3" component="h2" marginBottom={1}>
          {translate('ehrLaunch.inEhr', { ehr })}
        </Typography>
        <Typography>
          <strong>{name}</strong>
        </Typography>
        <Facts
          facts={[
            [translate('ehrLaunch.dob'), formatDay(patient.dob)],
            ...(patient.email ? [[translate('ehrLaunch.email'), patient.email] as const] : []),
          ]}
        />
      </Card>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label={translate('ehrLaunch.here')}>
        {candidates.map(renderCandidate)}
      </ul>
      <Stack direction="row" flexWrap="wrap" gap={2} alignItems="center">
        <Typography color="textSecondary">{translate('ehrLaunch.notSame')}</Typography>
        {addButton}
      </Stack>
    </Stack>
  );
};
