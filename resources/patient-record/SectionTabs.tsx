import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { patientSurveys } from '../../contract/pro.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { useCall } from '../../src/components/useCall.ts';
import { analytics } from '../../src/telemetry/analytics.ts';
import { pathOf, productsShown, sectionsOf, type Place } from './recordPlace.ts';
import { surveyRange } from './surveys/surveyRange.ts';

const Switch = styled('nav')({
  display: 'inline-flex',
  marginBottom: 16,
  padding: 3,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--sunken)',
  '& a': {
    minWidth: 88,
    padding: '6px 16px',
    borderRadius: 4,
    color: 'var(--ink-muted)',
    font: '600 var(--text-body)',
    textAlign: 'center',
    textDecoration: 'none',
  },
  '& a[aria-current]': {
    background: 'var(--surface)',
    color: 'var(--primary)',
    boxShadow: '0 1px 2px rgb(0 0 0 / 12%)',
  },
});

/** The Health/Gait switch (REC-10, REC-11) and the sections, each with its address (REC-05..09). */
export const SectionTabs = ({ record, place }: { record: PatientRecord; place: Place }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const viewer = useViewer();
  const sections = sectionsOf(record, place.product);
  const surveys = useCall(
    patientSurveys,
    { params: { patientId: record.id }, query: surveyRange(record) },
    { enabled: sections.includes('surveys') },
  );
  if (!viewer) return null;
  const products = productsShown(record, viewer);
  const open = (section: string) => {
    analytics.track('patient_record_viewed', { product: place.product, section });
    // The days one looks at stay chosen.
    void navigate(`${pathOf(record.id, { product: place.product, section })}${search}`);
  };
  return (
    <>
      {products.length > 1 && (
        <Switch aria-label={translate('record.products')}>
          {products.map((product) => (
            <Link
              key={product}
              to={pathOf(record.id, { product, section: 'activity' })}
              aria-current={product === place.product ? 'page' : undefined}
            >
              {translate(`record.product.${product}`)}
            </Link>
          ))}
        </Switch>
      )}
      <Tabs
        value={place.section}
        onChange={(_, section: string) => open(section)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={translate('record.sections')}
      >
        {sections.map((section) => (
          <Tab
            key={section}
            value={section}
            label={translate(`record.section.${place.product}.${section}`)}
            disabled={section === 'surveys' && surveys.isPending}
            id={`record-tab-${section}`}
            aria-controls="record-panel"
          />
        ))}
      </Tabs>
    </>
  );
};
