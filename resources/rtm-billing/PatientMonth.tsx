import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { RtmMonth } from '../../contract/rtm-billing.ts';
import { fullName } from '../../domain/patient.ts';
import { Icon } from '../../src/icons/Icon.tsx';
import { chevronIcon } from '../../src/icons/consoleIcons.ts';
import { CycleRow } from './CycleRow.tsx';
import { RtmStatusChip } from './RtmStatusChip.tsx';

const Fold = styled(Accordion)({
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium) !important',
  '&::before': { display: 'none' },
  '& .MuiAccordionSummary-content': { alignItems: 'center', gap: '4px 16px', flexWrap: 'wrap', minWidth: 0 },
});
const Name = styled('span')({ flex: '1 1 160px', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });
const Codes = styled('span')({ color: 'var(--ink-muted)', fontVariantNumeric: 'tabular-nums' });

/** One patient's month (RTM-07, RTM-08): what it comes to, and inside each cycle. */
export const PatientMonth = ({ month: { patientRecord, status, cycles } }: { month: RtmMonth }) => {
  const translate = useTranslate();
  const name = fullName(patientRecord.patient) || translate('rtm.unnamed');
  const codes = [...new Set(cycles.map(({ code }) => code))].join(' · ');
  return (
    <div role="listitem">
      <Fold disableGutters slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}>
        <AccordionSummary expandIcon={<Icon path={chevronIcon} />}>
          <Name>{name}</Name>
          <Codes>{codes}</Codes>
          <RtmStatusChip status={status} />
        </AccordionSummary>
        <AccordionDetails sx={{ pt: 0 }}>
          {cycles.map((cycle) => (
            <CycleRow key={cycle.id} cycle={cycle} name={name} />
          ))}
          <p style={{ marginTop: 12 }}>
            <Link to={`/patients/${patientRecord.id}/health/care-management`}>{translate('rtm.record')}</Link>
            <span style={{ color: 'var(--ink-muted)' }}> · {patientRecord.location.name}</span>
          </p>
        </AccordionDetails>
      </Fold>
    </div>
  );
};
