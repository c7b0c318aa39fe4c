import { useTranslate } from 'react-admin';
import { getRtmSettings } from '../../../contract/rtm-settings.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageHeading } from '../../../src/components/PageHeading.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { recordPartsMessages } from '../../../src/components/record-parts/messages.en.ts';
import { rtmCycleMessages } from '../../../src/components/rtm/messages.en.ts';
import { useCall } from '../../../src/components/useCall.ts';
import { rtmSettingsMessages } from './messages.en.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** What this page says, there once it is opened. @public */
export const texts = { en: { ...rtmCycleMessages, ...recordPartsMessages, ...rtmSettingsMessages } };

/** `/rtm-billing/settings/`: how the organization bills where sources or payers differ, who bills, and for how much. */
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
