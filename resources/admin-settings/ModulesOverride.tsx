import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGetList, useGetOne, useNotify, useTranslate, useUpdate } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import { MAX_PAGE_SIZE } from '../../contract/limits.ts';
import { Choice } from '../../src/components/Choice.tsx';
import { FilterLabel, FilterRow } from '../../src/components/filterLook.ts';
import { useFailureToast } from '../../src/components/useFailureToast.ts';

interface Choice {
  id: number;
  name: string;
}

interface Override {
  id: string;
  organizationId: number;
}

/** Organizations that include Scan, and the reader's own wherever it is missing (ASET-03). */
function useChoices(own: Choice | null | undefined): Choice[] {
  const notify = useNotify();
  const { data = [] } = useGetList<Choice>(
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

/** The settings of the reader, of whom there is one. */
const id = 'scan-modules-organization-override';

/** Whose scan modules the reader is offered (ASET-02..04); the own organization ends the emulation (OPEN-123). */
export const ModulesOverride = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const own = useViewer()?.organization;
  const choices = useChoices(own);
  const { data: stored, error } = useGetOne<Override>('settings', { id });
  useFailureToast(error, () => translate('adminSettings.loadFailed'));
  const [update, { isPending: busy }] = useUpdate<Override>();
  const chosen = stored?.organizationId;

  const save = (organizationId: number, done: string, failed: string) => {
    // What is disabled meanwhile would lose the focus.
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
