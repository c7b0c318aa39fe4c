import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { uploadOrganizationLogo } from '../../contract/admin-organizations.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { FormDialog } from '../../src/components/FormDialog.tsx';
import { LogoUpload } from '../../src/components/logo/LogoUpload.tsx';
import { page } from '../../src/navigation/reload.ts';
import { toastAfterReload } from '../../src/toasts/toasts.ts';

interface Props {
  organization: { id: number; name: string };
  lead?: ReactNode;
  /** Loads the page anew (AORG-09). */
  onUploaded?: () => void;
  onClose: () => void;
}

/** Gives an organization a logo, or another one (AORG-01, AORG-08). */
export default function LogoDialog({ organization, lead, onUploaded = page.reload, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const { id, name } = organization;
  return (
    <FormDialog title={translate('logo.title', { name })} size={lead ? 'md' : 'sm'} holdsDraft onClose={onClose}>
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
