import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { findResponsePatients, type MatchablePatient } from '../../../contract/surveys/admin-surveys.ts';
import { FOUND_PATIENTS_MAX } from '../../../contract/search/patient-search.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import type { en, SurveyAdminKey } from './messages.en.ts';

interface Props {
  responseId: number;
  organizationId: number;
  /** What is searched for; at least two characters. */
  q: string;
  chosen: MatchablePatient | null;
  onChoose: (patient: MatchablePatient) => void;
}

/** The patients of the organization who match, with what tells them apart: name, date of birth and location. */
export const PatientResults = ({ responseId, organizationId, q, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const text = (key: keyof typeof en.proResponses.match, values?: object) =>
    translate(`proResponses.match.${key}` satisfies SurveyAdminKey, values);
  const { data, error } = useCall(
    findResponsePatients,
    { params: { id: responseId }, body: { organizationId, q } },
    { keepPrevious: true },
  );
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Typography color="textSecondary">{translate('page.loading')}</Typography>;
  return (
    <div>
      <Typography role="status" color="textSecondary" sx={{ mb: 0.5 }}>
        {data.length === 0 && text('none')}
        {data.length > 0 && text(data.length < FOUND_PATIENTS_MAX ? 'found' : 'best', { smart_count: data.length })}
      </Typography>
      <RadioGroup
        aria-label={text('patients')}
        value={chosen?.id ?? ''}
        onChange={({ target }) => onChoose(data.find(({ id }) => id === Number(target.value))!)}
      >
        {data.map(({ id, name, dob, location, discharged }) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio />}
            sx={{
              alignItems: 'start',
              '& .MuiFormControlLabel-label': { paddingTop: '8px', overflowWrap: 'anywhere' },
            }}
            label={
              <>
                <strong>{name}</strong>
                <Typography component="span" display="block" color="textSecondary">
                  {[dob ? formatDate(dob) : text('noDob'), location, ...(discharged ? [text('discharged')] : [])].join(
                    ' · ',
                  )}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </div>
  );
};
