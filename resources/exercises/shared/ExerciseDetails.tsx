import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { ErrorView } from '../../../src/ui/PageStates.tsx';
import { ExerciseBadges } from './ExerciseCard.tsx';
import type { ExerciseKey } from './messages.en.ts';
import { useExerciseFacts } from './useExerciseFacts.ts';
import { useExerciseTexts } from './useExercises.ts';

const licenseUrls: Record<string, string> = { 'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/' };

/** Source and license of an exercise; the license requires it (docs/DATA.md). */
const ExerciseSource = ({ exercise: { source } }: { exercise: Pick<Exercise, 'source'> }) => {
  const translate = useTranslate();
  if (!source) return null;
  const address = licenseUrls[source.license];
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {translate('exercises.source', { name: source.name })}{' '}
      {address ? (
        <Link href={address} target="_blank" rel="license noreferrer" underline="always">
          {source.license}
        </Link>
      ) : (
        source.license
      )}
    </Typography>
  );
};

const Body = styled('div')({ display: 'grid', gap: 16, padding: 24 });
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });
const Chip = styled('span')({
  padding: '3px 10px',
  borderRadius: 'var(--radius-small)',
  background: 'var(--primary-soft)',
  color: 'var(--on-primary-soft)',
  font: '500 var(--text-body)',
});

const Passage = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Typography component="div" color="textSecondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </section>
);

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '4px 16px',
  margin: 0,
  '& dt': { color: 'var(--ink-muted)', font: 'var(--text-body)', lineHeight: 1.6 },
  '& dd': { margin: 0 },
});
const Note = styled('section')({
  paddingInlineStart: 12,
  borderInlineStart: '3px solid var(--border-strong)',
  '& p': { margin: '0 0 4px' },
  '& small': { color: 'var(--ink-muted)', font: 'var(--text-body)' },
});

/** Movements, muscles and phases of an exercise, once they are loaded, and the other names of an own one. */
const ExerciseFactsList = ({ exercise: { id, isOwn } }: { exercise: Exercise }) => {
  const translate = useTranslate();
  const facts = useExerciseFacts().facts.get(id);
  if (!facts) return null;
  const rows = [
    ['groups.movement', facts.movements.map((value) => translate(value))],
    ['groups.muscle', facts.muscles.map((value) => translate(value))],
    ['groups.phase', facts.phases.map((value) => translate(value))],
    // The vendor's are many, and for search alone.
    ['otherNames', isOwn ? facts.synonyms : []],
  ] as const;
  return (
    <Facts>
      {rows
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => (
          <Fragment key={name}>
            <dt>{translate(`exercises.${name}` satisfies ExerciseKey)}</dt>
            <dd>{values.join(', ')}</dd>
          </Fragment>
        ))}
    </Facts>
  );
};

/** Details of an exercise in its drawer; long texts are loaded when it opens. */
export const ExerciseDetails = ({ exercise: listed }: { exercise: Exercise }) => {
  const translate = useTranslate();
  const { withTexts, findContraindications, isPending, error, refetch } = useExerciseTexts([listed]);
  const exercise = withTexts(listed);
  const contraindications = listed.contraindications ?? findContraindications(listed.id);
  const { exerciseType, bodyTargets, equipment, sequence, withAnchorPoint, withHold, position, action, settings } =
    exercise;
  const words = [exerciseType, ...bodyTargets, ...equipment].map((word) => word && translate(word));
  const chips = [...words, sequence && translate(`exercises.sequence.${sequence}` satisfies ExerciseKey)];
  const range = settings.ROM && [settings.ROM.min, settings.ROM.max];
  return (
    <Body>
      <Chips>
        {[...chips, withAnchorPoint && translate('exercises.anchor'), withHold && translate('exercises.hold')]
          .filter((label) => typeof label === 'string')
          .map((label) => (
            <Chip key={label}>{label}</Chip>
          ))}
      </Chips>
      <ExerciseBadges exercise={exercise} />
      {isPending && (
        <div role="status">
          <span className="hidden-text">{translate('page.loading')}</span>
          <Skeleton variant="rounded" height={120} />
        </div>
      )}
      {error && <ErrorView message={translate('exercises.textsFailed')} onRetry={refetch} />}
      <ExerciseFactsList exercise={exercise} />
      {position && <Passage title={translate('exercises.position')}>{position}</Passage>}
      {action && <Passage title={translate('exercises.action')}>{action}</Passage>}
      {range && (
        <Passage title={translate('exercises.range')}>
          {range.map(({ label, limit }) => translate('exercises.degrees', { label, limit })).join(' – ')}
        </Passage>
      )}
      {contraindications && (
        <Note>
          <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
            {translate('exercises.contraindications')}
          </Typography>
          <p>{contraindications}</p>
          <small>{translate('exercises.contraindicationsNote')}</small>
        </Note>
      )}
      <ExerciseSource exercise={exercise} />
    </Body>
  );
};
