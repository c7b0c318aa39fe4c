import { useTranslate } from 'react-admin';
import { forecastStandings, type RtmForecast } from '../../../contract/rtm-forecast.ts';
import { moneyText } from '../../../src/i18n/moneyText.ts';
import { Sums } from './moneyLook.ts';

interface Props {
  total: RtmForecast['total'];
  /** Whether any code of the month has a charge. */
  isValued: boolean;
}

/** The month's units by how sure they are, and first those that are expected. */
export const ForecastSums = ({ total, isValued }: Props) => {
  const translate = useTranslate();
  const likely = forecastStandings.filter((standing) => standing !== 'BEHIND').map((standing) => total[standing]);
  const expected = {
    units: likely.reduce((sum, { units }) => sum + units, 0),
    cents: likely.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
  };
  const tile = (name: string, hint: string, { units, cents }: { units: number; cents: number | null }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{translate('money.units', { smart_count: units })}</dd>
      <dd>
        {isValued && moneyText(cents ?? 0)}
        <small>{hint}</small>
      </dd>
    </div>
  );
  return (
    <Sums>
      {tile(translate('money.forecast.expected'), translate('money.forecast.expectedHint'), expected)}
      {forecastStandings.map((standing) =>
        tile(
          translate(`money.forecast.standing.${standing}`),
          translate(`money.forecast.means.${standing}`),
          total[standing],
        ),
      )}
    </Sums>
  );
};
