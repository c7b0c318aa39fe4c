import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import {
  emergencySections,
  readEmergencyRecord,
  type EmergencySection,
} from '../../contract/emergency-access/emergency-access.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { formatZonedDateTime, useClockZone } from '../../src/ui/DateTimeText.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { useCall } from '../../src/ui/useCall.ts';
import { emergencyMessages, type EmergencyKey } from './messages.en.ts';
import { RecordSection } from './RecordSection.tsx';
import { useEndAccess } from './useEndAccess.ts';

/** Loaded with this page. @public */
export const texts = { en: emergencyMessages };

/** `/emergency-access/:id/`: a patient's record under emergency access, read only, section by section. */
export default function EmergencyRecordPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const zone = useClockZone();
  const id = useParams().id ?? '';
  const [section, setSection] = useState<EmergencySection>('overview');
  const { data, error, refetch } = useCall(readEmergencyRecord, { params: { id, section } });
  const shown = error ? undefined : data;
  const expiresAt = shown?.expiresAt;
  // The record leaves the screen when the access ends, also while nobody touches the page.
  useEffect(() => {
    if (!expiresAt) return;
    const timer = setTimeout(() => void refetch(), Math.max(1000, Date.parse(expiresAt) - Date.now() + 1000));
    return () => clearTimeout(timer);
  }, [expiresAt, refetch]);
  const { end, isEnding } = useEndAccess(() => void navigate('/emergency-access/'));
  return (
    <>
      <PageHeading
        title={shown ? formatFullName(shown.patient) : translate('emergency.title')}
        lead={<Link to="/emergency-access/">{translate('emergency.back')}</Link>}
        actions={
          shown && (
            <Button variant="outlined" loading={isEnding} onClick={() => void end(Number(id))}>
              {translate('emergency.end')}
            </Button>
          )
        }
      />
      {shown && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('emergency.readOnly', { time: formatZonedDateTime(shown.expiresAt, zone) })}
        </Alert>
      )}
      <Tabs
        value={section}
        variant="scrollable"
        onChange={(_, next: EmergencySection) => setSection(next)}
        aria-label={translate('emergency.sections')}
        sx={{ mb: 2 }}
      >
        {emergencySections.map((name) => (
          <Tab
            key={name}
            value={name}
            label={translate(`emergency.section.${name}` satisfies EmergencyKey)}
            id={`emergency-tab-${name}`}
            aria-controls="emergency-panel"
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="emergency-panel" aria-labelledby={`emergency-tab-${section}`}>
        {error && (
          <ErrorView message={error.message || translate('emergency.recordFailed')} onRetry={() => void refetch()} />
        )}
        {!error && !data && <PageLoading />}
        {shown && (
          <Card sx={{ p: 2, maxWidth: 880 }}>
            <RecordSection section={section} record={shown} />
          </Card>
        )}
      </div>
    </>
  );
}
