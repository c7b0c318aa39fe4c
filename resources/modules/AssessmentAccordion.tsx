import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AssessmentCard } from './catalogue.ts';

const Fold = styled(Accordion)({
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium) !important',
  '&::before': { display: 'none' },
});
const Facts = styled('dl')({
  display: 'grid',
  gap: 4,
  margin: 0,
  '& dt': { font: '500 var(--text-small)', color: 'var(--ink-muted)' },
  '& dd': { margin: '0 0 8px' },
});

/** An assessment; opened, it says what is measured and how (OPEN-097). */
export const AssessmentAccordion = ({
  assessment: { name, measures, how, modules },
}: {
  assessment: AssessmentCard;
}) => {
  const translate = useTranslate();
  return (
    <Fold disableGutters slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon fontSize="small" />}>
        <Typography variant="h3" component="span">
          {translate(name)}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0 }}>
        <Facts>
          <dt>{translate('modules.measures')}</dt>
          <dd>{translate(measures)}</dd>
          <dt>{translate('modules.how')}</dt>
          <dd>{translate(how)}</dd>
          <dt>{translate('modules.inModules')}</dt>
          <dd>{modules.map((module) => translate(module)).join(', ') || translate('modules.none')}</dd>
        </Facts>
      </AccordionDetails>
    </Fold>
  );
};
