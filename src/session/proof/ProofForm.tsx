import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { isProblem } from '../../../contract/problem.ts';
import { howToConfirm, type ConfirmMethod } from '../../../contract/second-factor.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { DialogButtons } from '../../components/DialogButtons.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import { leave } from '../leave.ts';
import { ProofEntry } from './ProofEntry.tsx';

interface Props {
  onProved: () => void;
  /** What the way out is called. */
  cancel: string;
  onCancel: () => void;
}

/** Takes a proof of who is there: by a second factor, by the password where there is none, or by signing in again. */
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
        onSubmit={() => void leave()}
      />
    </>
  );
};
