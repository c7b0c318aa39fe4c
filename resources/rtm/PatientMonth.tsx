import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { RtmMonth } from '../../contract/rtm/billing.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { groupRowCycles } from '../../domain/rtm/month-row.ts';
import { MonthDetails } from './month/MonthDetails.tsx';
import { PacketDownloads } from './PacketDownloads.tsx';
import { CARDS, SelectBox } from './worktable/grid.ts';
import { RowCells } from './worktable/RowCells.tsx';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  borderBottom: '1px solid var(--border)',
  '&:last-of-type': { borderBottom: 0 },
  '&[data-selected=true]': {
    background: 'color-mix(in srgb, var(--primary-soft) 40%, var(--surface))',
    boxShadow: 'inset 3px 0 0 var(--primary)',
  },
});

const Fold = styled(Accordion)({
  flex: 1,
  minWidth: 0,
  background: 'none',
  boxShadow: 'none',
  '&::before': { display: 'none' },
  // The header is a button, which does not inherit the font.
  '& .MuiAccordionSummary-root': { font: 'inherit', minHeight: 44, padding: '0 12px 0 0' },
  '& .MuiAccordionSummary-content': { margin: '11px 0', minWidth: 0 },
  '& .MuiAccordionSummary-expandIconWrapper': { alignSelf: 'flex-start', marginTop: 12 },
  '& .MuiAccordionDetails-root': { padding: '0 12px 20px 0' },
  [CARDS]: { '& .MuiAccordionDetails-root': { marginInlineStart: -36 } },
});

/** Whether the row has something to bill in its month. */
export const isSelectable = ({ cycles, yearMonth }: RtmMonth): boolean =>
  groupRowCycles(cycles, yearMonth).ready.length > 0;

interface Props {
  month: RtmMonth;
  unfolded: boolean;
  isSelected: boolean;
  onToggle: () => void;
  /** Called when the patient leaves the list. */
  onGone: () => void;
}

/**
 * A patient's month (RTM-07, RTM-08): its row, which is selected by the box before it, and the codes with reasons, loaded
 * when it is opened.
 */
export const PatientMonth = ({ month, unfolded, isSelected, onToggle, onGone }: Props) => {
  const { patientRecord, yearMonth } = month;
  const translate = useTranslate();
  const [atFirst] = useState(unfolded);
  const gone = useRef(onGone);
  useEffect(() => () => gone.current(), []);
  const name = formatFullName(patientRecord.patient) || translate('rtm.unnamed');
  return (
    <Row role="listitem" data-month={month.id} data-selected={isSelected}>
      <SelectBox>
        <input
          type="checkbox"
          aria-label={translate('rtm.selectPatient', { name })}
          checked={isSelected}
          disabled={!isSelectable(month)}
          onChange={onToggle}
        />
      </SelectBox>
      <Fold
        disableGutters
        square
        defaultExpanded={atFirst}
        slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      >
        <AccordionSummary expandIcon={<ExpandMoreIcon fontSize="small" />}>
          <RowCells month={month} name={name} />
        </AccordionSummary>
        <AccordionDetails>
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
    </Row>
  );
};
