import { useNotify, useRefresh } from 'react-admin';
import { uploadOwnLogo } from '../../contract/organization.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { LogoUpload } from '../../src/components/logo/LogoUpload.tsx';

/** Gives the own organization a logo by the rules of the vendor console (ORG-05, OPEN-111). */
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
