import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { startEhrLaunch } from '../../contract/ehr-launch/launches.ts';
import { page } from '../../src/ui/navigation/reload.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { EhrChoice } from './EhrChoice.tsx';
import { LaunchState } from './LaunchState.tsx';
import { launchTexts } from './messages.en.ts';
import { useOnce } from './useOnce.ts';

/** Loaded with this page. @public */
export const texts = { en: launchTexts };

/** Goes on to the EHR. */
const Launch = ({ iss, launch }: { iss: string; launch: string | null }) => {
  const translate = useTranslate();
  const call = useCaller();
  const problem = useOnce(
    () => call(startEhrLaunch, { body: { iss, launch } }),
    ({ url }) => page.leaveFor(url),
  );
  return <LaunchState doing={translate('ehrLaunch.connecting')} isLaunch problem={problem} />;
};

/**
 * `/ehr/launch/`: where an EHR opens the portal; who is not signed in comes here after that. Without the name of a launch the
 * portal begins, with the EHR that is named or chosen.
 */
export default function LaunchPage() {
  const [search] = useSearchParams();
  const iss = search.get('iss');
  const launch = search.get('launch');
  return iss ? <Launch key={iss} iss={iss} launch={launch || null} /> : <EhrChoice />;
}
