import { TextInput } from 'react-admin';
import { NewScanClientVersion, type ScanClientVersion } from '../../../contract/client-versions/client-versions.ts';
import { CheckboxInput } from '../../../src/ui/forms/inputs.tsx';
import { CreateDialog, EditDialog } from '../../../src/ui/forms/RecordDialogs.tsx';
import { validateBy } from '../../../src/ui/formHelpers.ts';
import ClientVersionList from './ClientVersionList.tsx';

type Draft = Pick<ScanClientVersion, 'versionId' | 'updateRequired'>;

/** Adds a version (ACLI-05..07, OPEN-119, OPEN-120). */
export const AddVersion = () => (
  <CreateDialog
    list={ClientVersionList}
    size="xs"
    defaultValues={{ versionId: '', updateRequired: false }}
    transform={({ versionId, updateRequired }: Draft) => ({ versionId: versionId.trim(), updateRequired })}
  >
    <TextInput source="versionId" placeholder="2.18.0" validate={validateBy(NewScanClientVersion.shape.versionId)} />
    <CheckboxInput source="updateRequired" />
  </CreateDialog>
);

/** Edits whether a version requires an update (ACLI-02..04). */
export const EditVersion = () => (
  <EditDialog<ScanClientVersion>
    list={ClientVersionList}
    size="xs"
    transform={({ updateRequired }) => ({ updateRequired })}
  >
    <CheckboxInput source="updateRequired" />
  </EditDialog>
);
