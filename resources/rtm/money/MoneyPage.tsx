import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { formatMonth } from '../../../src/ui/i18n/calendarFormat.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { FilterRow } from '../../../src/ui/filterStyles.ts';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { rtmCycleMessages } from '../shared/messages.en.ts';
import { ChargesPart } from './ChargesPart.tsx';
import { ForecastPart } from './ForecastPart.tsx';
import { moneyMessages } from './messages.en.ts';
import { RulesPart } from './RulesPart.tsx';
import { moneyParts, useMoneySearchParams, type MoneyPart } from './useMoneySearchParams.ts';

/** Loaded with this page. @public */
export const texts = { en: { ...rtmCycleMessages, ...moneyMessages } };

const shown = { forecast: ForecastPart, rules: RulesPart, charges: ChargesPart } satisfies Record<MoneyPart, unknown>;

/** `/rtm-billing/money/`: forecast of a month, comparison with other rules, and its charges. */
export default function MoneyPage() {
  const translate = useTranslate();
  const place = useMoneySearchParams();
  const { part, months, yearMonth, choose } = place;
  const Part = shown[part];
  return (
    <>
      <PageHeading title={translate('money.title')} lead={translate('money.lead', { month: formatMonth(yearMonth) })} />
      <FilterRow>
        <Choice
          labelled
          label={translate('money.month')}
          value={yearMonth}
          options={months.map((month) => ({ value: month, label: formatMonth(month) }))}
          onChoose={(chosen) => choose({ yearMonth: chosen })}
        />
      </FilterRow>
      <Tabs
        value={part}
        onChange={(_, chosen: MoneyPart) => choose({ part: chosen })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={translate('money.parts')}
      >
        {moneyParts.map((name) => (
          <Tab
            key={name}
            value={name}
            label={translate(`money.part.${name}`)}
            id={`money-tab-${name}`}
            aria-controls="money-panel"
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="money-panel" aria-labelledby={`money-tab-${part}`}>
        <Part key={yearMonth} place={place} />
      </div>
    </>
  );
}
