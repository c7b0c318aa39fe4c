import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../src/components/FormDialog.tsx';
import { page } from '../../src/navigation/reload.ts';
import { OrganizationLogo } from './OrganizationLogo.tsx';

interface Props {
  organization: { id: number; name: string };
  onClose: () => void;
}

/** Gives an organization a logo later, or another one (AORG-01). */
export default function LogoDialog({ organization: { id, name }, onClose }: Props) {
  const translate = useTranslate();
  return (
    <FormDialog title={translate('logo.title', { name })} holdsDraft onClose={onClose}>
      <DialogContent>
        <OrganizationLogo organizationId={id} onUploaded={page.reload} onCancel={onClose} />
      </DialogContent>
    </FormDialog>
  );
}
