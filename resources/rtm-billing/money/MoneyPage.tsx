import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { monthText } from '../../../src/i18n/calendarText.ts';
import { Choice } from '../../../src/components/Choice.tsx';
import { FilterRow } from '../../../src/components/filterLook.ts';
import { PageHeading } from '../../../src/components/PageHeading.tsx';
import { rtmCycleMessages } from '../../../src/components/rtm/messages.en.ts';
import { ChargesPart } from './ChargesPart.tsx';
import { ForecastPart } from './ForecastPart.tsx';
import { moneyMessages } from './messages.en.ts';
import { RulesPart } from './RulesPart.tsx';
import { moneyParts, useMoneyPlace, type MoneyPart } from './useMoneyPlace.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: { ...rtmCycleMessages, ...moneyMessages } };

const shown = { forecast: ForecastPart, rules: RulesPart, charges: ChargesPart } satisfies Record<MoneyPart, unknown>;

/** `/rtm-billing/money/`: what a month will bring, what other rules would have brought, and its charges. */
export default function MoneyPage() {
  const translate = useTranslate();
  const place = useMoneyPlace();
  const { part, months, yearMonth, choose } = place;
  const Part = shown[part];
  return (
    <>
      <PageHeading title={translate('money.title')} lead={translate('money.lead', { month: monthText(yearMonth) })} />
      <FilterRow>
        <Choice
          labelled
          label={translate('money.month')}
          value={yearMonth}
          options={months.map((month) => ({ value: month, label: monthText(month) }))}
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
