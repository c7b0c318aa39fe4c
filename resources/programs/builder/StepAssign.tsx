import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { MAX_PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { listTemplates } from '../../../contract/programs/programs.ts';
import type { Program } from '../../../contract/programs/shapes.ts';
import { fillSides } from '../../../domain/programs/blocks.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useCall } from '../../../src/ui/useCall.ts';
import { ProgramOutline, UpdatedOn } from '../shared/ProgramOutline.tsx';
import { useProgramExercises } from '../../exercises/shared/useExercises.ts';
import { StepFrame, type StepProps } from './StepFrame.tsx';

const Card = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '12px 16px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--border-strong)' },
  '&:has(input:checked)': {
    borderColor: 'var(--primary)',
    background: 'var(--primary-soft)',
    color: 'var(--on-primary-soft)',
  },
  '&:has(input:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& input': { flex: 'none', width: 18, height: 18, margin: '1px 0 0', accentColor: 'var(--primary)', outline: 'none' },
  '& strong': { display: 'block', font: '600 var(--text-body)', overflowWrap: 'anywhere' },
  '& small': { display: 'block', marginTop: 2, font: 'var(--text-body)', color: 'var(--ink-muted)' },
});

interface Props {
  /** Absent for `New Program`. */
  template?: Program;
  checked: boolean;
  onCheck: () => void;
}

/** One option of step 0: a template with its date, name and number of exercises (BLD-05, BLD-06). */
const TemplateRadio = ({ template, checked, onCheck }: Props) => {
  const translate = useTranslate();
  return (
    <Card>
      <input type="radio" name="template" checked={checked} onChange={onCheck} />
      <span>
        <strong dir="auto">{template?.name ?? translate('builder.newProgram')}</strong>
        <small>
          {template ? (
            <>
              <UpdatedOn moment={template.dateUpdated} /> ·{' '}
              {translate('programs.exerciseCount', { smart_count: template.blocks.length })}
            </>
          ) : (
            translate('builder.newProgramHint')
          )}
        </small>
      </span>
    </Card>
  );
};

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

const NO_BLOCKS: Program['blocks'] = [];

/** All templates of the clinic, sorted by name. */
export const useTemplates = () => useCall(listTemplates, { query: { limit: MAX_PAGE_SIZE, sort: 'name' } });

/** Step 0: a new program, or a template to assign as it is (BLD-04..08, OPEN-081). */
export const StepAssign = ({ intent, state, dispatch }: StepProps) => {
  const translate = useTranslate();
  const isSmall = useMediaQuery(useTheme().breakpoints.down('md'));
  const { data, error, isPending, refetch } = useTemplates();
  const { template } = state;
  const templates: readonly Program[] = data?.items ?? [];
  const { find } = useProgramExercises(template?.blocks ?? NO_BLOCKS);
  const involvedSide = intent.patient?.involvedSide ?? null;
  const select = (selected: Program | null) => dispatch({ type: 'template', template: selected });

  return (
    <StepFrame title={translate('builder.step.0')} lead={translate('builder.choice')}>
      <Columns>
        <div>
          {isSmall ? (
            <Choice
              label={translate('builder.template')}
              none={translate('builder.newProgram')}
              value={template ? String(template.id) : ''}
              options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChoose={(id) => select(templates.find((option) => String(option.id) === id) ?? null)}
            />
          ) : (
            <Radios role="radiogroup" aria-label={translate('builder.choice')} style={{ marginTop: 0 }}>
              <TemplateRadio checked={template === null} onCheck={() => select(null)} />
              {templates.map((option) => (
                <TemplateRadio
                  key={option.id}
                  template={option}
                  checked={option.id === template?.id}
                  onCheck={() => select(option)}
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
                program={{ ...template, blocks: fillSides(template.blocks, find, involvedSide) }}
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
