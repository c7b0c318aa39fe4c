import { styled } from '@mui/material/styles';
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

/** A report as paper on the screen, in its own language; prints on one letter page. */
export const SummarySheet = ({ model, logoUrl }: { model: ReportModel; logoUrl: string | null }) => {
  const halves = model.sections.filter(({ isHalf }) => isHalf);
  const wholes = model.sections.filter(({ isHalf }) => !isHalf);
  return (
    <Sheet lang={model.language}>
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
