import { ListContextProvider, useTranslate } from 'react-admin';
import { forecastStandings, type RtmForecast } from '../../../contract/rtm-forecast.ts';
import { RecordTable } from '../../../src/components/RecordTable.tsx';
import { Amount } from './Amount.tsx';
import { CodeName } from './CodeName.tsx';
import { Aside } from './moneyLook.ts';
import { usePagedRows } from './usePagedRows.ts';

type Code = RtmForecast['codes'][number];

/** Each code of the month with its units by how sure they are. */
export const ForecastCodes = ({ codes, isFetching }: { codes: readonly Code[]; isFetching: boolean }) => {
  const translate = useTranslate();
  const list = usePagedRows({
    rows: codes.map((code) => ({ ...code, id: code.code })),
    total: codes.length,
    perPage: codes.length,
    page: 1,
    setPage: () => undefined,
    isFetching,
  });
  const asideOf = (standing: string, { couldRise, beyondReach }: Code) => {
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
          { label: translate('money.code'), render: ({ code }) => <CodeName code={code} /> },
          ...forecastStandings.map((standing) => ({
            label: translate(`money.forecast.standing.${standing}`),
            render: (code: Code) => (
              <span>
                <Amount {...code.standings[standing]} />
                <Aside>{asideOf(standing, code)}</Aside>
              </span>
            ),
          })),
        ]}
      />
    </ListContextProvider>
  );
};
