import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { ClashNotice } from './ClashNotice.tsx';
import type { Intent } from './intent.ts';
import { Trouble } from './Trouble.tsx';
import type { Builder } from './useBuilder.ts';
import type { Saving } from './useSaving.ts';

interface Props {
  intent: Intent;
  builder: Builder;
  saving: Saving;
}

/** What stands above every step: that a draft was found again, and what keeps it from being stored. */
export const BuilderNotices = ({ intent, builder, saving }: Props) => {
  const translate = useTranslate();
  const { trouble, busy, save, overcome } = saving;
  const { kind } = intent;
  if (trouble?.kind === 'clash' && builder.opened) {
    const { current } = trouble;
    return (
      <ClashNotice
        intent={intent}
        opened={builder.opened}
        current={current}
        busy={busy}
        onTakeTheirs={() => {
          builder.load(current);
          overcome();
        }}
        onSaveMine={() => void save(current.version)}
      />
    );
  }
  if (trouble?.kind === 'gone') {
    const anew = { label: translate(`builder.anew${kind}`), onChoose: () => void save(null) };
    return <Trouble text={translate(`builder.gone${kind}`)} busy={busy} choices={[anew]} />;
  }
  if (trouble?.kind === 'unreachable') return <Trouble text={translate('builder.notSaved')} busy={busy} choices={[]} />;
  if (!builder.restored) return null;
  return (
    <Alert
      severity="info"
      sx={{ mx: { xs: 2, md: 4 }, mt: 2 }}
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
