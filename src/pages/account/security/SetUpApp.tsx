import { useState } from 'react';
import { isProblem } from '../../../../contract/problem.ts';
import { beginApp } from '../../../../contract/second-factor.ts';
import { useCaller } from '../../../../dataProvider/useCaller.ts';
import { AppCodeForm } from './AppCodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface Props {
  hasPassword: boolean;
  /** The app is set up, and its recovery codes were saved. */
  onDone: () => void;
  onCancel: () => void;
}

/** Sets an authenticator app up: password, key and code, recovery codes. */
export const SetUpApp = ({ hasPassword, onDone, onCancel }: Props) => {
  const call = useCaller();
  const [key, setKey] = useState<{ uri: string; secret: string }>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (key)
    return (
      <AppCodeForm
        {...key}
        onEnabled={(recoveryCodes) => (recoveryCodes.length ? setCodes(recoveryCodes) : onDone())}
        onCancel={onCancel}
      />
    );
  return (
    <PasswordForm
      hasPassword={hasPassword}
      onSubmit={async (body) => {
        const begun = await call(beginApp, { body });
        if (isProblem(begun)) return begun;
        setKey(begun);
      }}
      onCancel={onCancel}
    />
  );
};
