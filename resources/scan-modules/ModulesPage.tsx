import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { modulesMessages } from './messages.en.ts';
import { findAssessment } from '../../domain/scan-modules/assessments.ts';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Card from '@mui/material/Card';

const listCurrentModules = ['Mobility', 'Hip-Spine Instability', 'Hand/Wrist Eval'] as const;
type ModuleName = (typeof listCurrentModules)[number];

interface AssessmentCard {
  name: string;
  measures: string;
  how: string;
  modules: readonly ModuleName[];
}

/** The assessments with a card, in order (MOD-04), and the modules that contain them. */
const cards: readonly (readonly [id: string, ...modules: ModuleName[]])[] = [
  ['AST-0011', 'Mobility', 'Hip-Spine Instability'],
  ['AST-0001', 'Mobility'],
  ['AST-0009', 'Mobility'],
  ['AST-0002', 'Hip-Spine Instability'],
  ['AST-0003', 'Hip-Spine Instability'],
  ['AST-0018', 'Mobility', 'Hip-Spine Instability'],
  ['AST-0004', 'Hand/Wrist Eval'],
  ['AST-0005', 'Hand/Wrist Eval'],
  ['AST-0006', 'Hand/Wrist Eval'],
  ['AST-0007', 'Hand/Wrist Eval'],
  ['AST-0008', 'Hand/Wrist Eval'],
  ['AST-0013', 'Hand/Wrist Eval'],
];

/** The catalogue of assessments (MOD-04) with their measures and instructions (OPEN-097). */
const catalogue: readonly AssessmentCard[] = cards.map(([id, ...modules]) => {
  const { name, purpose, setupDescription } = findAssessment(id)!;
  return { name, measures: purpose, how: setupDescription, modules };
});

const Fold = styled(Accordion)({
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium) !important',
  '&::before': { display: 'none' },
});
const Facts = styled('dl')({
  display: 'grid',
  gap: 4,
  margin: 0,
  '& dt': { font: '500 var(--text-body)', color: 'var(--ink-muted)' },
  '& dd': { margin: '0 0 8px' },
});

/** An assessment that unfolds into its measures and instructions (OPEN-097). */
const AssessmentAccordion = ({ assessment: { name, measures, how, modules } }: { assessment: AssessmentCard }) => {
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

const Frame = styled(Card)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  height: '100%',
  gap: 4,
  padding: theme.spacing(3),
  borderTop: '3px solid var(--primary)',
}));

/** A module in use with its assessments. */
const ModuleCard = ({ name }: { name: ModuleName }) => {
  const translate = useTranslate();
  const parts = catalogue.filter(({ modules }) => modules.includes(name));
  return (
    <Frame>
      <Typography variant="h3">{translate(name)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('modules.count', { smart_count: parts.length })}
      </Typography>
      <Typography>{parts.map((part) => translate(part.name)).join(', ')}</Typography>
    </Frame>
  );
};

/** Loaded with this page. @public */
export const texts = { en: modulesMessages };

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: 16,
  margin: '12px 0 40px',
  padding: 0,
  listStyle: 'none',
});

/** `/programs/products` (MOD-01..04). */
export default function ModulesPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('modules.title')} lead={translate('modules.lead')} />
      <Typography variant="h2" id="current-modules">
        {translate('modules.current')}
      </Typography>
      <Grid aria-labelledby="current-modules" sx={{ alignItems: 'stretch' }}>
        {listCurrentModules.map((name) => (
          <li key={name}>
            <ModuleCard name={name} />
          </li>
        ))}
      </Grid>
      <Typography variant="h2" id="assessment-catalogue">
        {translate('modules.catalogue')}
      </Typography>
      <Grid aria-labelledby="assessment-catalogue">
        {catalogue.map((assessment) => (
          <li key={assessment.name}>
            <AssessmentAccordion assessment={assessment} />
          </li>
        ))}
      </Grid>
    </>
  );
}
