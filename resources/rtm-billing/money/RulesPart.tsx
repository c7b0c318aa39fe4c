import { useTranslate } from 'react-admin';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { rtmWhatIf } from '../../../contract/rtm-forecast.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { useCall } from '../../../src/components/useCall.ts';
import { MissingCharges } from './MissingCharges.tsx';
import { Section } from './moneyLook.ts';
import { RuleCodes } from './RuleCodes.tsx';
import { RuleEffects } from './RuleEffects.tsx';
import type { MoneyPlace } from './useMoneyPlace.ts';

const limits = ['open', 'setUp', 'charges', 'behavior'];

/** The month by last year's rules and by this year's, who gains or loses, and what such a comparison cannot know. */
export const RulesPart = ({ place }: { place: MoneyPlace }) => {
  const translate = useTranslate();
  const { yearMonth, page } = place;
  const { data, error, isFetching, refetch } = useCall(
    rtmWhatIf,
    { query: { yearMonth, page, limit: PAGE_SIZE } },
    { keepPrevious: true },
  );
  if (!data && error) return <ErrorView message={translate('money.failed')} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  return (
    <>
      <Section>
        <h2>{translate('money.rules.byCode')}</h2>
        <p>{translate('money.rules.lead')}</p>
        <RuleCodes comparison={data} isFetching={isFetching} />
        {data.codes.length > 0 && data.total.later.cents === null && <MissingCharges />}
      </Section>
      <Section>
        <h2>{translate('money.rules.patients')}</h2>
        <RuleEffects comparison={data} place={place} isFetching={isFetching} />
      </Section>
      <Section>
        <h2>{translate('money.rules.unknown')}</h2>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{translate(`money.rules.limits.${limit}`)}</li>
          ))}
        </ul>
      </Section>
    </>
  );
};
