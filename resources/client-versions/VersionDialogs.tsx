import { TextInput, useTranslate } from 'react-admin';
import { NewScanClientVersion, type ScanClientVersion } from '../../contract/admin-scan-clients.ts';
import { CheckboxInput } from '../../src/components/record-form/CheckboxInput.tsx';
import { CreateDialog, EditDialog } from '../../src/components/record-form/RecordDialogs.tsx';
import { validateBy } from '../../src/components/record-form/validateBy.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import ClientVersionList from './ClientVersionList.tsx';

type Draft = Pick<ScanClientVersion, 'versionId' | 'updateRequired'>;

/** Adds a version (ACLI-05..07, OPEN-119, OPEN-120). */
export const AddVersion = () => {
  const translate = useTranslate();
  return (
    <CreateDialog
      list={ClientVersionList}
      title={translate('resources.scan/client-versions.page.create')}
      size="xs"
      defaultValues={{ versionId: '', updateRequired: false }}
      transform={({ versionId, updateRequired }: Draft) => ({ versionId: versionId.trim(), updateRequired })}
      failed={translate('clientVersions.notSaved')}
    >
      <TextInput source="versionId" placeholder="2.18.0" validate={validateBy(NewScanClientVersion.shape.versionId)} />
      <CheckboxInput source="updateRequired" />
    </CreateDialog>
  );
};

/** Says whether a version has to be updated (ACLI-02..04). */
export const EditVersion = () => {
  const translate = useTranslate();
  return (
    <EditDialog<ScanClientVersion>
      list={ClientVersionList}
      title={({ id }) => translate('resources.scan/client-versions.page.edit', { id })}
      size="xs"
      transform={({ updateRequired }: ScanClientVersion) => ({ updateRequired })}
      failed={translate('clientVersions.notSaved')}
      changed={(theirs) => <ChangedMeanwhile version={theirs} />}
      saveAnyway="clientVersions.saveAnyway"
    >
      <CheckboxInput source="updateRequired" />
    </EditDialog>
  );
};
