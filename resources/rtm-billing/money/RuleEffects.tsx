import { ListContextProvider, useTranslate } from 'react-admin';
import type { RtmRuleEffect, RtmWhatIf } from '../../../contract/rtm-forecast.ts';
import { ListPager } from '../../../src/components/ListPager.tsx';
import { RecordTable } from '../../../src/components/RecordTable.tsx';
import { GainText } from './GainText.tsx';
import { PatientLink } from './PatientLink.tsx';
import type { MoneyPlace } from './useMoneyPlace.ts';
import { usePagedRows } from './usePagedRows.ts';

interface Props {
  comparison: RtmWhatIf;
  place: MoneyPlace;
  isFetching: boolean;
}

/** Patients for whom the years differ, each with what they have and what either year gives for it. */
export const RuleEffects = ({ comparison: { items, totalItems, itemsForPage }, place, isFetching }: Props) => {
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
          { label: translate('money.rules.why'), render: ({ explanation }) => translate(explanation) },
        ]}
      />
      <ListPager />
    </ListContextProvider>
  );
};
