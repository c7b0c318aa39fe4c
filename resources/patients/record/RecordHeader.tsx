import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { useMediaQuery, useTheme } from '@mui/material';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { configuration } from '../../../src/ui/configuration.ts';
import { patientListAddress } from '../../../src/ui/lists/listAddress.ts';
import { HeaderActions } from './HeaderActions.tsx';
import { ReportDialog } from '../../reports/shared/ReportDialog.tsx';
import { ContactFacts, Identity } from './RecordFacts.tsx';
import type { RecordTab } from './recordTabs.ts';
import { SummaryLine } from './summary/SummaryLine.tsx';
import { SummaryStrip } from './summary/SummaryStrip.tsx';
import { useFigures } from './summary/useFigures.ts';
import { useScrolledPast } from './useScrolledPast.ts';

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  color: 'var(--ink-muted)',
  font: '500 var(--text-body)',
  textDecoration: 'none',
  '&:hover': { color: 'var(--primary)' },
  '@media print': { display: 'none' },
});

/** Heights of the top bar and of the bar with the name, which stay while the page scrolls. */
const TOP_BAR = { wide: 64, narrow: 56 };
const NAME_BAR = 56;

const NameBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar - 1,
  top: TOP_BAR.wide,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: NAME_BAR,
  margin: theme.spacing(0, -4),
  padding: theme.spacing(0.5, 4),
  background: 'var(--canvas)',
  '&[data-scrolled]': { borderBottom: '1px solid var(--border)' },
  '& h1': { minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  '&[data-scrolled] h1': {
    flex: '0 1 auto',
    maxWidth: 320,
    overflow: 'hidden',
    font: '600 var(--text-lead)',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '@media print': { position: 'static', '& > .header-actions.header-actions': { display: 'none' } },
  '& > .header-actions': {
    display: 'flex',
    flex: '0 0 auto',
    alignItems: 'center',
    gap: 8,
    marginLeft: 'auto',
    marginRight: -8,
  },
  [theme.breakpoints.down('md')]: {
    top: TOP_BAR.narrow,
    margin: theme.spacing(0, -2),
    padding: theme.spacing(0.5, 2),
  },
}));

/** On a phone the figures come before what is rarely read. */
const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  '& > .contact': { marginTop: theme.spacing(-1.25) },
  [theme.breakpoints.down('sm')]: { '& > .contact': { order: 1, marginTop: 0 } },
}));

interface Props {
  record: PatientRecord;
  tab: RecordTab;
  onEdit: () => void;
}

/** Who the patient is and the figures that matter most; name and figures stay in one line while the page scrolls. */
export const RecordHeader = ({ record, tab, onEdit }: Props) => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const name = formatFullName(record.patient) || translate('record.unnamed');
  const top = (isNarrow ? TOP_BAR.narrow : TOP_BAR.wide) + NAME_BAR;
  const { isPast, ref } = useScrolledPast(top);
  const { figures, error, onRetry } = useFigures(record, tab);
  useEffect(() => {
    document.title = `${name} · ${configuration().brand.name}`;
  }, [name]);
  useEffect(() => {
    // What the keyboard focuses must not end up under the bars.
    document.documentElement.style.scrollPaddingTop = `${top}px`;
    return () => void document.documentElement.style.removeProperty('scroll-padding-top');
  }, [top]);
  return (
    <>
      <Back to={patientListAddress()}>
        <ArrowBackIcon sx={{ fontSize: 16 }} />
        {translate('record.back')}
      </Back>
      <NameBar data-scrolled={isPast || undefined}>
        <Typography variant="h1">{name}</Typography>
        {isPast && <SummaryLine record={record} figures={figures} />}
        <HeaderActions record={record} isCompact={isPast} onEdit={onEdit} />
      </NameBar>
      <Body>
        <div>
          <Identity record={record} />
        </div>
        <div className="contact">
          <ContactFacts record={record} />
        </div>
        {figures.length > 0 && (
          <div ref={ref}>
            <SummaryStrip record={record} figures={figures} error={error} onRetry={onRetry} />
          </div>
        )}
      </Body>
      <ReportDialog record={record} />
    </>
  );
};
