import { useTranslate } from 'ra-core';
import type { SupplyDomain } from '../../../contract/enumerations.ts';
import { spoken } from '../../../domain/rtm/explanation.ts';
import { rtmRules, type RtmRule } from '../../../domain/rtm/rules.ts';
import { ResultTable } from '../../../src/components/charts/ResultTable.tsx';
import { FieldSection } from './FieldSection.tsx';

const columns = ['code', 'label', 'period', 'asks', 'source', 'confidence'] as const;

/** The rules of the organization's codes in every year that the product knows, with where they come from. */
export const RulesInForce = ({ domain }: { domain: SupplyDomain }) => {
  const translate = useTranslate();
  const period = ({ effectiveFrom, effectiveTo }: RtmRule) =>
    effectiveTo === null
      ? translate('rtmSettings.rule.since', { day: spoken(effectiveFrom) })
      : translate('rtmSettings.rule.fromTo', { from: spoken(effectiveFrom), to: spoken(effectiveTo) });
  const asks = ({ unit, min, max, liveContacts, addOnTo }: RtmRule) => {
    const amount = { min, max, code: addOnTo };
    if (unit === 'DAYS') return translate('rtmSettings.rule.days', amount);
    if (addOnTo !== null) return translate('rtmSettings.rule.further', amount);
    const minutes = translate(max === null ? 'rtmSettings.rule.atLeast' : 'rtmSettings.rule.minutes', amount);
    return liveContacts === 0 ? minutes : translate('rtmSettings.rule.contact', { minutes, smart_count: liveContacts });
  };
  const rows = rtmRules
    .filter((rule) => rule.domain === 'ANY' || rule.domain === domain)
    .toSorted((a, b) => a.code.localeCompare(b.code) || a.effectiveFrom.localeCompare(b.effectiveFrom))
    .map((rule) => [
      rule.code,
      translate(`rtmCycle.code.${rule.code}`),
      period(rule),
      asks(rule),
      rule.source,
      translate(`rtmSettings.confidence.${rule.confidence}`),
    ]);
  return (
    <FieldSection title={translate('rtmSettings.rules')} lead={translate('rtmSettings.rulesLead')}>
      <ResultTable
        label={translate('rtmSettings.rules')}
        columns={columns.map((column) => translate(`rtmSettings.column.${column}`))}
        rows={rows}
      />
    </FieldSection>
  );
};
