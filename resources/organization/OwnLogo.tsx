import { useRefresh, useTranslate } from 'react-admin';
import { uploadOwnLogo } from '../../contract/organization.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { LogoUpload } from '../../src/components/logo/LogoUpload.tsx';
import { toast } from '../../src/toasts/toasts.ts';

/** Gives the own organization a logo by the rules of the vendor console (ORG-05, OPEN-111). */
export default function OwnLogo({ onDone }: { onDone: () => void }) {
  const call = useCaller();
  const translate = useTranslate();
  const refresh = useRefresh();
  return (
    <LogoUpload
      upload={(file) => call(uploadOwnLogo, { file })}
      onUploaded={() => {
        toast('success', translate('logo.uploaded'));
        onDone();
        refresh();
      }}
      onCancel={onDone}
    />
  );
}
