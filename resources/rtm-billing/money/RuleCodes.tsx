import { ListContextProvider, useTranslate } from 'react-admin';
import type { RtmWhatIf } from '../../../contract/rtm-forecast.ts';
import { RecordTable } from '../../../src/components/RecordTable.tsx';
import { Amount } from './Amount.tsx';
import { CodeName } from './CodeName.tsx';
import { GainText } from './GainText.tsx';
import { usePagedRows } from './usePagedRows.ts';

type Years = RtmWhatIf['total'];
type Row = Years & { id: string; code: string | null };

const differenceOf = ({ earlier, later }: Years) => ({
  units: later.units - earlier.units,
  cents: earlier.cents === null && later.cents === null ? null : (later.cents ?? 0) - (earlier.cents ?? 0),
});

/** Units of each code by the rules of either year, and of all codes. */
export const RuleCodes = ({ comparison, isFetching }: { comparison: RtmWhatIf; isFetching: boolean }) => {
  const translate = useTranslate();
  const { codes, total, earlier, later } = comparison;
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
          { label: translate('money.code'), render: ({ code }) => <CodeName code={code} /> },
          { label: translate('money.rules.of', { year: earlier }), render: (row) => <Amount {...row.earlier} /> },
          { label: translate('money.rules.of', { year: later }), render: (row) => <Amount {...row.later} /> },
          { label: translate('money.rules.difference'), render: (row) => <GainText {...differenceOf(row)} /> },
        ]}
      />
    </ListContextProvider>
  );
};
