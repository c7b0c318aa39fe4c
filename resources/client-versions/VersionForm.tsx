import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRefresh, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useKeptForm } from '../../src/components/useKeptForm.ts';
import { NewScanClientVersion, saveScanClient, type ScanClientVersion } from '../../contract/admin-scan-clients.ts';
import { isProblem } from '../../contract/problem.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { muiField } from '../../src/components/muiField.ts';
import { said } from '../../src/i18n/language.ts';
import { showFieldProblems } from '../../src/components/showFieldProblems.ts';
import { toast } from '../../src/toasts/toasts.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';

interface Draft {
  versionId: string;
  updateRequired: boolean;
}

function messageFor(versionId: string): string | undefined {
  const fault = NewScanClientVersion.shape.versionId.safeParse(versionId).error?.issues[0];
  return fault && said(fault.message);
}

/**
 * Says whether a version has to be updated; without a version it adds one (ACLI-05..07, OPEN-119, OPEN-120). What
 * somebody else has saved meanwhile is shown first, and saved over only by another press of Save.
 */
export const VersionForm = ({ version: opened, onClose }: { version?: ScanClientVersion; onClose: () => void }) => {
  const call = useCaller();
  const translate = useTranslate();
  const refresh = useRefresh();
  const [theirs, setTheirs] = useState<ScanClientVersion>();
  const form = useKeptForm<Draft>(`client-version/${opened?.versionId ?? 'new'}`, {
    defaultValues: { versionId: opened?.versionId ?? '', updateRequired: opened?.updateRequired ?? false },
  });
  const { register, handleSubmit, setError, reset, formState } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ versionId, updateRequired }) => {
    const saved = await call(saveScanClient, {
      params: { versionId: versionId.trim() },
      body: { updateRequired },
      version: (theirs ?? opened)?.version ?? 0,
    });
    if (!isProblem(saved)) {
      toast('success', translate('clientVersions.saved'));
      onClose();
      return refresh();
    }
    toast('error', translate('clientVersions.notSaved'));
    if (saved.status === 412) refresh();
    if (saved.fields) return showFieldProblems(form, saved);
    if (saved.status !== 412 || !saved.current) return setError('root', { message: saved.message });
    const current = saved.current as ScanClientVersion;
    setTheirs(current);
    reset({ versionId: current.versionId, updateRequired: current.updateRequired });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={2} paddingTop={1}>
        {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
        {theirs && <ChangedMeanwhile version={theirs} />}
        {!opened && (
          <TextField
            label={translate('clientVersions.versionId')}
            placeholder="2.18.0"
            error={Boolean(errors.versionId)}
            helperText={errors.versionId?.message && translate(errors.versionId.message)}
            {...muiField(register('versionId', { validate: messageFor }))}
          />
        )}
        <label style={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 }}>
          <input
            type="checkbox"
            style={{ width: 18, height: 18, accentColor: 'var(--primary)' }}
            {...register('updateRequired')}
          />
          {translate('clientVersions.updateRequired')}
        </label>
      </Stack>
      <DialogButtons
        cancel={translate('clientVersions.cancel')}
        submit={translate(theirs ? 'clientVersions.saveAnyway' : 'clientVersions.save')}
        busy={isSubmitting}
        onCancel={onClose}
      />
    </form>
  );
};
