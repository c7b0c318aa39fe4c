import { useTranslate } from 'react-admin';
import { useFailureToast } from '../../../src/ui/useFailureToast.ts';

/** Error text while the criteria cannot be loaded, also shown as a toast (ERR-23). */
export function useAnalysisFailure(error: { message: string } | null): string | undefined {
  const translate = useTranslate();
  return useFailureToast(error, (message) => translate('analysis.loadFailed', { message }));
}
