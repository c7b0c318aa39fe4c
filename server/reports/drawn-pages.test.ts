import { afterAll, describe, expect, it } from 'vitest';
import type { OutcomePdf } from '../../contract/reports/pdf-export.ts';
import type { ReportModel } from '../../domain/reports/report-model.ts';
import { buildReport } from '../../domain/reports/build-report.ts';
import type { ReportSource } from '../../domain/reports/report-source.ts';
import { ada } from '../../tests/fixtures/reports/ada.ts';
import { november } from '../../domain/rtm/packet/november.fixtures.ts';
import { buildPacket } from '../../domain/rtm/packet/build-packet.ts';
import { pdfDrawings, type DrawnPage, type DrawnShape, type DrawnText } from '../../tests/api/pdf-drawings.ts';
import { ink, levels } from './report-styles.ts';
import { ReportPrinter } from './report-printer.ts';

/*
 * Read from finished PDFs. The y axis of a page points up from its lower left corner, that of the drawings down from their
 * upper left one: what is higher on paper has the greater y here.
 */

/** 25 by 14 pixels of blue that grow opaque. */
const logo = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABkAAAAOCAYAAADaOrdAAAAAYElEQVR4nO3NIRZBUQAA0Z9l2VRZlmVZmSLLsizL4hxZlmVZli3BBizh3Q3cCZuwGTbHFtgSW2FrbINtsR22xw7YETthZ+yCXbEbdsce2BN7YW/sg32nkYxkJCMZyf/kB4lHNiM8Gp20AAAAAElFTkSuQmCC',
    'base64',
  ),
);
const practised = (day: string, sessionsDone: number) => ({
  day,
  sessions: sessionsDone,
  sessionsDone,
  setsDone: 3,
  selfReported: 0,
});
/** Four weeks, from a Sunday to a Saturday, with something in every section. */
const source: ReportSource = {
  language: 'en',
  range: { from: '2026-11-01', to: '2026-11-28' },
  now: new Date('2026-12-01T18:00:00Z'),
  organization: { name: 'Lakes' },
  record: ada,
  program: null,
  exerciseNames: {},
  results: {
    days: [
      practised('2026-11-03', 1),
      practised('2026-11-09', 4),
      practised('2026-11-17', 2),
      practised('2026-11-28', 3),
    ],
    frequency: [
      { since: '2026-11-01', until: '2026-11-15', dailyFrequency: 1, weeklyFrequency: 3, setsPerSession: 6 },
      { since: '2026-11-15', until: null, dailyFrequency: 1, weeklyFrequency: 2, setsPerSession: 6 },
    ],
    rangeOfMotion: [
      {
        exerciseId: 'EK-1',
        name: 'Heel Slide',
        side: 'Left',
        goal: { min: 0, max: 150 },
        days: [
          { day: '2026-11-01', min: 0, max: 50 },
          { day: '2026-11-10', min: 50, max: 150 },
          { day: '2026-11-28', min: 0, max: 100 },
        ],
      },
    ],
  },
  sessions: [],
  scores: [],
  questions: [
    {
      id: 'q',
      formId: 'f',
      formTitle: 'Pain',
      text: 'How bad?',
      isChartable: true,
      minValue: 0,
      maxValue: 4,
      proAnswerType: 'UNKNOWN',
      answers: [
        { dateTime: '2026-11-01T18:00:00Z', value: 4 },
        { dateTime: '2026-11-19T18:00:00Z', value: 2 },
        { dateTime: '2026-11-28T18:00:00Z', value: 1 },
      ],
    },
  ],
};
const packet = buildPacket(november, { organization: 'Lakes', now: source.now });
const outcome: OutcomePdf = {
  pdfGroup: 'ASSESSMENT_OUTCOMES_PDF',
  pdfName: 'AST-0001',
  pdfDocumentData: {
    sessionData: {
      participantUid: 'P-100',
      createdDate: '11/20/2026',
      assessmentName: 'Functional Reach',
      practitionerName: null,
      demographics: null,
      assessment: { id: 'AST-0001', heading: 'Functional Reach: Fall Risk', description: null, source: null },
    },
    outcomeBoxData: [{ name: 'Distance', value: '8.00 in', label: 'Judged Medium', level: 'yellow', notes: [] }],
    outcomeSliderData: {
      segments: [
        { from: 0, to: 0.25, label: 'High', values: 'at most 6 in', note: null, level: 'red', overlaps: false },
        { from: 0.25, to: 0.75, label: 'Medium', values: 'up to 10 in', note: null, level: 'yellow', overlaps: false },
        { from: 0.75, to: 1, label: 'Low', values: 'more than 10 in', note: null, level: 'green', overlaps: false },
      ],
      limits: [
        { at: 0.25, label: '6 in' },
        { at: 0.75, label: '10 in' },
      ],
      markers: [{ at: 0.5, label: 'Distance: 8.00 in' }],
    },
    outcomeFactorTableData: {
      columns: ['Result', 'Category'],
      rows: [
        { cells: ['more', 'Row Low'], level: 'green', decided: false },
        { cells: ['between', 'Row Medium'], level: 'yellow', decided: true },
        { cells: ['less', 'Row High'], level: 'red', decided: false },
      ],
    },
  },
};

