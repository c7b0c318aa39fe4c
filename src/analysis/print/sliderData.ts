import type { useTranslate } from 'react-admin';
import type { OutcomePdf } from '../../../contract/pdf-export.ts';
import type { Slider } from '../../../domain/risk/slider.ts';
import { limitText, markerText, rangeTexts } from '../sliderTexts.ts';

/** The slider as it is sent to be printed. */
export function sliderData(
  { segments, limits, ends, markers, units }: Slider,
  translate: ReturnType<typeof useTranslate>,
): NonNullable<OutcomePdf['pdfDocumentData']['outcomeSliderData']> {
  return {
    segments: segments.map(({ range, colour, from, to }) => ({
      from,
      to,
      ...rangeTexts(range, units, translate),
      level: range.matching.length > 0 ? colour : null,
      overlaps: range.matching.length > 1,
    })),
    limits: [...ends, ...limits].map(({ value, at }) => ({ at, label: limitText(value, units, translate) })),
    markers: markers.map((marker) => ({ at: marker.at, label: markerText(marker, translate) })),
  };
}
