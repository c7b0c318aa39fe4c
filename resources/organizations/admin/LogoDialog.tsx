import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { uploadOrganizationLogo } from '../../../contract/organizations/admin-organizations.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { LogoUpload } from '../logo/LogoUpload.tsx';
import { page } from '../../../src/ui/navigation/reload.ts';
import { toastAfterReload } from '../../../src/ui/toasts/toasts.ts';

interface Props {
  organization: { id: number; name: string };
  lead?: ReactNode;
  /** Reloads the page by default (AORG-09). */
  onUploaded?: () => void;
  onClose: () => void;
}

/** Adds or replaces the logo of an organization (AORG-01, AORG-08). */
export default function LogoDialog({ organization, lead, onUploaded = page.reload, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const { id, name } = organization;
  return (
    <FormDialog
      title={translate('logo.title', { name })}
      size={lead ? 'md' : 'sm'}
      holdsDraft
      asks={false}
      onClose={onClose}
    >
      <DialogContent>
        {lead}
        <LogoUpload
          upload={(file) => call(uploadOrganizationLogo, { params: { id }, file })}
          onUploaded={() => {
            toastAfterReload('success', translate('logo.uploaded'));
            onUploaded();
          }}
          onCancel={onClose}
        />
      </DialogContent>
    </FormDialog>
  );
}
