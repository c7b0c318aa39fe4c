import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { ProgramConflict } from './ProgramConflict.tsx';
import type { Intent } from './intent.ts';
import { ConflictNotice } from '../../../src/ui/editing/ConflictNotice.tsx';
import type { Builder } from './useBuilder.ts';
import type { Saving } from './useSaving.ts';

interface Props {
  intent: Intent;
  builder: Builder;
  saving: Saving;
}

/** Why a draft could not be saved, or that it was restored. */
const BuilderNotice = ({ intent, builder, saving }: Props) => {
  const translate = useTranslate();
  const { failure, busy, save, clearFailure } = saving;
  const { kind } = intent;
  if (failure?.kind === 'conflict' && builder.opened) {
    const { current } = failure;
    return (
      <ProgramConflict
        intent={intent}
        opened={builder.opened}
        current={current}
        busy={busy}
        onTakeTheirs={() => {
          builder.load(current);
          clearFailure();
        }}
        onSaveMine={() => void save(current.version)}
      />
    );
  }
  if (failure?.kind === 'gone') {
    const asNew = { label: translate(`builder.saveAsNew${kind}`), onChoose: () => void save(null) };
    return <ConflictNotice title={translate(`builder.gone${kind}`)} isBusy={busy} choices={[asNew]} />;
  }
  if (failure?.kind === 'unreachable') return <Alert severity="warning">{translate('builder.notSaved')}</Alert>;
  if (!builder.restored) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={builder.startOver}>
          {translate('builder.startOver')}
        </Button>
      }
    >
      {translate('builder.restored')}
    </Alert>
  );
};

/** Notices above every step. */
export const BuilderNotices = (props: Props) => (
  <Box sx={{ mx: { xs: 2, md: 4 }, mt: 2, '&:empty': { mt: 0 } }}>
    <BuilderNotice {...props} />
  </Box>
);
