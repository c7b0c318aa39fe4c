import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import type { ReportModel, ReportPart, ReportSection, ReportTable } from '../../../../domain/reports/report-model.ts';
import { sheetStyles } from './sheetStyles.ts';
import { SpeedLine } from './SpeedLine.tsx';
import { StrideStrip } from './StrideStrip.tsx';

const Sheet = styled('article')(sheetStyles);

const SheetTable = ({ label, table: { columns, rows } }: { label: string; table: ReportTable }) => (
  <div className="scroll">
    <table aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, align }) => (
            <th key={title} scope="col" className={align}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]!.title} className={columns[at + 1]!.align}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const SheetPart = ({ title, part }: { title: string; part: ReportPart }) => {
  if (part.kind === 'speed') return <SpeedLine {...part} />;
  if (part.kind === 'film') return <StrideStrip {...part} />;
  if (part.kind === 'table') return <SheetTable label={title} table={part.table} />;
  if (part.kind !== 'text') return null;
  if (part.tone === 'section' || part.tone === 'strong') return <h3 className={part.tone}>{part.text}</h3>;
  return <p className={part.tone ?? 'comment'}>{part.text}</p>;
};

const SheetSection = ({ title, parts }: ReportSection) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {parts.map((part, at) => (
      <SheetPart key={at} title={title} part={part} />
    ))}
  </section>
);

/** Pixels of a letter page without its margins, a line less for rounding. */
const PAPER = { width: 710, height: 935 };

/** Measures how tall the sheet is on paper, and prints it as much smaller as one page needs. */
function useOnePage(model: ReportModel) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const sheet = ref.current!;
    const { style, dataset } = sheet;
    dataset.measured = '';
    let fit = 1;
    // A smaller sheet is laid out wider: its lines hold more.
    const isTooTall = () => {
      style.width = `${PAPER.width / fit}px`;
      return sheet.offsetHeight * fit > PAPER.height;
    };
    while (isTooTall() && fit > 0.5) fit -= 0.03;
    style.width = '';
    delete dataset.measured;
    style.setProperty('--fit', fit.toFixed(2));
  }, [model]);
  return ref;
}

/** A report as paper on the screen, in its own language; prints on one letter page. */
export const SummarySheet = ({ model, logoUrl }: { model: ReportModel; logoUrl: string | null }) => {
  const ref = useOnePage(model);
  const halves = model.sections.filter(({ isHalf }) => isHalf);
  const wholes = model.sections.filter(({ isHalf }) => !isHalf);
  return (
    <Sheet ref={ref} lang={model.language}>
      <header>
        <div>
          <p className="quiet">{model.organization}</p>
          <h1>{model.title}</h1>
          <p className="label">{model.created}</p>
        </div>
        {logoUrl && <img src={logoUrl} alt={model.organization} />}
      </header>
      <dl>
        {model.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="halves">
        {halves.map((section) => (
          <SheetSection key={section.title} {...section} />
        ))}
      </div>
      {wholes.map((section) => (
        <SheetSection key={section.title} {...section} />
      ))}
    </Sheet>
  );
};
