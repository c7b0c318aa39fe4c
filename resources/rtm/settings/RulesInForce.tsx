import { translateMessage } from '../../../src/ui/i18n/language.ts';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { formatMediumDate } from '../../../src/ui/i18n/calendarFormat.ts';
import { rtmRules, WINDOW_DAYS, type RtmRule } from '../../../domain/rtm/rules.ts';
import { FieldSection } from './FieldSection.tsx';

const Frame = styled('div')({
  overflowX: 'auto',
  '& table': { width: '100%', minWidth: 780, borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: '8px 12px 8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--border)',
  },
  '& thead th': { font: '600 var(--text-body)', color: 'var(--ink-muted)' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
});

const columns = ['code', 'label', 'period', 'asks', 'source', 'confidence'] as const;

/** Rules of the organization's codes in all known years, with sources. */
export const RulesInForce = ({ domain }: { domain: string }) => {
  const translate = useTranslate();
  const period = ({ effectiveFrom, effectiveTo }: RtmRule) =>
    effectiveTo === null
      ? translate('rtmSettings.rule.since', { day: formatMediumDate(effectiveFrom) })
      : translate('rtmSettings.rule.fromTo', {
          from: formatMediumDate(effectiveFrom),
          to: formatMediumDate(effectiveTo),
        });
  const asks = ({ unit, min, max, liveContacts, addOnTo }: RtmRule) => {
    const amount = { min, max, code: addOnTo, window: WINDOW_DAYS };
    if (unit === 'DAYS') return translate('rtmSettings.rule.days', amount);
    if (addOnTo !== null) return translate('rtmSettings.rule.further', amount);
    const minutes = translate(max === null ? 'rtmSettings.rule.atLeast' : 'rtmSettings.rule.minutes', amount);
    return liveContacts === 0 ? minutes : translate('rtmSettings.rule.contact', { minutes, smart_count: liveContacts });
  };
  const rules = rtmRules
    .filter((rule) => rule.domain === 'ANY' || rule.domain === domain)
    .toSorted((a, b) => a.code.localeCompare(b.code) || a.effectiveFrom.localeCompare(b.effectiveFrom));
  return (
    <FieldSection title={translate('rtmSettings.rules')} lead={translate('rtmSettings.rulesLead')}>
      <Frame tabIndex={0} role="group" aria-label={translate('rtmSettings.rules')}>
        <table aria-label={translate('rtmSettings.rules')}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {translate(`rtmSettings.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <tr key={`${rule.code} ${rule.effectiveFrom}`}>
                <th scope="row">{rule.code}</th>
                <td>{translate(`rtmCycle.code.${rule.code}`, { min: rule.min, max: rule.max })}</td>
                <td>{period(rule)}</td>
                <td>{asks(rule)}</td>
                <td>{translateMessage(rule.source)}</td>
                <td>{translate(`rtmSettings.confidence.${rule.confidence}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Frame>
    </FieldSection>
  );
};
