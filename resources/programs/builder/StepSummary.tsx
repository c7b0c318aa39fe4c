import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { ProgramMinutes } from '../shared/ProgramOutline.tsx';
import { BlockList } from './BlockList.tsx';
import { InformationFields } from './StepInformation.tsx';
import { Sheet, StepFrame, type StepProps } from './StepFrame.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const AsTemplate = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginTop: 24,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--primary)' },
});

/** Step 3: the summary, still editable (BLD-17..19). */
export const StepSummary = ({ intent, state, dispatch }: StepProps) => {
  const translate = useTranslate();
  return (
    <StepFrame title={translate('builder.step.3')}>
      <Columns>
        <Sheet>
          <InformationFields state={state} dispatch={dispatch} />
          {intent.kind === 'Program' && (
            <AsTemplate>
              <input
                type="checkbox"
                checked={state.asTemplate}
                onChange={({ target }) => dispatch({ type: 'asTemplate', asTemplate: target.checked })}
              />
              {translate('builder.asTemplate')}
            </AsTemplate>
          )}
        </Sheet>
        <Sheet>
          <Typography variant="h3">
            {translate('programs.exerciseCount', { smart_count: state.draft.blocks.length })}
          </Typography>
          <Typography variant="body2" color="textSecondary" component="div" aria-live="polite" sx={{ mb: 1.5 }}>
            <ProgramMinutes program={state.draft} />
          </Typography>
          <BlockList intent={intent} state={state} dispatch={dispatch} empty={translate('builder.emptySummary')} />
        </Sheet>
      </Columns>
    </StepFrame>
  );
};
