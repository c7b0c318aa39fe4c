import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef, lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../contract/platform/limits.ts';
import { listTemplateHistory } from '../../contract/programs/history.ts';
import { getTemplate } from '../../contract/programs/programs.ts';
import type { Program } from '../../contract/programs/shapes.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { EmptyState, ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { ShowOlder } from '../../src/ui/editing/ShowOlder.tsx';
import { useAddressedDialog } from '../../src/ui/editing/useAddressedDialog.ts';
import { useGrowingList, useCall } from '../../src/ui/useCall.ts';
import { ProgramOutline, UpdatedOn } from '../programs/shared/ProgramOutline.tsx';
import { ProgramTimeline } from '../programs/shared/history/ProgramTimeline.tsx';
import { DeleteTemplates, useTemplateDeletion } from './DeleteTemplates.tsx';
import { templatePaths } from './templatePaths.ts';

/** The last author, if the viewer may know. */
const SavedBy = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const { data } = useGrowingList(listTemplateHistory, { id });
  const savedBy = data?.items[0]?.savedBy;
  return savedBy ? ` ${translate('templates.savedBy', { name: formatFullName(savedBy) })}` : null;
};

/** All stored versions of a template with author, time and changes. */
const TemplateHistory = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const zone = useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE;
  const { data, error, refetch, showOlder } = useGrowingList(listTemplateHistory, { id });
  return (
    <section aria-labelledby="template-history" style={{ maxWidth: 760, marginTop: 32 }}>
      <Typography id="template-history" variant="h2" sx={{ mb: 2 }}>
        {translate('templates.history')}
      </Typography>
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data && (
        <>
          <ProgramTimeline versions={data.items} kind="template" zone={zone} list={list} />
          <ShowOlder list={list} shown={data.items.length} total={data.totalItems} onShow={showOlder} />
        </>
      )}
    </section>
  );
};

const TemplateHandout = lazy(() => import('./TemplateHandout.tsx'));

/** Texts of this page, loaded with it. @public */
export { texts } from './messages.en.ts';

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
            <Button color="error" onClick={() => deletion.requestDeletion({ ids: [id], name })}>
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

/** Shows nothing of a cached template that has been deleted. */
const Loaded = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(getTemplate, { params: { id } });
  if (error?.status === 404) return <EmptyState title={error.message} hint={translate('templates.goneHint')} />;
  if (data) return <Template key={id} template={data} />;
  if (error) return <ErrorView message={error.message} onRetry={() => void refetch()} />;
  return <PageLoading />;
};

/** One template, read-only (TPL-14, TPL-15). */
export default function TemplatePage() {
  const { templateId } = useParams();
  return (
    <>
      <BackToList />
      <Loaded id={Number(templateId)} />
    </>
  );
}
