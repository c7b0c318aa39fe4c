import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { listTemplateHistory } from '../../contract/program-history.ts';
import { DEFAULT_TIMEZONE } from '../../contract/limits.ts';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { ProgramTimeline } from '../../src/components/programs/history/ProgramTimeline.tsx';
import { ShowOlder } from '../../src/components/record-parts/ShowOlder.tsx';
import { useGrowingList } from '../../src/components/record-parts/useGrowingList.ts';

/** Every version of a template that is kept: who saved it, when, and what changed. */
export const TemplateHistory = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const zone = useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE;
  const { data, error, refetch, showOlder } = useGrowingList(listTemplateHistory, { id });
  return (
    <section aria-labelledby="template-history" style={{ maxWidth: 760, marginTop: 32 }}>
      <Typography id="template-history" variant="h2" sx={{ mb: 2 }}>
        {translate('templates.history')}
      </Typography>
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data && (
        <>
          <ProgramTimeline versions={data.items} kind="template" zone={zone} list={list} />
          <ShowOlder list={list} shown={data.items.length} total={data.totalItems} onShow={showOlder} />
        </>
      )}
    </section>
  );
};
