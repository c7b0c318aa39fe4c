import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DialogButtons } from '../../../src/components/DialogButtons.tsx';

/** The end of a dialog whose input goes into the list that is edited, and says that nothing is sent yet (MODS-18). */
export const DraftButtons = ({ disabled, onCancel }: { disabled?: boolean; onCancel: () => void }) => {
  const translate = useTranslate();
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {translate('scanModules.form.local')}
      </Typography>
      <DialogButtons
        cancel={translate('scanModules.cancel')}
        submit={translate('scanModules.save')}
        busy={false}
        disabled={disabled}
        onCancel={onCancel}
      />
    </div>
  );
};
