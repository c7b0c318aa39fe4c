import { useTranslate } from 'react-admin';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** A week to fill in by pen: a box for each time of each day that the program asks for. */
export const TickTable = ({ dailyFrequency }: { dailyFrequency: number }) => {
  const translate = useTranslate();
  return (
    <section className="ticks">
      <h2>{translate('handout.ticks.title')}</h2>
      <table>
        <caption>
          {translate('handout.ticks.week')} <span className="blank" />
        </caption>
        <thead>
          <tr>
            <th scope="col">{translate('handout.ticks.round')}</th>
            {DAYS.map((day) => (
              <th key={day} scope="col">
                {translate(`handout.ticks.days.${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: dailyFrequency }, (_, round) => (
            <tr key={round}>
              <th scope="row">{round + 1}</th>
              {DAYS.map((day) => (
                <td key={day}>{'\u00a0'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
