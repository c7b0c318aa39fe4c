import { lazy, Suspense, useEffect, useState } from 'react';
import { proveBy } from '../../../dataProvider/listeners.ts';
import { addPageTexts } from '../../i18n/pageTexts.ts';

const ProofDialog = lazy(async () => {
  const dialog = await import('./ProofDialog.tsx');
  addPageTexts(dialog.texts);
  return dialog;
});

/**
 * Asks whoever is at the screen to prove that it is them, when a call needs it: in a dialog above what they are doing, which
 * stays as it is and goes on with the answer. Calls that need it at the same time wait for one dialog.
 */
export const ProofDesk = () => {
  const [answer, setAnswer] = useState<(isProved: boolean) => void>();
  useEffect(() => {
    let asked: Promise<boolean> | undefined;
    proveBy(() => {
      asked ??= new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(() => {
        asked = undefined;
        setAnswer(undefined);
      });
      return asked;
    });
    return () => proveBy(async () => false);
  }, []);
  return (
    answer && (
      <Suspense fallback={null}>
        <ProofDialog onAnswer={answer} />
      </Suspense>
    )
  );
};
