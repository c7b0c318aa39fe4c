import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import { patientSurveys } from '../../../contract/surveys/surveys.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { analytics } from '../../../src/ui/telemetry.ts';
import { tabPath, listProducts, listTabs, tabLabel, type RecordTab } from './recordTabs.ts';
import { getSurveyRange } from '../../surveys/shared/surveyRange.ts';
import type { RecordKey } from './messages.en.ts';

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

/** Where there are more tabs than fit, the row fades out into a chevron on that side. */
const SlidingTabs = styled(Tabs)({
  '@media print': { display: 'none' },
  position: 'relative',
  '& .MuiTabs-scrollButtons': {
    position: 'absolute',
    zIndex: 1,
    top: 0,
    bottom: 0,
    width: 48,
    opacity: 1,
    color: 'var(--ink-muted)',
  },
  '& .MuiTabs-scrollButtons:first-of-type': {
    left: 0,
    justifyContent: 'flex-start',
    background: 'linear-gradient(to left, transparent, var(--canvas) 50%)',
  },
  '& .MuiTabs-scrollButtons:last-of-type': {
    right: 0,
    justifyContent: 'flex-end',
    background: 'linear-gradient(to right, transparent, var(--canvas) 50%)',
  },
  '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
});

/** The Health/Gait switch (REC-10, REC-11) and the section tabs, each with its URL (REC-05..09). */
export const SectionTabs = ({ record, tab }: { record: PatientRecord; tab: RecordTab }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const viewer = useViewer();
  const tabs = listTabs(record, tab.product);
  const surveys = useCall(
    patientSurveys,
    { params: { patientId: record.id }, query: getSurveyRange(record) },
    { enabled: tabs.some(({ section }) => section === 'surveys') },
  );
  if (!viewer) return null;
  const products = listProducts(record, viewer);
  const openSection = (section: string) => {
    analytics.track('patient_record_viewed', { product: tab.product, section });
    // The selected days stay in the URL.
    void navigate(`${tabPath(record.id, { product: tab.product, section })}${search}`);
  };
  return (
    <>
      {products.length > 1 && (
        <Switch aria-label={translate('record.products')}>
          {products.map((product) => (
            <Link
              key={product}
              to={tabPath(record.id, { product, section: 'activity' })}
              aria-current={product === tab.product ? 'page' : undefined}
            >
              {translate(`record.product.${product}` satisfies RecordKey)}
            </Link>
          ))}
        </Switch>
      )}
      <SlidingTabs
        value={tab.section}
        onChange={(_, section: string) => openSection(section)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        aria-label={translate('record.sections')}
      >
        {tabs.map((each) => (
          <Tab
            key={each.section}
            value={each.section}
            label={translate(tabLabel(each))}
            disabled={each.section === 'surveys' && surveys.isPending}
            id={`record-tab-${each.section}`}
            aria-controls="record-panel"
          />
        ))}
      </SlidingTabs>
    </>
  );
};
