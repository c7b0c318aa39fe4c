import { useTranslate } from 'react-admin';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { rtmForecast } from '../../../contract/rtm-forecast.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { useCall } from '../../../src/components/useCall.ts';
import { ForecastCodes } from './ForecastCodes.tsx';
import { ForecastSums } from './ForecastSums.tsx';
import { MissingCharges } from './MissingCharges.tsx';
import { Section } from './moneyLook.ts';
import { NearCodes } from './NearCodes.tsx';
import type { MoneyPlace } from './useMoneyPlace.ts';

/** What the month will bring and how sure it is, and who is close to the next code. */
export const ForecastPart = ({ place }: { place: MoneyPlace }) => {
  const translate = useTranslate();
  const { yearMonth, page } = place;
  const { data, error, isFetching, refetch } = useCall(
    rtmForecast,
    { query: { yearMonth, page, limit: PAGE_SIZE } },
    { keepPrevious: true },
  );
  if (!data && error) return <ErrorView message={translate('money.failed')} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const isValued = data.codes.some(({ standings }) => standings.READY.cents !== null);
  return (
    <>
      <Section aria-label={translate('money.forecast.sums')}>
        <ForecastSums total={data.total} isValued={isValued} />
        {data.codes.length > 0 && !isValued && <MissingCharges />}
      </Section>
      <Section>
        <h2>{translate('money.forecast.byCode')}</h2>
        <p>{translate('money.forecast.limits')}</p>
        <ForecastCodes codes={data.codes} isFetching={isFetching} />
      </Section>
      <Section>
        <h2>{translate('money.forecast.near')}</h2>
        <p>{translate('money.forecast.nearLead')}</p>
        <NearCodes forecast={data} place={place} isFetching={isFetching} />
      </Section>
    </>
  );
};
