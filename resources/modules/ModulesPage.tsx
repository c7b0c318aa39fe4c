import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { AssessmentAccordion } from './AssessmentAccordion.tsx';
import { catalogue, currentModules } from './catalogue.ts';
import { ModuleCard } from './ModuleCard.tsx';
import { modulesMessages } from './messages.en.ts';

/** What this page says, there once it is opened. @public */
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
        {currentModules.map((name) => (
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
