import { useTranslate } from 'react-admin';
import { uploadOrganizationLogo } from '../../contract/admin-organizations.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { LogoUpload } from '../../src/components/logo/LogoUpload.tsx';
import { toastAfterReload } from '../../src/toasts/toasts.ts';

interface Props {
  organizationId: number;
  /** Loads the page anew (AORG-09). */
  onUploaded: () => void;
  onCancel: () => void;
}

/** Uploads the logo of an organization. */
export const OrganizationLogo = ({ organizationId, onUploaded, onCancel }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  return (
    <LogoUpload
      upload={(file) => call(uploadOrganizationLogo, { params: { id: organizationId }, file })}
      onUploaded={() => {
        toastAfterReload('success', translate('logo.uploaded'));
        onUploaded();
      }}
      onCancel={onCancel}
    />
  );
};
