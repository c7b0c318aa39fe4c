import type { PatientSummary, SummaryBilling } from '../../../../contract/patients/summary.ts';
import { formatAxisDay } from '../../../../src/ui/i18n/calendarFormat.ts';
import type { RecordKey } from '../messages.en.ts';
import type { FigureText, Translate } from './figures.ts';

type Next = NonNullable<SummaryBilling['next']>;

/** `4 more data days`, `12 more minutes and 1 live interaction`. */
function describeMissing({ days, minutes, contacts }: Next, translate: Translate): string {
  const parts = Object.entries({ days, minutes, contacts }).flatMap(([name, count]) =>
    count > 0 ? translate(`recordSummary.billing.${name}`, { smart_count: count }) : [],
  );
  return parts.reduce((one, other) => translate('recordSummary.billing.and' satisfies RecordKey, { one, other }));
}

function describeContact({ health }: PatientSummary, translate: Translate): string {
  const contact = health?.lastContact;
  if (!contact) return translate('recordSummary.billing.noContact');
  const day = formatAxisDay(contact.day);
  if (!contact.mode) return translate('recordSummary.billing.contact', { day });
  const mode = translate(`recordSummary.billing.mode.${contact.mode}` satisfies RecordKey);
  return translate('recordSummary.billing.contactBy', { day, mode });
}

/** What is earned, the next step with its last day, and the last contact. */
export function describeBilling(summary: PatientSummary, translate: Translate): FigureText {
  const { earned = [], next } = summary.health?.billing ?? {};
  const source = describeContact(summary, translate);
  const step = next && { code: next.code, what: describeMissing(next, translate), day: formatAxisDay(next.by) };
  const codes = earned.map(({ code, units }) =>
    units > 1 ? translate('recordSummary.billing.units', { code, units }) : code,
  );
  if (codes.length > 0)
    return {
      value: codes.join(', '),
      unit: translate('recordSummary.billing.earned'),
      detail: translate(step ? 'recordSummary.billing.next' : 'recordSummary.billing.nothingNext', step ?? {}),
      source,
    };
  if (step) return { value: step.what, detail: translate('recordSummary.billing.by', step), source };
  return { isEmpty: true, value: translate('recordSummary.billing.none'), source };
}
