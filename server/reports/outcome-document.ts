import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Language } from '../../contract/platform/languages.ts';
import type { OutcomePdf } from '../../contract/reports/pdf-export.ts';
import { drawOutcomeSlider } from './outcome-slider.ts';
import { buildBoxes, buildFactors, buildRanges, MAX_UNBROKEN_LINES } from './outcome-tables.ts';
import { buildFacts, pageMessages } from './report-header.ts';
import { ink, page, styles } from './report-styles.ts';
import { estimateLines, isLong } from './report-table.ts';

const english = {
  participant: 'Participant',
  created: 'Session',
  assessment: 'Assessment',
  practitioner: 'Provider',
  demographics: 'Assessed for',
  none: '-',
  scale: 'Scale',
  drawn: 'Ranges are not drawn to scale.',
  factors: 'Factors',
  confidential: 'Confidential health information',
  unprintable:
    'Some characters on this page cannot be printed and appear as empty boxes. The portal shows these texts in full.',
};

const spanish: typeof english = {
  participant: 'Participante',
  created: 'Sesión',
  assessment: 'Evaluación',
  practitioner: 'Profesional',
  demographics: 'Evaluado para',
  none: '-',
  scale: 'Escala',
  drawn: 'Los rangos no están dibujados a escala.',
  factors: 'Factores',
  confidential: 'Información médica confidencial',
  unprintable:
    'Algunos caracteres de esta página no se pueden imprimir y aparecen como casillas vacías. El portal muestra el texto completo.',
};

/** What stands on the page of an outcome beyond what was sent to be printed. */
const outcomeMessages: Record<Language, typeof english> = { en: english, es: spanish };

type DocumentData = OutcomePdf['pdfDocumentData'];

function buildHead({ sessionData }: DocumentData, language: Language): Content[] {
  const words = outcomeMessages[language];
  const { assessment, assessmentName, participantUid, practitionerName, createdDate, demographics } = sessionData;
  return [
    { text: assessment.heading, style: 'title' },
    ...(assessment.description ? [{ text: assessment.description, style: 'quiet' }] : []),
    buildFacts([
      { label: words.participant, value: participantUid ?? words.none },
      { label: words.created, value: createdDate },
      { label: words.practitioner, value: practitionerName ?? words.none },
      { label: words.assessment, value: `${assessmentName} (${assessment.id})` },
      ...(demographics === null ? [] : [{ label: words.demographics, value: demographics }]),
    ]),
  ];
}

/** The scale with the words of its ranges, all on one page where they fit on one. */
function buildSlider({ outcomeSliderData: data }: DocumentData, language: Language): Content[] {
  if (data === null) return [];
  const { scale, drawn } = outcomeMessages[language];
  const ranges = data.segments.map(({ label, values, note }) => `${label}: ${values}. ${note ?? ''}`);
  const stack: Content[] = [
    { text: scale, style: 'section', margin: [0, 6, 0, 4] },
    { svg: drawOutcomeSlider(data), margin: [0, 0, 0, 4] },
    buildRanges(data),
    { text: drawn, style: 'label' },
  ];
  return [{ stack, unbreakable: estimateLines(ranges) <= MAX_UNBROKEN_LINES }];
}

function buildSource({ sessionData: { assessment } }: DocumentData): Content[] {
  const { source } = assessment;
  return source === null
    ? []
    : [{ stack: [source], style: 'quiet', margin: [0, 4, 0, 4], unbreakable: !isLong(source) }];
}

/** Of the footer: who it is about, without any name. */
const createFooter =
  ({ sessionData: { participantUid, createdDate } }: DocumentData, language: Language) =>
  (current: number, count: number): Content => ({
    columns: [
      { width: '*', stack: [participantUid ?? outcomeMessages[language].none, outcomeMessages[language].confidential] },
      { width: 'auto', alignment: 'right', stack: [pageMessages[language].page(current, count), createdDate] },
    ],
    style: 'footer',
    margin: [page.margins[0], 14, page.margins[2], 0],
  });

/**
 * The outcome of an assessment as pdfmake lays it out, its texts being in `language`. `isPrintable` says whether the
 * font has all characters of a text.
 */
export function buildOutcomeDocument(
  { pdfDocumentData: data }: OutcomePdf,
  language: Language,
  isPrintable: (text: string) => boolean,
): TDocumentDefinitions {
  const warning: Content[] = isPrintable(JSON.stringify(data))
    ? []
    : [{ text: outcomeMessages[language].unprintable, bold: true, color: ink.second, margin: [0, 4, 0, 0] }];
  return {
    info: { title: data.sessionData.assessment.heading },
    language: pageMessages[language].tag,
    displayTitle: true,
    pageSize: page.size,
    pageMargins: [...page.margins],
    content: [
      ...buildHead(data, language),
      ...warning,
      buildBoxes(data.outcomeBoxData),
      ...buildSlider(data, language),
      ...buildFactors(data.outcomeFactorTableData, outcomeMessages[language].factors),
      ...buildSource(data),
    ],
    footer: createFooter(data, language),
    styles,
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15, color: ink.text },
  };
}
