import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useState } from 'react';
import { requireSecondFactor, type Organization } from '../../contract/organizations/organization.ts';
import { isProblem } from '../../contract/platform/error.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { DialogButtons, FormDialog } from '../../src/ui/FormDialog.tsx';

interface Props {
  organization: Organization;
  manages: boolean;
}

/** Shows whether the organization requires two-step verification; admins can change it. */
export const TwoStepRule = ({ organization: { requiresSecondFactor: isRequired }, manages }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = translate(isRequired ? 'factorRule.stop' : 'factorRule.require');

  const close = () => {
    setAsking(false);
    setFailure(undefined);
  };
  const submit = async () => {
    setBusy(true);
    const answer = await call(requireSecondFactor, { body: { isRequired: !isRequired } });
    setBusy(false);
    if (isProblem(answer)) return setFailure(answer.fields?.isRequired ?? answer.message);
    notify(isRequired ? 'factorRule.stopped' : 'factorRule.required', { type: 'success' });
    close();
    refresh();
  };

  return (
    <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: 3, marginTop: 2 }}>
      <div style={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography component="h2" variant="subtitle1">
          {translate('factorRule.title')}
        </Typography>
        <Typography color="textSecondary">{translate(isRequired ? 'factorRule.is' : 'factorRule.isNot')}</Typography>
      </div>
      {manages && (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {change}
        </Button>
      )}
      {asking && (
        <FormDialog title={change} size="xs" onClose={close}>
          <DialogContent>
            {failure && <Alert severity="error">{failure}</Alert>}
            <Typography>{translate(isRequired ? 'factorRule.stopHint' : 'factorRule.requireHint')}</Typography>
            <DialogButtons
              cancel={translate('organization.cancel')}
              submit={change}
              busy={busy}
              onCancel={close}
              onSubmit={() => void submit()}
            />
          </DialogContent>
        </FormDialog>
      )}
    </Card>
  );
};
