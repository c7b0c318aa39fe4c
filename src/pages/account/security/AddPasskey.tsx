import { useState } from 'react';
import { isProblem } from '../../../../contract/problem.ts';
import { addPasskey, beginPasskey } from '../../../../contract/second-factor.ts';
import { useCaller } from '../../../../dataProvider/useCaller.ts';
import { makeKey } from '../../../session/proof/askKey.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface Props {
  hasPassword: boolean;
  /** The passkey is there, and recovery codes that came with it were saved. */
  onDone: () => void;
  onCancel: () => void;
}

/** Adds a passkey: password, name and the browser's own question, recovery codes with the first second factor. */
export const AddPasskey = ({ hasPassword, onDone, onCancel }: Props) => {
  const call = useCaller();
  const [question, setQuestion] = useState<Record<string, unknown>>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (question)
    return (
      <PasskeyForm
        onCancel={onCancel}
        onName={async (name) => {
          const answer = await makeKey(question);
          if (!answer) return 'nothing';
          const added = await call(addPasskey, { body: { name, answer } });
          if (isProblem(added)) return added;
          if (added.recoveryCodes.length) setCodes(added.recoveryCodes);
          else onDone();
        }}
      />
    );
  return (
    <PasswordForm
      hasPassword={hasPassword}
      onSubmit={async (body) => {
        const begun = await call(beginPasskey, { body });
        if (isProblem(begun)) return begun;
        setQuestion(begun.question);
      }}
      onCancel={onCancel}
    />
  );
};
