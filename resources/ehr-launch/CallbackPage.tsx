import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { CALLBACK_PAGE, finishEhrLaunch, type LaunchResult } from '../../contract/ehr-launch/launches.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { LaunchChoice } from './LaunchChoice.tsx';
import { LaunchState } from './LaunchState.tsx';
import { launchTexts } from './messages.en.ts';
import { useOnce } from './useOnce.ts';

/** Loaded with this page. @public */
export const texts = { en: launchTexts };

/** `/ehr/callback/…`: where the EHR sends the browser back to. Opens the record of the patient, or asks who it is. */
export default function CallbackPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const call = useCaller();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  // The code is taken out of the address, which stays in the history of the browser.
  const [{ page, state, code }] = useState(() => ({
    page: pathname,
    state: search.get('state'),
    code: search.get('code'),
  }));
  const [result, setResult] = useState<LaunchResult>();
  const finish = async (launch: string) => {
    void navigate(CALLBACK_PAGE, { replace: true });
    return call(finishEhrLaunch, { body: { page, state: launch, code } });
  };
  const show = (found: LaunchResult) => {
    const [only, ...others] = found.candidates;
    const isKnown = found.match === 'CONFIRMED' || found.match === 'IDENTIFIER';
    if (only && isKnown && others.length === 0) void navigate(`/patients/${only.id}`, { replace: true });
    else setResult(found);
  };
  const problem = useOnce(state ? () => finish(state) : null, show);
  if (result) return <LaunchChoice result={result} />;
  return <LaunchState doing={translate('ehrLaunch.reading')} isLaunch={!!state} problem={problem} />;
}
