import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { getUnprocessedAnswers } from '../../../contract/surveys/admin-surveys.ts';
import type { ResponseOf } from '../../../contract/platform/call.ts';
import { splitLead } from '../../../domain/surveys/question-texts.ts';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useCall } from '../../../src/ui/useCall.ts';
import type { SurveyAdminKey } from './messages.en.ts';

type Answer = ResponseOf<typeof getUnprocessedAnswers>['answers'][number]['answer'];

const List = styled('dl')({
  margin: 0,
  maxWidth: '72ch',
  '& dt': { color: 'var(--ink-muted)', overflowWrap: 'anywhere' },
  '& dd': { margin: '0 0 12px', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
});

/** What was answered, in the order of the form. Reading it is audited (APRO-01, OPEN-168). */
export const ResponseAnswers = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(getUnprocessedAnswers, { params: { id } });
  const { lead, texts } = splitLead(data?.answers.map(({ question }) => question) ?? []);
  const formatAnswer = (answer: Answer) => {
    if (answer === null) return translate('proResponses.answers.empty' satisfies SurveyAdminKey);
    if (typeof answer !== 'boolean') return String(answer);
    return translate(`proResponses.answers.${answer ? 'yes' : 'no'}` satisfies SurveyAdminKey);
  };
  return (
    <Paper component="section" variant="outlined" sx={{ p: 3 }} aria-labelledby="response-answers">
      <Typography variant="h2" id="response-answers" sx={{ mb: 2 }}>
        {translate('proResponses.answers.title' satisfies SurveyAdminKey)}
      </Typography>
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data?.answers.length === 0 && (
        <Typography color="textSecondary">{translate('proResponses.answers.none' satisfies SurveyAdminKey)}</Typography>
      )}
      {data && data.answers.length > 0 && (
        <>
          {lead && <Typography sx={{ mb: 1.5, maxWidth: '72ch' }}>{lead}</Typography>}
          <List>
            {data.answers.map(({ answer }, at) => [
              <dt key={`${at}-question`}>{texts[at]}</dt>,
              <dd key={at}>{formatAnswer(answer)}</dd>,
            ])}
          </List>
        </>
      )}
    </Paper>
  );
};
