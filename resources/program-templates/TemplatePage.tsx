import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { Program } from '../../contract/program-shapes.ts';
import { getTemplate } from '../../contract/programs.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { ProgramOutline } from '../../src/components/programs/ProgramOutline.tsx';
import { UpdatedOn } from '../../src/components/programs/UpdatedOn.tsx';
import { useAddressedDialog } from '../../src/components/record-parts/useAddressedDialog.ts';
import { useCall } from '../../src/components/useCall.ts';
import { DeleteTemplates } from './DeleteTemplates.tsx';
import { SavedBy } from './SavedBy.tsx';
import { TemplateHistory } from './TemplateHistory.tsx';
import { templatePaths } from './templatePaths.ts';
import { useTemplateDeletion } from './useTemplateDeletion.ts';

const TemplateHandout = lazy(() => import('./TemplateHandout.tsx'));

/** What this page says, there once it is opened. @public */
export { texts } from './texts.ts';

const Sheet = styled('section')(({ theme }) => ({
  maxWidth: 760,
  padding: theme.spacing(3),
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
}));

const BackToList = () => (
  <MuiLink
    component={Link}
    to={templatePaths.list}
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mb: 2 }}
  >
    <ArrowBackIcon sx={{ fontSize: 18 }} />
    {useTranslate()('templates.back')}
  </MuiLink>
);

const Template = ({ template }: { template: Program }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const deletion = useTemplateDeletion({ onGone: () => void navigate(templatePaths.list) });
  const { dialog, show, close } = useAddressedDialog();
  const { id, name, blocks, dateUpdated, patientCount } = template;
  return (
    <>
      <PageHeading
        title={name}
        lead={
          <>
            <UpdatedOn moment={dateUpdated} />
            <SavedBy id={id} />
          </>
        }
        actions={
          <>
            <Button color="error" onClick={() => deletion.ask({ ids: [id], name })}>
              {translate('templates.delete')}
            </Button>
            <Button variant="outlined" onClick={() => show('print-program')}>
              {translate('handout.print')}
            </Button>
            <Button component={Link} to={templatePaths.duplicate(id)} variant="outlined">
              {translate('templates.duplicate')}
            </Button>
            <Button component={Link} to={templatePaths.edit(id)} variant="contained">
              {translate('templates.editTemplate')}
            </Button>
          </>
        }
      />
      <Sheet>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('programs.exerciseCount', { smart_count: blocks.length })}
        </Typography>
        <ProgramOutline program={template} />
        {patientCount !== undefined && patientCount > 0 && (
          <Typography color="textSecondary" sx={{ mt: 3 }}>
            {translate('templates.heldBy', { smart_count: patientCount })}
          </Typography>
        )}
      </Sheet>
      <TemplateHistory id={id} />
      <DeleteTemplates deletion={deletion} />
      <Suspense fallback={null}>
        {dialog === 'print-program' && <TemplateHandout template={template} onClose={close} />}
      </Suspense>
    </>
  );
};

/** Nothing is shown of a template that was known and is gone by now. */
const Loaded = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(getTemplate, { params: { id } });
  if (error?.status === 404) return <EmptyState title={error.message} hint={translate('templates.goneHint')} />;
  if (data) return <Template key={id} template={data} />;
  if (error) return <ErrorView message={error.message} onRetry={() => void refetch()} />;
  return <PageLoading />;
};

/** One template to read (TPL-14, TPL-15); an id that is no number is no page. */
export default function TemplatePage() {
  const translate = useTranslate();
  const { templateId = '' } = useParams();
  if (!/^\d+$/.test(templateId))
    return <EmptyState title={translate('page.notFound')} hint={translate('page.notFoundText')} />;
  return (
    <>
      <BackToList />
      <Loaded id={Number(templateId)} />
    </>
  );
}
