import { useTranslate } from 'react-admin';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { heldChoices, listRtmCharges } from '../../../contract/rtm-charges.ts';
import { Choice } from '../../../src/components/Choice.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { FilterRow } from '../../../src/components/filterLook.ts';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { useCall } from '../../../src/components/useCall.ts';
import { ChargeFiles } from './ChargeFiles.tsx';
import { ChargeLines } from './ChargeLines.tsx';
import { ChargeSums } from './ChargeSums.tsx';
import { HeldLines } from './HeldLines.tsx';
import { MissingCharges } from './MissingCharges.tsx';
import { Section } from './moneyLook.ts';
import type { MoneyPlace } from './useMoneyPlace.ts';

const choices = [
  { value: 'READY_TO_BILL', name: 'READY_TO_BILL' },
  { value: 'BILLED', name: 'BILLED' },
  { value: 'READY_TO_BILL,BILLED', name: 'both' },
];

/** The month's charges: sums, files with what a claim still needs, and every line. */
export const ChargesPart = ({ place }: { place: MoneyPlace }) => {
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
              <ChargeFiles charges={data} status={status} held={held} />
            </Section>
          )}
        </>
      )}
    </>
  );
};
