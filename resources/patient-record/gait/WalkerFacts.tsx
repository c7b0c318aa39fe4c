import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { dayText } from '../../../src/i18n/dayText.ts';

const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  marginBottom: 16,
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', margin: 0 },
  '& dl > div': { display: 'flex', gap: 8 },
  '& dt': { color: 'var(--ink-muted)' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  record: PatientRecord;
  onEdit: () => void;
}

/** By what the walks of this patient are compared with others: sex, date of birth, height, condition. */
export const WalkerFacts = ({ record: { patient, productData }, onEdit }: Props) => {
  const translate = useTranslate();
  const { sex = null, heightCm = null, condition = null } = productData.gait ?? {};
  const unsaid = translate('recordGaitWalker.unsaid');
  const facts = [
    ['sex', sex ? translate(`recordGaitWalker.sexes.${sex}`) : unsaid],
    ['dob', dayText(patient.dob) || unsaid],
    ['height', heightCm === null ? unsaid : translate('recordGaitWalker.heightValue', { height: heightCm })],
    ['condition', condition ? translate(`recordGaitWalker.conditions.${condition}`) : unsaid],
  ] as const;
  return (
    <Facts>
      <dl aria-label={translate('recordGaitWalker.summary')}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`recordGaitWalker.fact.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button size="small" onClick={onEdit}>
        {translate('recordGaitWalker.title')}
      </Button>
    </Facts>
  );
};
