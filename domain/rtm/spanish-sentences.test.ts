import { expect, it } from 'vitest';
import { spanishMessages } from '../../contract/messages.es.ts';
import type { Message } from '../../contract/platform/message.ts';
import { createSpanishFormat } from '../../contract/platform/spanish-format.ts';
import { monitoringMessage } from '../../contract/rtm/messages.ts';
import { countNotes } from './counted-minutes.ts';
import { explainDays, explainMinutes } from './explanation.ts';
import { evaluateCode, listDays } from './scenario.fixtures.ts';
import { createRemovalWarning } from './monitoring.ts';
import { explainCycle, explainFlag, explainModifier } from './sentences.ts';
import { defaultRtmSettings } from './settings.ts';
import { compareRules, explainEffects, type CountedPeriod } from './forecast/rule-effect.ts';

const toSpanish = createSpanishFormat(spanishMessages, (term) => term);

const window = { code: '98977', required: 16, endDate: '2026-12-12', closed: false, left: 20 };
const month = { code: '98980', required: 20, contactMissing: false, endDate: '2026-11-30', closed: false };
const cycle = { code: '98981', clock: 'CALENDAR_MONTH', endDate: '2026-11-30', numActiveDays: 0, minutes: 85 };

it.each<[Message, string, string]>([
  [
    explainDays({ ...window, days: 16, closed: true }),
    '98977 is billable: 16 data days by Dec 12, 2026.',
    '98977 se puede facturar: 16 días con datos hasta el 12 dic 2026.',
  ],
  [
    explainDays({ ...window, days: 3, closed: true }),
    '98977 is not billable: 3 of 16 data days by Dec 12, 2026.',
    '98977 no se puede facturar: 3 de 16 días con datos hasta el 12 dic 2026.',
  ],
  [
    explainDays({ ...window, days: 3, left: 1 }),
    '98977 can no longer be earned: 13 more data days needed, 1 day left through Dec 12, 2026.',
    '98977 ya no se puede lograr hasta el 12 dic 2026: necesita 13 días con datos más; tiempo restante: 1 día.',
  ],
  [
    explainDays({ ...window, code: '98985', days: 0, required: 2, endDate: '2026-12-02' }),
    '98985 needs 2 more data days by Dec 2, 2026.',
    '98985 necesita 2 días con datos más hasta el 2 dic 2026.',
  ],
  [
    explainDays({
      ...window,
      code: '98985',
      days: 2,
      required: 2,
      endDate: '2027-01-09',
      next: { code: '98977', required: 16 },
    }),
    '98985 earned (2 data days). 98977 needs 14 more by Jan 9, 2027.',
    '98985 logrado (2 días con datos). 98977 necesita 14 más hasta el 9 ene 2027.',
  ],
  [
    explainMinutes({ ...month, minutes: 12, contactMissing: true }),
    '98980 needs 8 more minutes and a live interaction by Nov 30, 2026.',
    '98980 necesita 8 minutos más y una interacción en vivo hasta el 30 nov 2026.',
  ],
  [
    explainMinutes({
      ...month,
      minutes: 12,
      contactMissing: true,
      hasHadContacts: true,
      endDate: '2026-05-31',
      closed: true,
    }),
    '98980 is not billable: 12 of 20 minutes and no additional live interaction by May 31, 2026.',
    '98980 no se puede facturar: 12 de 20 minutos y ninguna otra interacción en vivo hasta el 31 may 2026.',
  ],
  [
    explainMinutes({ ...month, code: '98981', minutes: 85, closed: true, further: { units: 2, earned: 3 } }),
    '98981 is billable: 2 of 3 units for 85 minutes by Nov 30, 2026.',
    '98981 se puede facturar: 2 de 3 unidades por 85 minutos hasta el 30 nov 2026.',
  ],
  [
    explainCycle({ ...cycle, status: 'BILLED', units: 2, explanation: { code: '', text: '' } }),
    '98981 was billed: 2 units for 85 minutes by Nov 30, 2026.',
    '98981 se facturó: 2 unidades por 85 minutos hasta el 30 nov 2026.',
  ],
  [
    evaluateCode('98977', { pauses: [{ from: '2026-11-03', to: '2026-11-30' }] }).explanation,
    '98977 needs 16 data days within 30 days, starting with the first data day on or after Nov 30, 2026.',
    '98977 necesita 16 días con datos en 30 días, a partir del primer día con datos desde el 30 nov 2026.',
  ],
  [
    evaluateCode('98975', {
      dataDays: listDays('2026-11-01', 17),
      today: '2026-12-05',
      billed: ['98977', '98975'],
      month: '2026-12',
    }).explanation,
    '98975 is billed once per episode of care; in this one it covers Nov 1, 2026 to Nov 30, 2026.',
    '98975 se factura una vez por episodio de atención; en este abarca del 1 nov 2026 al 30 nov 2026.',
  ],
  [
    evaluateCode('98977', {
      setupDate: '2026-10-01',
      plans: [{ start: '2026-10-01', end: null }],
      month: '2026-10',
      dataDays: listDays('2026-11-02', 3),
    }).explanation,
    '98977 is not billable: no further window in October 2026.',
    '98977 no se puede facturar: no hay más ventanas en octubre de 2026.',
  ],
])('OPEN-058 tells why a code is billable: %j', (message, english, spanish) => {
  expect([message.text, toSpanish(message)]).toEqual([english, spanish]);
});

