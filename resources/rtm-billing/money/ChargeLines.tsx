import { ListContextProvider, useTranslate } from 'react-admin';
import type { RtmCharges, RtmChargeLine } from '../../../contract/rtm-charges.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { fullName } from '../../../domain/patient.ts';
import { ListPager } from '../../../src/components/ListPager.tsx';
import { RecordTable } from '../../../src/components/RecordTable.tsx';
import { StatusChip } from '../../../src/components/StatusChip.tsx';
import { moneyText } from '../../../src/i18n/moneyText.ts';
import { Aside } from './moneyLook.ts';
import { PatientLink } from './PatientLink.tsx';
import type { MoneyPlace } from './useMoneyPlace.ts';
import { usePagedRows } from './usePagedRows.ts';

interface Props {
  charges: RtmCharges;
  place: MoneyPlace;
  isFetching: boolean;
}

/** Every line that the files hold, with what its claim needs beyond what every claim does. */
export const ChargeLines = ({ charges: { items, total, itemsForPage }, place, isFetching }: Props) => {
  const translate = useTranslate();
  const list = usePagedRows({
    rows: items,
    total,
    perPage: itemsForPage,
    page: place.page,
    setPage: (page) => place.choose({ page }),
    isFetching,
  });
  const biller = ({ practitioner }: RtmChargeLine) =>
    practitioner ? (
      <span>
        {fullName(practitioner)}
        <Aside>{translate(`money.charges.${practitioner.attested ? 'confirmed' : 'primary'}`)}</Aside>
      </span>
    ) : (
      translate('money.charges.nobody')
    );
  return (
    <ListContextProvider value={list}>
      <RecordTable<RtmChargeLine>
        name={translate('money.charges.table')}
        empty={translate('money.charges.empty')}
        columns={[
          { label: translate('money.patient'), render: ({ patientRecord }) => <PatientLink of={patientRecord} /> },
          {
            label: translate('money.code'),
            render: ({ code, modifiers, units, flags }) => (
              <span>
                <strong>{[code, ...modifiers].join(' ')}</strong>
                <Aside>{translate('money.units', { smart_count: units })}</Aside>
                {flags.map((flag) => (
                  <StatusChip key={flag} tone="warning" label={translate(`rtmCycle.flag.${flag}`)} />
                ))}
              </span>
            ),
          },
          {
            label: translate('money.charges.service'),
            render: ({ serviceDate, startDate, endDate }) => (
              <span>
                {dayText(serviceDate)}
                <Aside>{translate('money.charges.period', { start: dayText(startDate), end: dayText(endDate) })}</Aside>
              </span>
            ),
          },
          { label: translate('money.charges.practitioner'), render: biller },
          {
            label: translate('money.charges.charge'),
            render: ({ cents }) => (cents === null ? translate('money.noCharge') : moneyText(cents)),
          },
          {
            label: translate('money.charges.needed'),
            render: ({ gaps }) => gaps.map((gap) => translate(`money.charges.short.${gap}`)).join(', ') || '–',
          },
        ]}
      />
      <ListPager />
    </ListContextProvider>
  );
};
