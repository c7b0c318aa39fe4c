import { useTranslate } from 'react-admin';
import { EmbeddedPage } from '../../ui/EmbeddedPage.tsx';
import { EmptyState } from '../../ui/PageStates.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { configuration } from '../../ui/configuration.ts';

/** `/admin/insights` (SHELL-44): the configured insights page (OPEN-031). */
export default function Insights() {
  const translate = useTranslate();
  const address = configuration().links.insights;
  const title = translate('insights.title');
  return (
    <>
      <PageHeading title={title} />
      {address ? (
        <EmbeddedPage address={address} title={title} />
      ) : (
        <EmptyState title={translate('insights.none')} hint={translate('insights.noneHint')} />
      )}
    </>
  );
}
