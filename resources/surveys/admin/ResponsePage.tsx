import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, useNotify, useRedirect, useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import { isProblem } from '../../../contract/platform/error.ts';
import { reopenResponse, type UnprocessedResponse } from '../../../contract/surveys/admin-surveys.ts';
import { DateTimeText, ZoneNote } from '../../../src/ui/DateTimeText.tsx';
import { Facts } from '../../../src/ui/FactList.tsx';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useCaller } from '../../../src/ui/useCall.ts';
import { ResponseAnswers } from './ResponseAnswers.tsx';
import type { en, SurveyAdminKey } from './messages.en.ts';

const MatchDialog = lazy(() => import('./MatchDialog.tsx'));
const CloseDialog = lazy(() => import('./CloseDialog.tsx'));

/** Reopens a closed response; its page and the lists follow. */
function useReopen() {
  const call = useCaller();
  const notify = useNotify();
  const queries = useQueryClient();
  const [isReopening, setReopening] = useState(false);
  const reopen = async (id: number) => {
    setReopening(true);
    const answer = await call(reopenResponse, { params: { id } });
    setReopening(false);
    if (isProblem(answer)) notify(answer.message, { type: 'error' });
    else notify('proResponses.reopened', { type: 'success' });
    void queries.invalidateQueries({ queryKey: ['pros/responses'] });
  };
  return { reopen, isReopening };
}

const Details = ({ response }: { response: UnprocessedResponse }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const { reopen, isReopening } = useReopen();
  const [dialog, setDialog] = useState<'match' | 'close'>();
  const { id, form, userId, location, dateTime, reason, closed } = response;
  const label = (field: keyof (typeof en.resources)['pros/responses']['fields']) =>
    translate(`resources.pros/responses.fields.${field}` satisfies SurveyAdminKey);
  const leave = () => {
    setDialog(undefined);
    void queries.invalidateQueries({ queryKey: ['pros/responses'] });
    redirect('list', 'pros/responses');
  };
  const needsForm = reason === 'UNKNOWN_FORM';
  return (
    <>
      <PageHeading
        title={form.title || form.id}
        lead={
          <>
            <Link to="/admin/pros/responses/">{translate('proResponses.all' satisfies SurveyAdminKey)}</Link>
            {' · '}
            <ZoneNote />
          </>
        }
        actions={
          closed ? (
            <Button variant="contained" loading={isReopening} onClick={() => void reopen(id)}>
              {translate('proResponses.reopen' satisfies SurveyAdminKey)}
            </Button>
          ) : (
            <>
              <Button variant="outlined" onClick={() => setDialog('close')}>
                {translate('proResponses.close.action' satisfies SurveyAdminKey)}
              </Button>
              {needsForm ? (
                <Button variant="contained" component={Link} to="/admin/pros/forms/create">
                  {translate('proResponses.addForm' satisfies SurveyAdminKey)}
                </Button>
              ) : (
                <Button variant="contained" onClick={() => setDialog('match')}>
                  {translate('proResponses.match.action' satisfies SurveyAdminKey)}
                </Button>
              )}
            </>
          )
        }
      />
      <Stack gap={3}>
        <Paper variant="outlined" sx={{ p: 3 }}>
          <Facts
            facts={[
              [translate('proForms.formId' satisfies SurveyAdminKey), form.id],
              [label('userId'), userId ?? '-'],
              [label('location'), location ?? '-'],
              [label('dateTime'), <DateTimeText key="at" value={dateTime} seconds />],
              [label('reason'), translate(`proResponses.reasons.${reason}` satisfies SurveyAdminKey)],
              ...(closed
                ? [
                    [
                      translate(`proResponses.outcomes.${closed.outcome}` satisfies SurveyAdminKey),
                      closed.reason,
                    ] as const,
                  ]
                : []),
            ]}
          />
          {needsForm && !closed && (
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {translate('proResponses.needsForm' satisfies SurveyAdminKey)}
            </Typography>
          )}
        </Paper>
        <ResponseAnswers id={id} />
      </Stack>
      <Suspense>
        {dialog === 'match' && (
          <MatchDialog response={response} onClose={() => setDialog(undefined)} onMatched={leave} />
        )}
        {dialog === 'close' && (
          <CloseDialog
            id={id}
            onClose={() => setDialog(undefined)}
            onClosed={({ closed: done }) => {
              const undo = { label: 'proResponses.undo' satisfies SurveyAdminKey, run: () => void reopen(id) };
              notify(`proResponses.closed.${done!.outcome}` satisfies SurveyAdminKey, {
                type: 'success',
                ...({ action: undo } as object),
              });
              leave();
            }}
          />
        )}
      </Suspense>
    </>
  );
};

/** `/admin/pros/responses/:id`: one response that waits or was closed, its answers, and what can be done with it. */
export default function ResponsePage() {
  const translate = useTranslate();
  const { id } = useParams();
  const { data, error, refetch } = useGetOne<UnprocessedResponse>('pros/responses', { id: Number(id) });
  const status = (error as { status?: number } | null)?.status;
  if (status === 404 || status === 400)
    return (
      <>
        <PageHeading title={translate('resources.pros/responses.name', { smart_count: 2 })} />
        <EmptyState
          title={translate('proResponses.gone' satisfies SurveyAdminKey)}
          action={<Link to="/admin/pros/responses/">{translate('proResponses.all' satisfies SurveyAdminKey)}</Link>}
        />
      </>
    );
  if (error) return <ErrorView message={error.message} onRetry={() => void refetch()} />;
  return data ? <Details response={data} /> : <PageLoading />;
}
