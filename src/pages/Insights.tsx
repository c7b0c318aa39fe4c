import { useTranslate } from 'react-admin';
import { EmbeddedPage } from '../components/EmbeddedPage.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { configuration } from '../configuration.ts';

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