const printer = new ReportPrinter();
afterAll(() => printer.close());
const pagesOf = async (model: ReportModel) => pdfDrawings(await printer.print({ model, logo }, 'one'));
/** A page with one section alone. */
async function pageWith(section: string, model: ReportModel = buildReport(source)): Promise<DrawnPage> {
  const sections = model.sections.filter(({ title }) => title === section);
  const [page, ...more] = await pagesOf({ ...model, sections });
  expect(more).toEqual([]);
  return page!;
}
const pageOfOutcome = async () => pdfDrawings(await printer.print({ outcome, language: 'en' }, 'one'))[0]!;

const boxOf = ({ points }: DrawnShape) => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
};
const middleOf = ({ left, right }: { left: number; right: number }) => (left + right) / 2;
/** Texts of drawings are written in one piece, the others word by word. */
const textOn = ({ texts }: DrawnPage, words: string): DrawnText => texts.find(({ text }) => text.trim() === words)!;
const middleOfText = (text: DrawnText) => (text.from[0] + text.to[0]) / 2;
const withLine = ({ shapes }: DrawnPage, color: string, isDashed: boolean) =>
  shapes.filter((shape) => shape.line === color && shape.isDashed === isDashed && shape.points.length === 2);

/** The lines across a chart, by the value that is written left of each. */
function gridOn(page: DrawnPage) {
  const lines = withLine(page, ink.line, false).filter(
    ({ points: [from, to] }) => from![1] === to![1] && from![0] === 70,
  );
  const { left, right } = boxOf(lines[0]!);
  return {
    left,
    right,
    heightOf: (value: string): number => {
      const { from } = page.texts.find(({ text, to }) => text === value && to[0] < left && to[0] > left - 6)!;
      const near = lines.map(({ points }) => points[0]![1]).filter((y) => y - from[1] > 0 && y - from[1] < 4);
      expect(near).toHaveLength(1);
      return near[0]!;
    },
  };
}