it('OPEN-058 tells what a month gives by the rules of two years', () => {
  const days: CountedPeriod = {
    code: '98985',
    clock: 'ROLLING_30',
    endDate: '2026-12-12',
    numActiveDays: 16,
    minutes: 0,
    liveContacts: 0,
  };
  const minutes: CountedPeriod = {
    ...days,
    code: '98980',
    clock: 'CALENDAR_MONTH',
    endDate: '2026-12-31',
    numActiveDays: 0,
    minutes: 65,
    liveContacts: 1,
  };
  const effects = [{ ...days, code: '98975' as const, clock: 'EPISODE' as const, numActiveDays: 9 }, days, minutes].map(
    (period) => ({ period, ...compareRules(period, defaultRtmSettings) }),
  );
  const message = explainEffects(effects);
  expect(message.text).toBe(
    '9 data days by Dec 12, 2026: 98975 under the 2026 rules, nothing under the 2025 rules; 16 data days by Dec 12, 2026: 98977 under the 2026 rules, 98977 under the 2025 rules; 65 minutes with a live interaction by Dec 31, 2026: 98980 and 98981 x2 under the 2026 rules, 98980 and 98981 x2 under the 2025 rules.',
  );
  expect(toSpanish(message)).toBe(
    '9 días con datos hasta el 12 dic 2026: 98975 según las reglas de 2026, nada según las de 2025; 16 días con datos hasta el 12 dic 2026: 98977 según las reglas de 2026, 98977 según las de 2025; 65 minutos con una interacción en vivo hasta el 31 dic 2026: 98980 y 98981 x2 según las reglas de 2026, 98980 y 98981 x2 según las de 2025.',
  );
});

it('OPEN-058 tells what of care notes does not count', () => {
  const care = {
    episodes: [{ setupDate: '2026-03-01', dischargeDate: null, today: '2026-06-20' }],
    plans: [{ start: '2026-03-01', end: null, setupDate: '2026-03-01' }],
    today: '2026-06-20',
  };
  const listReasons = (...clocks: [start: string, end: string, minutes: number][]) =>
    countNotes(
      clocks.map(([start, end, minutes]) => ({
        date: '2026-05-06',
        minutes,
        live: false,
        startedAt: new Date(`2026-05-06T${start}Z`),
        endedAt: new Date(`2026-05-06T${end}Z`),
      })),
      care,
    ).flatMap(({ reasons }) => reasons.map(toSpanish));
  expect(listReasons(['09:00', '09:15', 20])).toEqual(['Su inicio y su fin abarcan 15 minutos.']);
  expect(listReasons(['09:00', '09:20', 20], ['09:19', '09:39', 20])).toEqual([
    '1 minuto coincide con otra nota y cuenta allí.',
  ]);
});

it.each<[Message, string]>([
  [
    monitoringMessage('rtm.alreadyPaused', { day: { day: '2026-09-01' } }),
    'El monitoreo ya está en pausa desde el 1 sept 2026.',
  ],
  [
    createRemovalWarning([
      { code: '98975', startDate: '2026-03-03' },
      { code: '98985', startDate: '2026-04-02' },
    ]),
    'Esto elimina 98975 (3 mar 2026), 98985 (2 abr 2026). Confírmelo primero.',
  ],
  [explainFlag('ENDED_EARLY'), 'El alta terminó la ventana antes de que pasaran sus 30 días.'],
  [explainModifier('CQ'), 'CQ: un asistente de fisioterapia prestó el servicio o más del 10% de sus minutos.'],
])('OPEN-058 says %j', (message, spanish) => expect(toSpanish(message)).toBe(spanish));
