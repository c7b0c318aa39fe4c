import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { isProblem } from '../../../../contract/platform/error.ts';
import { howToConfirm, type ConfirmMethod } from '../../../../contract/identity/second-factor.ts';
import { useCaller } from '../../../../dataProvider/useCaller.ts';
import { DialogButtons } from '../../../ui/FormDialog.tsx';
import { PageLoading } from '../../../ui/PageStates.tsx';
import { signOutAndReload } from '../signOut.ts';
import { ProofEntry } from './ProofEntry.tsx';

interface Props {
  onProved: () => void;
  cancel: string;
  onCancel: () => void;
}

/** Proves the user's identity by a second factor, by the password if there is none, or by signing in again. */
export const ProofForm = (props: Props) => {
  const call = useCaller();
  const { cancel, onCancel } = props;
  const translate = useTranslate();
  const [methods, setMethods] = useState<readonly ConfirmMethod[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let left = false;
    void call(howToConfirm).then((answer) => {
      if (left) return;
      if (isProblem(answer)) setFailure(answer.message);
      else setMethods(answer.methods);
    });
    return () => {
      left = true;
    };
  }, [call]);
  if (!methods && !failure) return <PageLoading />;
  if (methods?.length) return <ProofEntry methods={methods} {...props} />;
  return (
    <>
      <Alert severity={failure ? 'error' : 'info'}>{failure ?? translate('proof.none')}</Alert>
      <DialogButtons
        cancel={cancel}
        submit={translate('proof.signInAgain')}
        busy={false}
        onCancel={onCancel}
        onSubmit={() => void signOutAndReload()}
      />
    </>
  );
};
