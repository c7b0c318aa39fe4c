import { describe, expect, it } from 'vitest';
import type { RtmCodeEvaluation } from '../../contract/rtm/month.ts';
import { spanishMessages } from '../../contract/messages.es.ts';
import { createSpanishFormat } from '../../contract/platform/spanish-format.ts';
import { codeLabels, formatCodeLabel, getFlagNumbers } from './code-labels.ts';
import { evaluateMonthCodes } from './month-codes.ts';
import { buildPacket } from './packet/build-packet.ts';
import { november, supply } from './packet/november.fixtures.ts';
import { rules2027 } from './rule-change.fixtures.ts';
import { rtmRules } from './rules.ts';
import { computeScenario, createPlans, listDays } from './scenario.fixtures.ts';

const rules = rules2027(rtmRules);
const inSpanish = createSpanishFormat(spanishMessages, (term) => term);

const explain = (year: number, dataDays: number) =>
  computeScenario({
    rules,
    dataDays: listDays(`${year}-03-02`, dataDays),
    notes: [{ date: `${year}-03-05`, minutes: 21, live: true }],
    dischargeDate: `${year}-03-31`,
    today: `${year}-05-01`,
  }).map(({ explanation }) => explanation.text);

describe('a rule that changes from 2027 is one edit of the rules table', () => {
  it('RTM-20 RTM-21 and each window and month is explained by the numbers of its own year', () => {
    expect(explain(2026, 15)).toEqual([
      '98980 is billable: 21 minutes by Mar 31, 2026.',
      '98975 is billable: 15 data days by Mar 31, 2026.',
      '98985 is billable: 15 data days by Mar 31, 2026.',
    ]);
    expect(explain(2027, 15)).toEqual([
      '98979 is billable: 21 minutes by Mar 31, 2027.',
      '98975 is billable: 15 data days by Mar 31, 2027.',
      '98977 is billable: 15 data days by Mar 31, 2027.',
    ]);
  });

  it('and what a code still needs is explained with the new number, in Spanish too', () => {
    const need = (year: number) =>
      evaluateMonthCodes({
        rules,
        month: `${year}-03`,
        cycles: [],
        plans: createPlans(`${year}-03-01`, [{ start: `${year}-03-01`, end: null }]),
        today: `${year}-03-02`,
      }).find(({ code }) => code === '98977')!.explanation;
    expect(need(2026).text).toBe('98977 needs 16 data days within 30 days, starting with the first data day.');
    expect(need(2027).text).toBe('98977 needs 15 data days within 30 days, starting with the first data day.');
    expect(inSpanish(need(2027))).toBe(
      '98977 necesita 15 días con datos en 30 días, a partir del primer día con datos.',
    );
  });

  it('and the printed packet labels each code by the year in which its window ends', () => {
    const answer = (code: RtmCodeEvaluation['code'], endDate: string): RtmCodeEvaluation => ({
      ...supply,
      code,
      endDate,
    });
    const codes = [
      answer('98977', '2026-12-31'),
      answer('98985', '2026-12-31'),
      answer('98977', '2027-01-01'),
      answer('98985', '2027-01-01'),
      answer('98979', '2027-01-31'),
      answer('98980', '2027-01-31'),
      answer('98981', '2027-01-31'),
    ];
    const made = { organization: 'Motion Clinic', now: new Date('2027-02-05T19:00:00Z') };
    const [part] = buildPacket({ ...november, codes }, made, rules)
      .sections.find(({ title }) => title === 'Codes')!
      .parts.filter(({ kind }) => kind === 'table');
    expect(part?.kind === 'table' && part.table.rows.map(([label]) => label)).toEqual([
      '98977\nDevice supply, 16 to 30 days',
      '98985\nDevice supply, 2 to 15 days',
      '98977\nDevice supply, 15 to 30 days',
      '98985\nDevice supply, 2 to 14 days',
      '98979\nManagement, first 10 minutes',
      '98980\nManagement, first 22 minutes',
      '98981\nManagement, each additional 22 minutes',
    ]);
  });

  it('and the explanation of a disputed contact names the minutes of that year', () => {
    expect(getFlagNumbers('2026-12-31', rules).minutes).toBe(20);
    expect(getFlagNumbers('2027-01-31', rules).minutes).toBe(22);
  });
});

it('no label of a code has a number of its own', () => {
  expect(Object.values(codeLabels).join(' ')).not.toMatch(/\d/);
});

it('a code is labeled by its first rule before any is in force', () => {
  expect(formatCodeLabel('98985', '2025-06-30')).toBe('Device supply, 2 to 15 days');
});
