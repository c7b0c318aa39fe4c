import { useTranslate } from 'react-admin';
import { uploadOrganizationLogo } from '../../contract/admin-organizations.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { LogoUpload } from '../../src/components/logo/LogoUpload.tsx';
import { page } from '../../src/navigation/reload.ts';
import { toastAfterReload } from '../../src/toasts/toasts.ts';

/** Uploads the logo of an organization; then the page loads anew (AORG-09). */
export const OrganizationLogo = ({ organizationId, onCancel }: { organizationId: number; onCancel: () => void }) => {
  const call = useCaller();
  const translate = useTranslate();
  return (
    <LogoUpload
      upload={(file) => call(uploadOrganizationLogo, { params: { id: organizationId }, file })}
      onUploaded={() => {
        toastAfterReload('success', translate('logo.uploaded'));
        page.reload();
      }}
      onCancel={onCancel}
    />
  );
};
