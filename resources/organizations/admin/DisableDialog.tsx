import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { getDisablingReach } from '../../../contract/organizations/admin-organizations.ts';
import { DialogButtons } from '../../../src/ui/FormDialog.tsx';
import { useCall } from '../../../src/ui/useCall.ts';

interface Props {
  organization: { id: number; name: string };
  onCancel: () => void;
  onDisable: () => void;
}

/**
 * Shows how many users and patients disabling affects. If the counts cannot be loaded, an urgent disabling is still
 * possible.
 */
const AffectedCounts = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const { data, error } = useCall(getDisablingReach, { params: { id } });
  if (error) return <Typography color="error">{translate('disabling.unknown')}</Typography>;
  if (!data) return <Typography color="textSecondary">{translate('disabling.counting')}</Typography>;
  return (
    <ul>
      <li>{translate('disabling.patients', { smart_count: data.patients })}</li>
      <li>{translate('disabling.users', { smart_count: data.users })}</li>
    </ul>
  );
};

const focus = (input: HTMLInputElement | null) => input?.focus();

/** Confirms by typing the organization's name, because its patients stay discharged (AORG-14, AORG-15). */
export default function DisableDialog({ organization: { id, name }, onCancel, onDisable }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const isNamed = typed.trim() === name.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isNamed) onDisable();
      }}
    >
      <Typography>{translate('organizations.disable.warning')}</Typography>
      <AffectedCounts id={id} />
      <Typography sx={{ mb: 2 }}>{translate('disabling.forGood')}</Typography>
      <TextField
        fullWidth
        inputRef={focus}
        label={translate('disabling.name')}
        helperText={translate('disabling.type', { name })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
      />
      <DialogButtons
        cancel={translate('ra.action.cancel')}
        submit={translate('organizations.disable.action')}
        tone="error"
        busy={false}
        disabled={!isNamed}
        onCancel={onCancel}
      />
    </form>
  );
}
