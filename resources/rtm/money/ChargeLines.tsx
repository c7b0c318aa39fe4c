import { ListContextProvider, useTranslate } from 'react-admin';
import type { RtmCharges, RtmChargeLine } from '../../../contract/rtm/charges.ts';
import { formatDate, formatMoney } from '../../../src/ui/i18n/format.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { ListPager } from '../../../src/ui/ListControls.tsx';
import { RecordTable } from '../../../src/ui/RecordTable.tsx';
import { StatusChip } from '../../../src/ui/FactList.tsx';
import { Aside, PatientLink } from './MoneyParts.tsx';
import { usePagedRows, type MoneySearchParams } from './useMoneySearchParams.ts';

interface Props {
  charges: RtmCharges;
  place: MoneySearchParams;
  isFetching: boolean;
}

/** All lines of the files, with what a claim needs in addition to the common fields. */
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
        {formatFullName(practitioner)}
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
                {formatDate(serviceDate)}
                <Aside>
                  {translate('money.charges.period', { start: formatDate(startDate), end: formatDate(endDate) })}
                </Aside>
              </span>
            ),
          },
          { label: translate('money.charges.practitioner'), render: biller },
          {
            label: translate('money.charges.charge'),
            render: ({ cents }) => (cents === null ? translate('money.noCharge') : formatMoney(cents)),
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
