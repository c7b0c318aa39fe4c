import { useTranslate } from 'react-admin';
import { useFailureToast } from '../components/useFailureToast.ts';

/** What is said where it is unknown by what sessions are judged, as a toast as well (ERR-23). */
export function useAnalysisFailure(error: { message: string } | null): string | undefined {
  const translate = useTranslate();
  return useFailureToast(error, (message) => translate('analysis.loadFailed', { message }));
}
