import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate, useGetList, useGetOne, useNotify, useUpdate } from 'react-admin';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useViewer } from '../../../authProvider/session.ts';
import { MAX_PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { FilterLabel, FilterRow } from '../../../src/ui/filterStyles.ts';
import { useFailureToast } from '../../../src/ui/hooks.ts';

interface OrganizationChoice {
  id: number;
  name: string;
}

interface Override {
  id: string;
  organizationId: number;
}

/** Organizations that include Scan, and the reader's own even if it does not (ASET-03). */
function useChoices(own: OrganizationChoice | null | undefined): OrganizationChoice[] {
  const notify = useNotify();
  const { data = [] } = useGetList<OrganizationChoice>(
    'organizations',
    {
      filter: { product: 'SCAN' },
      pagination: { page: 1, perPage: MAX_PAGE_SIZE },
      sort: { field: 'name', order: 'ASC' },
    },
    { onError: () => notify('adminSettings.organizationsFailed', { type: 'error' }) },
  );
  return own && !data.some(({ id }) => id === own.id) ? [own, ...data] : data;
}

/** The only settings record. */
const id = 'scan-modules-organization-override';

/**
 * Chooses the organization whose scan modules the reader is offered (ASET-02..04). The own organization ends the
 * emulation (OPEN-123).
 */
const ModulesOverride = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const own = useViewer()?.organization;
  const choices = useChoices(own);
  const { data: stored, error } = useGetOne<Override>('settings', { id });
  useFailureToast(error, () => translate('adminSettings.loadFailed'));
  const [update, { isPending: busy }] = useUpdate<Override>();
  const chosen = stored?.organizationId;

  const save = (organizationId: number, done: string, failed: string) => {
    // The button is not disabled while saving, or it would lose the focus.
    if (busy) return;
    void update(
      'settings',
      { id, data: { organizationId }, previousData: stored },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(done, { type: 'success' }),
        onError: () => notify(failed, { type: 'error' }),
      },
    );
  };

  return (
    <Stack gap={2} alignItems="flex-start">
      <FilterRow disabled={chosen === undefined} aria-busy={busy} sx={{ width: '100%', mb: 0, '& > *': { flex: 1 } }}>
        <FilterLabel as="div">
          {translate('adminSettings.organization')}
          <Choice
            label={translate('adminSettings.organization')}
            none={choices.some((choice) => choice.id === chosen) ? undefined : '–'}
            value={String(chosen ?? '')}
            options={choices.map((choice) => ({ value: String(choice.id), label: choice.name }))}
            onChoose={(chosenId) => save(Number(chosenId), 'adminSettings.set', 'adminSettings.setFailed')}
          />
        </FilterLabel>
      </FilterRow>
      <Button
        variant="outlined"
        disabled={!own}
        aria-disabled={busy}
        onClick={() => own && save(own.id, 'adminSettings.resetDone', 'adminSettings.resetFailed')}
      >
        {translate('adminSettings.reset')}
      </Button>
    </Stack>
  );
};

/** `/admin/settings/` (ASET-01). */
export default function SettingsPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('adminSettings.title')} />
      <Paper component="section" variant="outlined" sx={{ p: 3, maxWidth: 560 }} aria-labelledby="modules-override">
        <Typography variant="h2" id="modules-override">
          {translate('adminSettings.section')}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {translate('adminSettings.lead')}
        </Typography>
        <ModulesOverride />
      </Paper>
    </>
  );
}
