import { useTranslate, ListContextProvider } from 'react-admin';
import { PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { rtmForecast, forecastStandings, type RtmForecast } from '../../../contract/rtm/forecast.ts';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useCall } from '../../../src/ui/useCall.ts';
import { Amount, Aside, CodeName, MissingCharges, Section, Sums } from './MoneyParts.tsx';
import { NearCodes } from './NearCodes.tsx';
import { usePagedRows, type MoneySearchParams } from './useMoneySearchParams.ts';
import { RecordTable } from '../../../src/ui/RecordTable.tsx';
import { formatMoney } from '../../../src/ui/i18n/format.ts';

type Code = RtmForecast['codes'][number];

/** Units of each code by certainty. */
const ForecastCodes = ({ forecast, isFetching }: { forecast: RtmForecast; isFetching: boolean }) => {
  const { yearMonth, codes } = forecast;
  const translate = useTranslate();
  const list = usePagedRows({
    rows: codes.map((code) => ({ ...code, id: code.code })),
    total: codes.length,
    perPage: codes.length,
    page: 1,
    setPage: () => undefined,
    isFetching,
  });
  const getAside = (standing: string, { couldRise, beyondReach }: Code) => {
    if (standing === 'REACHED' && couldRise > 0) return translate('money.forecast.couldRise', { count: couldRise });
    if (standing === 'BEHIND' && beyondReach > 0)
      return translate('money.forecast.beyondReach', { count: beyondReach });
    return null;
  };
  return (
    <ListContextProvider value={list}>
      <RecordTable<Code & { id: string }>
        name={translate('money.forecast.byCode')}
        empty={translate('money.forecast.empty')}
        columns={[
          { label: translate('money.code'), render: ({ code }) => <CodeName code={code} yearMonth={yearMonth} /> },
          ...forecastStandings.map((standing) => ({
            label: translate(`money.forecast.standing.${standing}`),
            render: (code: Code) => (
              <span>
                <Amount {...code.standings[standing]} />
                <Aside>{getAside(standing, code)}</Aside>
              </span>
            ),
          })),
        ]}
      />
    </ListContextProvider>
  );
};

interface ForecastSumsProps {
  total: RtmForecast['total'];
  isValued: boolean;
}

/** Units of the month by certainty, expected ones first. */
const ForecastSums = ({ total, isValued }: ForecastSumsProps) => {
  const translate = useTranslate();
  const likely = forecastStandings.filter((standing) => standing !== 'BEHIND').map((standing) => total[standing]);
  const expected = {
    units: likely.reduce((sum, { units }) => sum + units, 0),
    cents: likely.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
  };
  const tile = (name: string, hint: string, { units, cents }: { units: number; cents: number | null }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{translate('money.units', { smart_count: units })}</dd>
      <dd>
        {isValued && formatMoney(cents ?? 0)}
        <small>{hint}</small>
      </dd>
    </div>
  );
  return (
    <Sums>
      {tile(translate('money.forecast.expected'), translate('money.forecast.expectedHint'), expected)}
      {forecastStandings.map((standing) =>
        tile(
          translate(`money.forecast.standing.${standing}`),
          translate(`money.forecast.means.${standing}`),
          total[standing],
        ),
      )}
    </Sums>
  );
};

/** Forecast of the month by certainty, and patients close to the next code. */
export const ForecastPart = ({ place }: { place: MoneySearchParams }) => {
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
        <ForecastCodes forecast={data} isFetching={isFetching} />
      </Section>
      <Section>
        <h2>{translate('money.forecast.near')}</h2>
        <p>{translate('money.forecast.nearLead')}</p>
        <NearCodes forecast={data} place={place} isFetching={isFetching} />
      </Section>
    </>
  );
};
