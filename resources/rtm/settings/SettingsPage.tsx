import { useTranslate } from 'react-admin';
import { getRtmSettings } from '../../../contract/rtm/settings.ts';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { rtmCycleMessages } from '../shared/messages.en.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { rtmSettingsMessages } from './messages.en.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** Loaded with this page. @public */
export const texts = { en: { ...rtmCycleMessages, ...rtmSettingsMessages } };

/** `/rtm-billing/settings/`: settings on which sources or payers differ, billing provider, and charges. */
export default function SettingsPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(getRtmSettings);
  return (
    <>
      <PageHeading title={translate('rtmSettings.title')} lead={translate('rtmSettings.lead')} />
      {data && <SettingsForm settings={data} />}
      {!data && !error && <PageLoading />}
      {!data && error && <ErrorView message={translate('rtmSettings.failed')} onRetry={() => void refetch()} />}
    </>
  );
}
