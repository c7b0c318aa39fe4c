import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { isProblem } from '../../../contract/platform/error.ts';
import {
  matchResponse,
  type MatchablePatient,
  type UnprocessedResponse,
} from '../../../contract/surveys/admin-surveys.ts';
import { SEARCH_MIN } from '../../../contract/search/limits.ts';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import { SearchField } from '../../../src/ui/SearchField.tsx';
import { useClockZone } from '../../../src/ui/DateTimeText.tsx';
import { formatDate, formatDateTime } from '../../../src/ui/i18n/format.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { OrganizationChoice, type ChosenOrganization } from './OrganizationChoice.tsx';
import { PatientResults } from './PatientResults.tsx';
import type { en, SurveyAdminKey } from './messages.en.ts';

interface Props {
  response: UnprocessedResponse;
  onClose: () => void;
  onMatched: () => void;
}

/** Finds the patient of a response within one organization, and puts it on the record once that is confirmed (OPEN-168). */
export default function MatchDialog({ response, onClose, onMatched }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const zone = useClockZone();
  const [organization, setOrganization] = useState<ChosenOrganization | null>(null);
  const [q, setQ] = useState('');
  const [patient, setPatient] = useState<MatchablePatient | null>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const text = (name: keyof typeof en.proResponses.match, values?: object) =>
    translate(`proResponses.match.${name}` satisfies SurveyAdminKey, values);
  const choose = (next: MatchablePatient | null) => {
    setPatient(next);
    setFailure(undefined);
    // Another patient is another intent.
    setKey(crypto.randomUUID());
  };

  const submit = async () => {
    if (!organization || !patient || isSaving) return;
    setSaving(true);
    const answer = await call(matchResponse, {
      params: { id: response.id },
      body: { organizationId: organization.id, patientId: patient.id },
      idempotencyKey: key,
    });
    setSaving(false);
    if (isProblem(answer)) return setFailure(answer.message);
    notify('proResponses.match.done', { type: 'success', messageArgs: { name: patient.name } });
    onMatched();
  };

  return (
    <FormDialog title={text('title')} size="sm" holdsDraft={patient !== null} onClose={onClose}>
      <DialogContent>
        <Stack gap={2.5} paddingTop={1}>
          <OrganizationChoice
            chosen={organization}
            onChoose={(next) => {
              setOrganization(next);
              choose(null);
            }}
          />
          {organization && (
            <SearchField
              label={text('search')}
              value={q}
              onSearch={(typed) => {
                setQ(typed);
                choose(null);
              }}
            />
          )}
          {organization && q.length >= SEARCH_MIN && (
            // Patients of the organization before must not stay while those of another one are searched.
            <PatientResults
              key={organization.id}
              responseId={response.id}
              organizationId={organization.id}
              q={q}
              chosen={patient}
              onChoose={choose}
            />
          )}
          {organization && patient && (
            <Alert severity="warning">
              {text('confirm', {
                form: response.form.title || response.form.id,
                at: formatDateTime(response.dateTime, zone),
                name: patient.name,
                dob: patient.dob ? formatDate(patient.dob) : text('noDob'),
                organization: organization.name,
              })}
            </Alert>
          )}
          {failure && <Alert severity="error">{failure}</Alert>}
        </Stack>
        <DialogButtons
          cancel={translate('ra.action.cancel')}
          submit={text('submit')}
          busy={isSaving}
          disabled={!patient}
          onCancel={onClose}
          onSubmit={() => void submit()}
        />
      </DialogContent>
    </FormDialog>
  );
}
