import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGetList, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { getScanModulesOverride, setScanModulesOverride } from '../../contract/admin-settings.ts';
import { MAX_PAGE_SIZE } from '../../contract/limits.ts';
import { isProblem } from '../../contract/problem.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { Choice } from '../../src/components/Choice.tsx';
import { FilterLabel, FilterRow } from '../../src/components/filterLook.ts';
import { useCall } from '../../src/components/useCall.ts';
import { useFailureToast } from '../../src/components/useFailureToast.ts';

interface Choice {
  id: number;
  name: string;
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

/** Whose scan modules the reader is offered (ASET-02..04); the own organization ends the emulation (OPEN-123). */
export const ModulesOverride = () => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const own = useViewer()?.organization;
  const choices = useChoices(own);
  const [saved, setSaved] = useState<number>();
  const [busy, setBusy] = useState(false);
  const stored = useCall(getScanModulesOverride);
  useFailureToast(stored.error, () => translate('adminSettings.loadFailed'));
  const chosen = saved ?? stored.data?.organizationId;

  const save = async (organizationId: number, done: string, failed: string) => {
    // What is disabled meanwhile would lose the focus.
    if (busy) return;
    setBusy(true);
    const answer = await call(setScanModulesOverride, { body: { organizationId } });
    setBusy(false);
    if (isProblem(answer)) return notify(failed, { type: 'error' });
    setSaved(answer.organizationId);
    void stored.refetch();
    notify(done, { type: 'success' });
  };

  return (
    <Stack gap={2} alignItems="flex-start">
      <FilterRow disabled={chosen === undefined} aria-busy={busy} sx={{ width: '100%', mb: 0, '& > *': { flex: 1 } }}>
        <FilterLabel as="div">
          {translate('adminSettings.organization')}
          <Choice
            label={translate('adminSettings.organization')}
            none={choices.some(({ id }) => id === chosen) ? undefined : '–'}
            value={String(chosen ?? '')}
            options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChoose={(id) => void save(Number(id), 'adminSettings.set', 'adminSettings.setFailed')}
          />
        </FilterLabel>
      </FilterRow>
      <Button
        variant="outlined"
        disabled={!own}
        aria-disabled={busy}
        onClick={() => own && void save(own.id, 'adminSettings.resetDone', 'adminSettings.resetFailed')}
      >
        {translate('adminSettings.reset')}
      </Button>
    </Stack>
  );
};
