import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CarePath, DryRun } from '../../contract/care-paths.ts';
import { PAGE_SIZE } from '../../contract/limits.ts';
import { dayText } from '../../src/i18n/dayText.ts';
import { fullName } from '../../domain/patient.ts';

const List = styled('ul')({
  display: 'grid',
  gap: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gap: 2, padding: '10px 0', borderBottom: '1px solid var(--border)' },
  '& a': { color: 'var(--ink)', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { font: 'var(--text-small)', color: 'var(--ink-muted)' },
});

/** Each patient with the days on which phases would have begun, and where it ended. */
export const DryRunPeople = ({ path: { phases }, people }: { path: CarePath; people: DryRun['people'] }) => {
  const translate = useTranslate();
  const text = (key: string, values = {}) => translate(`carePaths.publish.${key}`, values);
  const [shown, setShown] = useState(PAGE_SIZE);
  const numberOf = (index: number) => phases[index]!.phaseNumber;
  return (
    <section aria-labelledby="dry-run-people">
      <Typography variant="h3" id="dry-run-people">
        {text('people')}
      </Typography>
      <List aria-labelledby="dry-run-people">
        {people.slice(0, shown).map(({ patient, start, steps, end }) => (
          <li key={patient.id}>
            <span>
              <Link to={`/patients/${patient.id}/activity`} target="_blank" rel="noopener">
                {fullName(patient) || text('unnamed')}
              </Link>
            </span>
            <span>
              {[
                text('started', { day: dayText(start) }),
                ...steps.map(({ toIndex, day }) =>
                  toIndex === null
                    ? text('done', { day: dayText(day) })
                    : text('step', { number: numberOf(toIndex), day: dayText(day) }),
                ),
              ].join(' · ')}
            </span>
            {end.what !== 'COMPLETED' && (
              <small>
                {text(`end.${end.what}`, { number: numberOf(end.phaseIndex), why: end.why && text(`why.${end.why}`) })}
              </small>
            )}
          </li>
        ))}
      </List>
      {shown < people.length && (
        <Button size="small" onClick={() => setShown(shown + PAGE_SIZE)}>
          {text('more')}
        </Button>
      )}
    </section>
  );
};
