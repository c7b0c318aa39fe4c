import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Language } from '../../contract/languages.ts';
import type { OutcomePdf } from '../../contract/pdf-export.ts';
import { isLong, linesOf } from './long-text.ts';
import { outcomeSlider } from './outcome-slider.ts';
import { boxesContent, factorsContent, MOST_LINES, rangesContent } from './outcome-tables.ts';
import { outcomeWords } from './outcome-words.ts';
import { factsContent } from './report-facts.ts';
import { ink, page, styles } from './report-look.ts';
import { pageWords } from './report-words.ts';

type DocumentData = OutcomePdf['pdfDocumentData'];

function headContent({ sessionData }: DocumentData, language: Language): Content[] {
  const words = outcomeWords[language];
  const { assessment, assessmentName, participantUid, practitionerName, createdDate, demographics } = sessionData;
  return [
    { text: assessment.heading, style: 'title' },
    ...(assessment.description ? [{ text: assessment.description, style: 'quiet' }] : []),
    factsContent([
      { label: words.participant, value: participantUid ?? words.none },
      { label: words.created, value: createdDate },
      { label: words.practitioner, value: practitionerName ?? words.none },
      { label: words.assessment, value: `${assessmentName} (${assessment.id})` },
      ...(demographics === null ? [] : [{ label: words.demographics, value: demographics }]),
    ]),
  ];
}

/** The scale with the words of its ranges, all on one page where they fit on one. */
function sliderContent({ outcomeSliderData: data }: DocumentData, language: Language): Content[] {
  if (data === null) return [];
  const { scale, drawn } = outcomeWords[language];
  const ranges = data.segments.map(({ label, values, note }) => `${label}: ${values}. ${note ?? ''}`);
  const stack: Content[] = [
    { text: scale, style: 'section', margin: [0, 6, 0, 4] },
    { svg: outcomeSlider(data), margin: [0, 0, 0, 4] },
    rangesContent(data),
    { text: drawn, style: 'label' },
  ];
  return [{ stack, unbreakable: linesOf(ranges) <= MOST_LINES }];
}

function sourceContent({ sessionData: { assessment } }: DocumentData): Content[] {
  const { source } = assessment;
  return source === null
    ? []
    : [{ stack: [source], style: 'quiet', margin: [0, 4, 0, 4], unbreakable: !isLong(source) }];
}

/** Of the footer: who it is about, without any name. */
const footerOf =
  ({ sessionData: { participantUid, createdDate } }: DocumentData, language: Language) =>
  (current: number, count: number): Content => ({
    columns: [
      { width: '*', stack: [participantUid ?? outcomeWords[language].none, outcomeWords[language].confidential] },
      { width: 'auto', alignment: 'right', stack: [pageWords[language].page(current, count), createdDate] },
    ],
    style: 'footer',
    margin: [page.margins[0], 14, page.margins[2], 0],
  });

/** The outcome of an assessment as pdfmake lays it out, its texts being in `language`. `isPrintable` says whether the font has all characters of a text. */
export function outcomeDocument(
  { pdfDocumentData: data }: OutcomePdf,
  language: Language,
  isPrintable: (text: string) => boolean,
): TDocumentDefinitions {
  const warning: Content[] = isPrintable(JSON.stringify(data))
    ? []
    : [{ text: outcomeWords[language].unprintable, bold: true, color: ink.second, margin: [0, 4, 0, 0] }];
  return {
    info: { title: data.sessionData.assessment.heading },
    language: pageWords[language].tag,
    displayTitle: true,
    pageSize: page.size,
    pageMargins: [...page.margins],
    content: [
      ...headContent(data, language),
      ...warning,
      boxesContent(data.outcomeBoxData),
      ...sliderContent(data, language),
      ...factorsContent(data.outcomeFactorTableData, outcomeWords[language].factors),
      ...sourceContent(data),
    ],
    footer: footerOf(data, language),
    styles,
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15, color: ink.text },
  };
}
