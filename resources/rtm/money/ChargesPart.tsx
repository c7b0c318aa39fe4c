import { useTranslate } from 'react-admin';
import { PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { heldChoices, listRtmCharges, type RtmCharges, type RtmChargeLine } from '../../../contract/rtm/charges.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { FilterRow } from '../../../src/ui/filterStyles.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { ChargeFiles } from './ChargeFiles.tsx';
import { ChargeLines } from './ChargeLines.tsx';
import { Aside, MissingCharges, PatientLink, Section, Sums } from './MoneyParts.tsx';
import type { MoneySearchParams } from './useMoneySearchParams.ts';
import { formatMoney, formatDate } from '../../../src/ui/i18n/format.ts';
import { WINDOW_DAYS } from '../../../domain/rtm/rules.ts';

/** Totals of the charges, and of those that need a review or an amount first. */
const ChargeSums = ({ charges }: { charges: RtmCharges }) => {
  const translate = useTranslate();
  const { total, patients, units, cents, flagged, withoutCharge } = charges;
  const sums: [name: string, value: number | string][] = [
    ['lines', total],
    ['patients', patients],
    ['unitsLabel', units],
    ['total', cents === null ? '–' : formatMoney(cents)],
    ['withoutCharge', withoutCharge],
    ['flagged', flagged],
  ];
  return (
    <Sums aria-label={translate('money.charges.sums')}>
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt>{translate(`money.charges.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Sums>
  );
};

/** Charges held for review, each with the charge that it is too close to. */
const HeldLines = ({ lines }: { lines: readonly RtmChargeLine[] }) => {
  const translate = useTranslate();
  return (
    <ul>
      {lines.map(({ id, patientRecord, code, startDate, endDate, heldFor }) => (
        <li key={id}>
          <PatientLink of={patientRecord} />{' '}
          <strong>
            {code}, {translate('money.charges.period', { start: formatDate(startDate), end: formatDate(endDate) })}
          </strong>
          {heldFor.map((other) => (
            <Aside key={`${other.code} ${other.startDate}`}>
              {translate(`money.charges.heldFor.${other.status}`, {
                code: other.code,
                start: formatDate(other.startDate),
                end: formatDate(other.endDate),
                days: WINDOW_DAYS,
              })}
            </Aside>
          ))}
        </li>
      ))}
    </ul>
  );
};

const choices = [
  { value: 'READY_TO_BILL', name: 'READY_TO_BILL' },
  { value: 'BILLED', name: 'BILLED' },
  { value: 'READY_TO_BILL,BILLED', name: 'both' },
];

/** The charges of a month: totals, files with missing data, and all lines. */
export const ChargesPart = ({ place }: { place: MoneySearchParams }) => {
  const translate = useTranslate();
  const { yearMonth, held, page, choose } = place;
  const status = choices.find(({ value }) => value === place.status)?.value ?? 'READY_TO_BILL';
  const { data, error, isFetching, refetch } = useCall(
    listRtmCharges,
    { query: { yearMonth, status, held, page, limit: PAGE_SIZE } },
    { keepPrevious: true },
  );
  return (
    <>
      <FilterRow style={{ marginTop: 16 }}>
        <Choice
          labelled
          label={translate('money.charges.status')}
          value={status}
          options={choices.map(({ value, name }) => ({ value, label: translate(`money.charges.statuses.${name}`) }))}
          onChoose={(chosen) => choose({ status: chosen })}
        />
        <Choice
          labelled
          label={translate('money.charges.heldLines')}
          value={held}
          options={heldChoices.map((value) => ({ value, label: translate(`money.charges.heldChoice.${value}`) }))}
          onChoose={(chosen) => choose({ held: heldChoices.find((known) => known === chosen) })}
        />
      </FilterRow>
      {!data && error && <ErrorView message={translate('money.failed')} onRetry={() => void refetch()} />}
      {!data && !error && <PageLoading />}
      {data && (
        <>
          <ChargeSums charges={data} />
          {data.total > 0 && data.withoutCharge === data.total && <MissingCharges />}
          {data.leftOut.length > 0 && (
            <Section>
              <h2>{translate('money.charges.leftOut', { smart_count: data.held })}</h2>
              <HeldLines lines={data.leftOut} />
            </Section>
          )}
          <Section>
            <h2>{translate('money.charges.table')}</h2>
            <ChargeLines charges={data} place={place} isFetching={isFetching} />
          </Section>
          {data.total > 0 && (
            <Section>
              <h2>{translate('money.charges.files')}</h2>
              <ChargeFiles chosen={{ yearMonth: data.yearMonth, status, held }} />
            </Section>
          )}
        </>
      )}
    </>
  );
};
