import { useTranslate } from 'react-admin';
import type { RtmChargeLine } from '../../../contract/rtm-charges.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { Aside } from './moneyLook.ts';
import { PatientLink } from './PatientLink.tsx';

/** Charges that no file holds because they are held for review, each with the charge that it is too close to. */
export const HeldLines = ({ lines }: { lines: readonly RtmChargeLine[] }) => {
  const translate = useTranslate();
  return (
    <ul>
      {lines.map(({ id, patientRecord, code, startDate, endDate, heldFor }) => (
        <li key={id}>
          <PatientLink of={patientRecord} />{' '}
          <strong>
            {code}, {translate('money.charges.period', { start: dayText(startDate), end: dayText(endDate) })}
          </strong>
          {heldFor.map((other) => (
            <Aside key={`${other.code} ${other.startDate}`}>
              {translate(`money.charges.heldFor.${other.status}`, {
                code: other.code,
                start: dayText(other.startDate),
                end: dayText(other.endDate),
              })}
            </Aside>
          ))}
        </li>
      ))}
    </ul>
  );
};
