import { useNotify, useRefresh } from 'react-admin';
import { uploadOwnLogo } from '../../contract/organizations/organization.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { LogoUpload } from './logo/LogoUpload.tsx';

/** Uploads the logo of the reader's own organization by the rules of the vendor console (ORG-05, OPEN-111). */
export default function OwnLogo({ onDone }: { onDone: () => void }) {
  const call = useCaller();
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <LogoUpload
      upload={(file) => call(uploadOwnLogo, { file })}
      onUploaded={() => {
        notify('logo.uploaded', { type: 'success' });
        onDone();
        refresh();
      }}
      onCancel={onDone}
    />
  );
}
