import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { startEhrLaunch } from '../../contract/ehr-launch/launches.ts';
import { page } from '../../src/ui/navigation/reload.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { LaunchState } from './LaunchState.tsx';
import { launchTexts } from './messages.en.ts';
import { useOnce } from './useOnce.ts';

/** Loaded with this page. @public */
export const texts = { en: launchTexts };

/** `/ehr/launch/`: where an EHR opens the portal. Who is not signed in comes here after that. Goes on to the EHR. */
export default function LaunchPage() {
  const translate = useTranslate();
  const call = useCaller();
  const [search] = useSearchParams();
  const iss = search.get('iss');
  const launch = search.get('launch');
  const problem = useOnce(iss && launch ? () => call(startEhrLaunch, { body: { iss, launch } }) : null, ({ url }) =>
    page.leaveFor(url),
  );
  return <LaunchState doing={translate('ehrLaunch.connecting')} isLaunch={!!iss && !!launch} problem={problem} />;
}
