import type { StrideFilm } from '../../contract/gait/gait-summary.ts';
import type { Language } from '../../contract/platform/languages.ts';
import type { SpeedScale } from '../gait/speed-scale.ts';

/** A report as it will be laid out: every text as it stands on paper, every chart as numbers. */
export interface ReportModel {
  /** Of all texts that users did not type, those of the layout included. */
  language: Language;
  title: string;
  organization: string;
  /** Name of the patient, or what stands in its place. */
  patient: string;
  range: string;
  created: string;
  confidential: string;
  /** Said under the header when the font lacks characters of these texts. */
  unprintable: string;
  facts: ReportFact[];
  sections: ReportSection[];
  /** Set in smaller type where it would take a second page. */
  isOnePage?: true;
}

export interface ReportFact {
  label: string;
  value: string;
}

export interface ReportSection {
  title: string;
  /** Beside the next such section, in half of the width. */
  isHalf?: boolean;
  parts: ReportPart[];
}

export type ReportPart =
  | { kind: 'text'; text: string; tone?: 'quiet' | 'strong' | 'label' | 'value' | 'section' }
  | { kind: 'table'; title?: string; subtitle?: string; table: ReportTable }
  | { kind: 'figure'; title: string; subtitle?: string; chart: BarChart | DayStrip; table?: ReportTable }
  | { kind: 'lines'; figures: LineFigure[] }
  | SpeedPart
  | FilmPart;

/** A gait speed on a line with the one before, the norm and the threshold. */
export interface SpeedPart {
  kind: 'speed';
  scale: SpeedScale;
  labels: { now: string; before: string; threshold: string; axis: string; norm: string };
}

/** Drawings of the body over a stride; `summary` says what they show. */
export interface FilmPart {
  kind: 'film';
  film: StrideFilm;
  labels: string[];
  summary: string;
}

/** A small chart; two stand beside each other. */
export interface LineFigure {
  title: string;
  subtitle?: string;
  chart: LineChart;
}

export interface ReportTable {
  /** Many rows of short texts, in smaller print. */
  isCompact?: boolean;
  columns: ReportColumn[];
  /** As many cells a row as there are columns. */
  rows: string[][];
}

export interface ReportColumn {
  title: string;
  /** Share of the width beside the other columns. */
  share: number;
  align?: 'right';
}

/** Counts by week. */
export interface BarChart {
  kind: 'bars';
  bars: { label: string; value: number; prescribed: number | null }[];
  scale: Scale;
  legend: string[];
}

/** Days one after the other, each in a box. */
export interface DayStrip {
  kind: 'days';
  cells: DayCell[];
  legend: { state: DayCell['state']; label: string }[];
}

export interface DayCell {
  /** Over the box. */
  label: string;
  /** Over the label, where something new begins. */
  heading?: string;
  /** In the box; a letter or two, or nothing. */
  sign: string;
  state: 'full' | 'marked' | 'empty';
}

/** Values over the days of the report. */
export interface LineChart {
  kind: 'lines';
  days: { from: string; to: string };
  /** Days that the axis names, with their texts. */
  dayLabels: { day: string; label: string }[];
  scale: Scale;
  unit: string;
  lines: { name: string; points: { day: string; value: number }[] }[];
  /** The range that was aimed at; null without a goal. */
  goal: { min: number; max: number } | null;
}

/** Ends of an axis and the values that stand beside it. */
export interface Scale {
  min: number;
  max: number;
  ticks: number[];
}
