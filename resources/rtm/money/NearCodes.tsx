import { ListContextProvider, useTranslate } from 'react-admin';
import type { RtmForecast, RtmNearCode } from '../../../contract/rtm/forecast.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { ListPager } from '../../../src/ui/ListControls.tsx';
import { RecordTable } from '../../../src/ui/RecordTable.tsx';
import { Aside, PatientLink } from './MoneyParts.tsx';
import { usePagedRows, type MoneySearchParams } from './useMoneySearchParams.ts';

interface Props {
  forecast: RtmForecast;
  place: MoneySearchParams;
  isFetching: boolean;
}

/** Patients close to the next code: what is missing, and by when. */
export const NearCodes = ({ forecast: { items, totalItems, itemsForPage }, place, isFetching }: Props) => {
  const translate = useTranslate();
  const list = usePagedRows({
    rows: items,
    total: totalItems,
    perPage: itemsForPage,
    page: place.page,
    setPage: (page) => place.choose({ page }),
    isFetching,
  });
  const missing = ({ days, minutes, contacts }: RtmNearCode) =>
    [
      days > 0 && translate('money.forecast.days', { smart_count: days }),
      minutes > 0 && translate('money.forecast.minutes', { smart_count: minutes }),
      contacts > 0 && translate('money.forecast.contacts', { smart_count: contacts }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <ListContextProvider value={list}>
      <RecordTable<RtmNearCode>
        name={translate('money.forecast.near')}
        empty={translate('money.forecast.nearNone')}
        columns={[
          {
            label: translate('money.patient'),
            render: ({ patientRecord }) => <PatientLink of={patientRecord} />,
          },
          {
            label: translate('money.forecast.next'),
            render: ({ next, reached }) => (
              <span>
                <strong>{next}</strong>
                {reached && <Aside>{translate('money.forecast.reached', { code: reached })}</Aside>}
              </span>
            ),
          },
          { label: translate('money.forecast.missing'), render: missing },
          { label: translate('money.forecast.by'), render: ({ by }) => formatDate(by) },
        ]}
      />
      <ListPager />
    </ListContextProvider>
  );
};
