import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import type { RtmPatient } from '../../../contract/rtm/cycles.ts';
import { canManageTeam } from '../../../domain/identity/viewer.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { getLastDayOfMonth } from '../../../domain/platform/calendar.ts';
import { getLabelNumbers } from '../../../domain/rtm/code-labels.ts';
import { formatMoney } from '../../../src/ui/i18n/format.ts';

/** A section of the page. */
export const Section = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(3),
  '& > h2': { margin: theme.spacing(0, 0, 1), font: 'var(--text-title)' },
  '& > p': { margin: theme.spacing(0, 0, 1.5), color: 'var(--ink-muted)', maxWidth: '75ch' },
}));

/** Totals side by side, each with its name above. */
export const Sums = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: theme.spacing(1.5),
  margin: 0,
  '& > div': {
    padding: theme.spacing(1.5, 2),
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-medium)',
    background: 'var(--surface)',
  },
  '& dt': { font: '600 var(--text-body)', color: 'var(--ink-muted)' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& dd:first-of-type': { fontSize: '1.25rem', fontWeight: 600 },
  '& small': { display: 'block', font: 'var(--text-body)', color: 'var(--ink-muted)' },
}));

/** Secondary text beside or below a value. */
export const Aside = styled('small')({ display: 'block', font: 'var(--text-body)', color: 'var(--ink-muted)' });

/** A code with its label by the month's rules; the total row has no code. */
export const CodeName = ({ code, yearMonth }: { code: string | null; yearMonth: string }) => {
  const translate = useTranslate();
  if (code === null) return <strong>{translate('money.all')}</strong>;
  return (
    <span>
      <strong>{code}</strong>
      <Aside>{translate(`rtmCycle.code.${code}`, getLabelNumbers(code, getLastDayOfMonth(yearMonth)))}</Aside>
    </span>
  );
};

const formatSigned = (number: number, text: string): string => {
  if (number === 0) return text;
  return number > 0 ? `+${text}` : `−${text}`;
};

interface GainTextProps {
  units: number;
  cents: number | null;
}

/** Difference in units and charges. */
export const GainText = ({ units, cents }: GainTextProps) => (
  <span style={{ fontVariantNumeric: 'tabular-nums' }}>
    {formatSigned(units, String(Math.abs(units)))}
    {cents !== null && cents !== 0 && <Aside>{formatSigned(cents, formatMoney(Math.abs(cents)))}</Aside>}
  </span>
);

/** A patient's name with a link to their care management, and their location. */
export const PatientLink = ({ of: { id, patient, location } }: { of: RtmPatient }) => {
  const translate = useTranslate();
  return (
    <span>
      <Link to={`/patients/${id}/health/care-management`}>{formatFullName(patient) || translate('money.unnamed')}</Link>
      <Aside>{location.name}</Aside>
    </span>
  );
};

/** Explains that charges are missing, with a link to the settings for those who may change them. */
export const MissingCharges = () => {
  const translate = useTranslate();
  const viewer = useViewer();
  return (
    <p role="note">
      {translate('money.noCharges')}{' '}
      {viewer && canManageTeam(viewer) && <Link to="/rtm-billing/settings/">{translate('money.setCharges')}</Link>}
    </p>
  );
};

interface Props {
  units: number;
  /** Null without a charge, which the page explains once. */
  cents: number | null;
}

/** Units and their charge. */
export const Amount = ({ units, cents }: Props) => {
  const translate = useTranslate();
  if (units === 0) return <span style={{ color: 'var(--ink-muted)' }}>0</span>;
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums' }}>
      {translate('money.units', { smart_count: units })}
      {cents !== null && <Aside>{formatMoney(cents)}</Aside>}
    </span>
  );
};
