import { lazy, Suspense, useEffect, useState } from 'react';
import { setProofRequester } from '../../../../dataProvider/listeners.ts';
import { addMessages } from '../../../ui/i18n/loadedMessages.ts';

const ProofDialog = lazy(async () => {
  const dialog = await import('./ProofDialog.tsx');
  addMessages(dialog.texts);
  return dialog;
});

/**
 * Shows a dialog that asks users to prove their identity when a call requires it. The page below stays as it is and
 * continues afterwards. Concurrent calls wait for the same dialog.
 */
export const ProofHost = () => {
  const [answer, setAnswer] = useState<(isProved: boolean) => void>();
  useEffect(() => {
    let pending: Promise<boolean> | undefined;
    setProofRequester(() => {
      pending ??= new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(() => {
        pending = undefined;
        setAnswer(undefined);
      });
      return pending;
    });
    return () => setProofRequester(async () => false);
  }, []);
  return (
    answer && (
      <Suspense fallback={null}>
        <ProofDialog onAnswer={answer} />
      </Suspense>
    )
  );
};
