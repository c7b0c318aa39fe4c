import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { RtmMonth } from '../../contract/rtm/billing.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { RtmStatusChip } from './shared/RtmChips.tsx';
import { MonthDetails } from './month/MonthDetails.tsx';
import { PacketDownloads } from './PacketDownloads.tsx';

const Fold = styled(Accordion)({
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium) !important',
  '&::before': { display: 'none' },
  // The header is a button, which does not inherit the font.
  '& .MuiAccordionSummary-root': { font: 'inherit' },
  '& .MuiAccordionSummary-content': { alignItems: 'center', gap: '4px 16px', flexWrap: 'wrap', minWidth: 0 },
});
const Name = styled('span')({ flex: '1 1 160px', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });
const Codes = styled('span')({ color: 'var(--ink-muted)', fontVariantNumeric: 'tabular-nums' });

interface Props {
  month: RtmMonth;
  unfolded: boolean;
  /** Called when the patient leaves the list. */
  onGone: () => void;
}

/** A patient's month (RTM-07, RTM-08): its result, and the codes with reasons, loaded when it is opened. */
export const PatientMonth = ({ month: { patientRecord, yearMonth, status, cycles }, unfolded, onGone }: Props) => {
  const translate = useTranslate();
  const [atFirst] = useState(unfolded);
  const gone = useRef(onGone);
  useEffect(() => () => gone.current(), []);
  const name = formatFullName(patientRecord.patient) || translate('rtm.unnamed');
  const codes = [...new Set(cycles.map(({ code }) => code))].join(' · ');
  return (
    <div role="listitem">
      <Fold
        disableGutters
        defaultExpanded={atFirst}
        slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      >
        <AccordionSummary expandIcon={<ExpandMoreIcon fontSize="small" />}>
          <Name>{name}</Name>
          <Codes>{codes}</Codes>
          <RtmStatusChip status={status} />
        </AccordionSummary>
        <AccordionDetails sx={{ pt: 0 }}>
          <MonthDetails
            patientId={patientRecord.id}
            yearMonth={yearMonth}
            name={name}
            downloads={(pdfKey) => (
              <PacketDownloads patientId={patientRecord.id} yearMonth={yearMonth} pdfKey={pdfKey} name={name} />
            )}
          />
        </AccordionDetails>
      </Fold>
    </div>
  );
};
