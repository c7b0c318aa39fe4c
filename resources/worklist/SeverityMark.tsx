import { useTranslate } from 'react-admin';
import type { Severity } from '../../domain/worklist/severity.ts';

/** Color of each severity. Its shape and its word say the same. */
export const severityColors: Record<Severity, string> = {
  HIGH: 'var(--error)',
  MEDIUM: 'var(--warning)',
  LOW: 'var(--neutral)',
};
const shapes: Record<Severity, string> = {
  HIGH: 'M6 1 11.5 11H.5z',
  MEDIUM: 'M6 .5 11.5 6 6 11.5.5 6z',
  LOW: 'M6 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
};

/** How pressing a patient is: a triangle, a diamond or a circle. */
export const SeverityMark = ({ severity }: { severity: Severity }) => {
  const label = useTranslate()(`worklist.severity.${severity}`);
  return (
    <svg role="img" aria-label={label} width="12" height="12" viewBox="0 0 12 12" fill={severityColors[severity]}>
      <title>{label}</title>
      <path d={shapes[severity]} />
    </svg>
  );
};