// The thread that prints starts slowly on a busy machine.
describe('what stands on the pages of a PDF, whose y axis points up', { timeout: 30_000 }, () => {
  it('REC-26 OPEN-066 bars of greater counts reach higher, all from the line of 0, the first week at the left', async () => {
    const page = await pageWith('Adherence');
    const { left, right, heightOf } = gridOn(page);
    expect(heightOf('4')).toBeGreaterThan(heightOf('0'));
    const bars = page.shapes.filter(({ fill }) => fill === ink.first).map(boxOf);
    // The last one is the sign of the legend, over the grid.
    const [sign] = bars.splice(4);
    expect(bars.map(({ bottom }) => bottom)).toEqual(Array(4).fill(heightOf('0')));
    for (const [at, count] of ['1', '4', '2', '3'].entries()) expect(bars[at]!.top).toBeCloseTo(heightOf(count), 3);
    for (const [at, name] of ['Nov 1', 'Nov 8', 'Nov 15', 'Nov 22'].entries()) {
      expect(middleOf(bars[at]!)).toBeCloseTo(left + ((right - left) * (at + 0.5)) / 4, 1);
      expect(middleOfText(textOn(page, name))).toBeCloseTo(middleOf(bars[at]!), 0);
      expect(textOn(page, name).from[1]).toBeLessThan(heightOf('0'));
    }
    expect(sign!.bottom).toBeGreaterThan(heightOf('4'));
    const prescribed = withLine(page, ink.second, true).map(({ points }) => points);
    expect(prescribed.slice(0, 4).map(([from, to]) => [from![0], to![0], from![1]])).toEqual(
      ['3', '3', '2', '2'].map((count, at) => [
        left + ((right - left) * at) / 4,
        left + ((right - left) * (at + 1)) / 4,
        heightOf(count),
      ]),
    );
  });

  it('REC-26 OPEN-066 lines go up where values rise, from the first day at the left to the last at the right', async () => {
    const page = await pageWith('Range of motion');
    const { left, right, heightOf } = gridOn(page);
    expect(heightOf('150°')).toBeGreaterThan(heightOf('0°'));
    const xOf = (day: number) => left + ((right - left) * (day - 1)) / 27;
    const drawn = [ink.first, ink.second].map(
      (color) => page.shapes.find(({ line, points }) => line === color && points.length === 3)!.points,
    );
    const expected = [
      ['50°', '150°', '100°'],
      ['0°', '50°', '0°'],
    ];
    for (const [line, values] of expected.entries())
      for (const [at, value] of values.entries()) {
        const [x, y] = drawn[line]![at]!;
        expect(x).toBeCloseTo(xOf([1, 10, 28][at]!), 1);
        expect(y).toBeCloseTo(heightOf(value), 1);
      }
    const [low, high] = withLine(page, ink.goal, true).map(boxOf);
    expect([low!.bottom, high!.bottom]).toEqual([heightOf('0°'), heightOf('150°')]);
    for (const goal of [low!, high!]) expect([goal.left, goal.right]).toEqual([left, right]);
  });

  it('REC-26 OPEN-066 answers stand at their own values and days', async () => {
    const page = await pageWith('Surveys');
    const { left, right, heightOf } = gridOn(page);
    const { points } = page.shapes.find(({ line }) => line === ink.first)!;
    // November 19 is two thirds of the way to the 28th.
    expect(points.map(([x]) => x)).toEqual([left, expect.closeTo(left + ((right - left) * 2) / 3, 1), right]);
    expect(points[0]![1]).toBeCloseTo(heightOf('4'), 3);
    expect(points[1]![1]).toBeCloseTo(heightOf('2'), 3);
    expect(points[2]![1]).toBeCloseTo(heightOf('1'), 3);
    expect(points[0]![1]).toBeGreaterThan(points[2]![1]);
  });

  it('RTM-07 the days of a window follow each other from left to right, each number over its own box', async () => {
    const page = await pageWith('Data days', packet);
    // 15.7 points wide and 15 high, the edges of the thirty boxes.
    const edges = page.shapes
      .filter(({ fill, isRound }) => [ink.first, ink.second, ink.fill].includes(fill as never) && !isRound)
      .map((shape) => ({ fill: shape.fill, ...boxOf(shape) }))
      .filter(
        ({ left, right, top, bottom }) => Math.abs(right - left - 15.7) < 0.1 && Math.abs(top - bottom - 15) < 0.1,
      );
    expect(edges).toHaveLength(30);
    expect(edges.map(({ left }) => left)).toEqual(edges.map(({ left }) => left).toSorted((one, other) => one - other));
    expect(edges[0]!.left).toBeCloseTo(40, 1);
    // Counted on October 20 and November 18, not counted on November 17.
    const colors = [ink.first, ...Array<string>(27).fill(ink.fill), ink.second, ink.first];
    expect(edges.map(({ fill }) => fill)).toEqual(colors);
    const numbers = page.texts.filter(({ text, from }) => {
      const over = from[1] - edges[0]!.top;
      return /^\d+$/.test(text) && over > 0 && over < 8;
    });
    expect(numbers.map(({ text }) => Number(text))).toEqual([
      ...Array.from({ length: 12 }, (_, at) => 20 + at),
      ...Array.from({ length: 18 }, (_, at) => 1 + at),
    ]);
    for (const [at, number] of numbers.entries()) expect(middleOfText(number)).toBeCloseTo(middleOf(edges[at]!), 0);
  });

  it('RISK-02 RISK-51 API-33 the scale runs from left to right, and the mark stands in the band of its category', async () => {
    const page = await pageOfOutcome();
    const bands = page.shapes
      .filter(({ fill, isRound }) => Object.values<string>(levels).includes(fill ?? '') && !isRound)
      .map((shape) => ({ fill: shape.fill, ...boxOf(shape) }));
    expect(bands.map(({ fill, left, right }) => [fill, left, right])).toEqual([
      ['#cd3b3b', 40, 173],
      ['#f2c61f', 173, 439],
      ['#2f9a5a', 439, 572],
    ]);
    const [{ points }] = withLine(page, ink.text, false) as [DrawnShape];
    const [[x, top], [foot, bottom]] = points as [[number, number], [number, number]];
    expect([x, foot]).toEqual([306, 306]);
    // From its name over the bar down to the foot of the bar.
    expect(top).toBeGreaterThan(bands[1]!.top);
    expect(bottom).toBeCloseTo(bands[1]!.bottom, 3);
    expect(textOn(page, 'Distance: 8.00 in').from[1]).toBeGreaterThan(bands[1]!.top);
    for (const [limit, border] of [
      ['6 in', 173],
      ['10 in', 439],
    ] as const) {
      expect(middleOfText(textOn(page, limit))).toBeCloseTo(border, 0);
      expect(textOn(page, limit).from[1]).toBeLessThan(bands[0]!.bottom);
    }
  });

  it('RISK-51 RISK-19 RISK-14 the sign of a level stands before its own word, in its own colour', async () => {
    const page = await pageOfOutcome();
    const signs = page.shapes.filter(({ isRound }) => isRound).map((shape) => ({ fill: shape.fill, ...boxOf(shape) }));
    const wordsOf = [
      ['Judged', levels.yellow],
      ['High:', levels.red],
      ['Medium:', levels.yellow],
      ['Low:', levels.green],
      // The rows of the factors.
      ['Row', levels.green],
      ['Row', levels.yellow],
      ['Row', levels.red],
    ] as const;
    expect(signs).toHaveLength(wordsOf.length);
    const rows = page.texts.filter(({ text }) => text.trim() === 'Row');
    for (const [at, [word, color]] of wordsOf.entries()) {
      const { from } = word === 'Row' ? rows[at - 4]! : textOn(page, word);
      const sign = signs.find(
        ({ left, right, bottom, top }) =>
          right <= from[0] && from[0] - left < 13 && bottom - 4 < from[1] && top > from[1],
      );
      expect.soft([word, sign?.fill]).toEqual([word, color]);
      expect
        .soft([sign!.right - sign!.left, sign!.top - sign!.bottom])
        .toEqual([expect.closeTo(7, 1), expect.closeTo(7, 1)]);
    }
  });

  it('REC-26 the logo stands upright at the right of the head, in its own proportions', async () => {
    const [{ pictures }] = (await pagesOf(buildReport(source))) as [DrawnPage];
    expect(pictures).toHaveLength(1);
    const [{ lowerLeft, upperRight }] = pictures as [(typeof pictures)[number]];
    const [width, height] = [upperRight[0] - lowerLeft[0], upperRight[1] - lowerLeft[1]];
    expect(height).toBeGreaterThan(0);
    expect(width / height).toBeCloseTo(25 / 14, 2);
    expect(upperRight[0]).toBeCloseTo(572, 0);
    expect(upperRight[1]).toBeCloseTo(752, 0);
  });

  it.each([
    ['REC-26 a report', async () => pagesOf(buildReport(source))],
    [
      'REC-26 OPEN-013 a report of two years in Spanish',
      async () => pagesOf(buildReport({ ...source, language: 'es', range: { from: '2024-11-29', to: '2026-11-28' } })),
    ],
    ['RTM-07 an evidence packet', async () => pagesOf(packet)],
    ['API-33 an outcome', async () => [await pageOfOutcome()]],
  ])('%s reads upright, and nothing of it stands in the margins of its pages', async (_, print) => {
    const pages = await print();
    for (const { width, height, shapes, texts } of pages) {
      expect([width, height]).toEqual([612, 792]);
      expect(texts.filter(({ isUpright }) => !isUpright)).toEqual([]);
      const isOutside = (x: number, y: number) => x < 39.5 || x > 572.5 || y < 17 || y > 752.5;
      expect(shapes.filter(({ points }) => points.some(([x, y]) => isOutside(x, y) || y < 53.5))).toEqual([]);
      // A blank at the end of a line may stand in the margin.
      expect(texts.filter(({ text, from, to }) => text.trim() && (isOutside(...from) || to[0] > 575))).toEqual([]);
    }
  });
});
