import { translateMessage } from '../../../src/ui/i18n/language.ts';
import { useTranslate, ListContextProvider } from 'react-admin';
import { PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { rtmWhatIf, type RtmWhatIf, type RtmRuleEffect } from '../../../contract/rtm/forecast.ts';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useCall } from '../../../src/ui/useCall.ts';
import { Amount, CodeName, GainText, MissingCharges, PatientLink, Section } from './MoneyParts.tsx';
import { usePagedRows, type MoneySearchParams } from './useMoneySearchParams.ts';
import { RecordTable } from '../../../src/ui/RecordTable.tsx';
import { ListPager } from '../../../src/ui/ListControls.tsx';

type Years = RtmWhatIf['total'];
type Row = Years & { id: string; code: string | null };

const getDifference = ({ earlier, later }: Years) => ({
  units: later.units - earlier.units,
  cents: earlier.cents === null && later.cents === null ? null : (later.cents ?? 0) - (earlier.cents ?? 0),
});

/** Units of each code and in total by the rules of both years. */
const RuleCodes = ({ comparison, isFetching }: { comparison: RtmWhatIf; isFetching: boolean }) => {
  const translate = useTranslate();
  const { yearMonth, codes, total, earlier, later } = comparison;
  const rows: Row[] = codes.map((code) => ({ ...code, id: code.code }));
  if (rows.length) rows.push({ ...total, id: 'all', code: null });
  const list = usePagedRows({
    rows,
    total: rows.length,
    perPage: rows.length,
    page: 1,
    setPage: () => undefined,
    isFetching,
  });
  return (
    <ListContextProvider value={list}>
      <RecordTable<Row>
        name={translate('money.rules.byCode')}
        empty={translate('money.rules.empty')}
        columns={[
          { label: translate('money.code'), render: ({ code }) => <CodeName code={code} yearMonth={yearMonth} /> },
          { label: translate('money.rules.of', { year: earlier }), render: (row) => <Amount {...row.earlier} /> },
          { label: translate('money.rules.of', { year: later }), render: (row) => <Amount {...row.later} /> },
          { label: translate('money.rules.difference'), render: (row) => <GainText {...getDifference(row)} /> },
        ]}
      />
    </ListContextProvider>
  );
};

interface RuleEffectsProps {
  comparison: RtmWhatIf;
  place: MoneySearchParams;
  isFetching: boolean;
}

/** Patients whose results differ between the years, with the result of each year. */
const RuleEffects = ({ comparison: { items, totalItems, itemsForPage }, place, isFetching }: RuleEffectsProps) => {
  const translate = useTranslate();
  const list = usePagedRows({
    rows: items,
    total: totalItems,
    perPage: itemsForPage,
    page: place.page,
    setPage: (page) => place.choose({ page }),
    isFetching,
  });
  return (
    <ListContextProvider value={list}>
      <RecordTable<RtmRuleEffect>
        name={translate('money.rules.patients')}
        empty={translate('money.rules.patientsNone')}
        columns={[
          { label: translate('money.patient'), render: ({ patientRecord }) => <PatientLink of={patientRecord} /> },
          { label: translate('money.rules.difference'), render: (effect) => <GainText {...effect} /> },
          { label: translate('money.rules.why'), render: ({ explanation }) => translateMessage(explanation) },
        ]}
      />
      <ListPager />
    </ListContextProvider>
  );
};

const limits = ['open', 'setUp', 'charges', 'behavior'];

/** The month by the rules of last year and this year: who gains or loses, and the limits of the comparison. */
export const RulesPart = ({ place }: { place: MoneySearchParams }) => {
  const translate = useTranslate();
  const { yearMonth, page } = place;
  const { data, error, isFetching, refetch } = useCall(
    rtmWhatIf,
    { query: { yearMonth, page, limit: PAGE_SIZE } },
    { keepPrevious: true },
  );
  if (!data && error) return <ErrorView message={translate('money.failed')} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  return (
    <>
      <Section>
        <h2>{translate('money.rules.byCode')}</h2>
        <p>{translate('money.rules.lead')}</p>
        <RuleCodes comparison={data} isFetching={isFetching} />
        {data.codes.length > 0 && data.total.later.cents === null && <MissingCharges />}
      </Section>
      <Section>
        <h2>{translate('money.rules.patients')}</h2>
        <RuleEffects comparison={data} place={place} isFetching={isFetching} />
      </Section>
      <Section>
        <h2>{translate('money.rules.unknown')}</h2>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{translate(`money.rules.limits.${limit}`, { year: data.earlier })}</li>
          ))}
        </ul>
      </Section>
    </>
  );
};
