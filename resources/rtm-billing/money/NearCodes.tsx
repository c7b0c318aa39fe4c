import { ListContextProvider, useTranslate } from 'react-admin';
import type { RtmForecast, RtmNearCode } from '../../../contract/rtm-forecast.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { ListPager } from '../../../src/components/ListPager.tsx';
import { RecordTable } from '../../../src/components/RecordTable.tsx';
import { Aside } from './moneyLook.ts';
import { PatientLink } from './PatientLink.tsx';
import type { MoneyPlace } from './useMoneyPlace.ts';
import { usePagedRows } from './usePagedRows.ts';

interface Props {
  forecast: RtmForecast;
  place: MoneyPlace;
  isFetching: boolean;
}

/** Patients who lack little to the next code: what, and by when. */
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
          { label: translate('money.forecast.by'), render: ({ by }) => dayText(by) },
        ]}
      />
      <ListPager />
    </ListContextProvider>
  );
};
