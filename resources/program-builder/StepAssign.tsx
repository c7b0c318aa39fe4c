import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { MAX_PAGE_SIZE } from '../../contract/limits.ts';
import type { Program } from '../../contract/program-shapes.ts';
import { listTemplates } from '../../contract/programs.ts';
import { Choice } from '../../src/components/Choice.tsx';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { useProgramExercises } from '../../src/components/programs/useProgramExercises.ts';
import { withSides } from '../../domain/program-sides.ts';
import { ProgramOutline } from '../../src/components/programs/ProgramOutline.tsx';
import { useCall } from '../../src/components/useCall.ts';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './stepProps.ts';
import { TemplateRadio } from './TemplateRadio.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'start',
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Radios = styled('div')({ display: 'grid', gap: 8, marginTop: 16 });
const Preview = styled('section')(({ theme }) => ({
  padding: theme.spacing(3),
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
}));

const none: Program['blocks'] = [];

/** Every template of the clinic, by name. */
export const useTemplates = () => useCall(listTemplates, { query: { limit: MAX_PAGE_SIZE, sort: 'name' } });

/** Step 0: a new program, or a template of which the patient gets a copy at once (BLD-04..08, OPEN-081). */
export const StepAssign = ({ intent, state, dispatch }: StepProps) => {
  const translate = useTranslate();
  const small = useMediaQuery(useTheme().breakpoints.down('md'));
  const { data, error, isPending, refetch } = useTemplates();
  const { template } = state;
  const templates: readonly Program[] = data?.items ?? [];
  const { find } = useProgramExercises(template?.blocks ?? none);
  const involvedSide = intent.patient?.involvedSide ?? null;
  const choose = (chosen: Program | null) => dispatch({ type: 'template', template: chosen });

  return (
    <StepFrame title={translate('builder.step.0')} lead={translate('builder.choice')}>
      <Columns>
        <div>
          {small ? (
            <Choice
              label={translate('builder.template')}
              none={translate('builder.newProgram')}
              value={template ? String(template.id) : ''}
              options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChoose={(id) => choose(templates.find((each) => String(each.id) === id) ?? null)}
            />
          ) : (
            <Radios role="radiogroup" aria-label={translate('builder.choice')} style={{ marginTop: 0 }}>
              <TemplateRadio checked={template === null} onCheck={() => choose(null)} />
              {templates.map((each) => (
                <TemplateRadio
                  key={each.id}
                  template={each}
                  checked={each.id === template?.id}
                  onCheck={() => choose(each)}
                />
              ))}
            </Radios>
          )}
          {isPending && <PageLoading />}
          {error && (
            <div style={{ marginTop: 16 }}>
              <ErrorView message={translate('builder.templatesFailed')} onRetry={() => void refetch()} />
            </div>
          )}
          {data && templates.length === 0 && (
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {translate('builder.noTemplates')}
            </Typography>
          )}
        </div>
        <Preview aria-label={translate('builder.preview')}>
          {template ? (
            <>
              <Typography dir="auto" variant="h2" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
                {template.name}
              </Typography>
              <ProgramOutline
                program={{ ...template, blocks: withSides(template.blocks, find, involvedSide) }}
                involvedSide={involvedSide}
              />
            </>
          ) : (
            <Typography color="textSecondary">{translate('builder.previewHint')}</Typography>
          )}
        </Preview>
      </Columns>
    </StepFrame>
  );
};
