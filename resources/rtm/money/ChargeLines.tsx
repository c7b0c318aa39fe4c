import { styled } from '@mui/material/styles';
import { ListContextProvider, useTranslate } from 'react-admin';
import type { ClaimGap, RtmCharges, RtmChargeLine } from '../../../contract/rtm/charges.ts';
import { isRecordGap } from '../../../domain/rtm/charges/claim-gaps.ts';
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

/** Who pays, and as whom the payer knows the patient. */
const Payer = ({ line: { payer, memberId } }: { line: RtmChargeLine }) => {
  const translate = useTranslate();
  return (
    <span>
      {payer.name ?? payer.id ?? '–'}
      {payer.isDefault && payer.name && <Aside>{translate('money.charges.defaultPayer')}</Aside>}
      {memberId && <Aside>{translate('money.charges.member', { id: memberId })}</Aside>}
    </span>
  );
};

const Gaps = styled('div')({
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& summary': { cursor: 'pointer', color: 'var(--ink-muted)' },
});

/** What the claim of a line lacks: first what can be entered here, the rest on request. */
const MissingData = ({ line: { gaps } }: { line: RtmChargeLine }) => {
  const translate = useTranslate();
  const renderList = (listed: readonly ClaimGap[]) => (
    <ul>
      {listed.map((gap) => (
        <li key={gap}>{translate(`money.charges.gap.${gap}`)}</li>
      ))}
    </ul>
  );
  const here = gaps.filter(isRecordGap);
  const elsewhere = gaps.filter((gap) => !isRecordGap(gap));
  return (
    <Gaps>
      {here.length > 0 && renderList(here)}
      {elsewhere.length > 0 && (
        <details>
          <summary>{translate('money.charges.elsewhere', { smart_count: elsewhere.length })}</summary>
          {renderList(elsewhere)}
        </details>
      )}
    </Gaps>
  );
};

/** All lines of the files, with all that their claims lack. */
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
          { label: translate('money.charges.payer'), render: (line) => <Payer line={line} /> },
          { label: translate('money.charges.practitioner'), render: biller },
          {
            label: translate('money.charges.charge'),
            render: ({ cents }) => (cents === null ? translate('money.noCharge') : formatMoney(cents)),
          },
          {
            label: translate('money.charges.missing'),
            render: (line) => <MissingData line={line} />,
          },
        ]}
      />
      <ListPager />
    </ListContextProvider>
  );
};
