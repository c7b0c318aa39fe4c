import StayCurrentLandscapeIcon from '@mui/icons-material/StayCurrentLandscape';
import StayCurrentPortraitIcon from '@mui/icons-material/StayCurrentPortrait';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { Icon } from '../../../src/ui/icons/Icon.tsx';
import { facingFrontIcon, facingSideIcon } from '../../../src/ui/icons/exerciseIcons.ts';
import type { ExerciseKey } from './messages.en.ts';

const Row = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  color: 'var(--ink-muted)',
});
const IconBadge = styled('span')({ display: 'inline-grid' });
const Metric = styled('span')({
  padding: '1px 6px',
  borderRadius: 'var(--radius-small)',
  background: 'var(--neutral-soft)',
  color: 'var(--neutral)',
  font: '500 var(--text-micro)',
});

const OwnBadge = styled(Metric)({ background: 'var(--primary-soft)', color: 'var(--on-primary-soft)' });

const Pictogram = ({ label, children }: { label: string; children: ReactNode }) => (
  <IconBadge role="img" aria-label={label} title={label}>
    {children}
  </IconBadge>
);

const facingIcons = { FRONT: facingFrontIcon, SIDE: facingSideIcon };

/** Side of the subject that the camera sees; a text if there is no icon (ENT-018). */
const Facing = ({ orientation }: { orientation: string }) => {
  const translate = useTranslate();
  if (orientation === 'FRONT' || orientation === 'SIDE')
    return (
      <Pictogram label={translate(`exercises.facing.${orientation}` satisfies ExerciseKey)}>
        <Icon path={facingIcons[orientation]} size={18} />
      </Pictogram>
    );
  const side = orientation.replaceAll('_', ' ').toLowerCase();
  return <Metric>{translate('exercises.facing.other', { side })}</Metric>;
};

/** Badges of an exercise: own, camera position and metrics (LIB-13). */
export const ExerciseBadges = ({ exercise }: { exercise: Exercise }) => {
  const translate = useTranslate();
  const { cameraOrientation, subjectOrientation, exerciseMetrics, isOwn } = exercise;
  const Camera = cameraOrientation === 'Portrait' ? StayCurrentPortraitIcon : StayCurrentLandscapeIcon;
  return (
    <Row>
      {isOwn && <OwnBadge>{translate('exercises.ofOrganization')}</OwnBadge>}
      {cameraOrientation && (
        <Pictogram label={translate(`exercises.camera.${cameraOrientation}` satisfies ExerciseKey)}>
          <Camera sx={{ fontSize: 18 }} />
        </Pictogram>
      )}
      {subjectOrientation && <Facing orientation={subjectOrientation} />}
      {exerciseMetrics.map(({ id, metric }) => (
        <Metric key={id}>{translate(`exercises.metric.${metric}` satisfies ExerciseKey)}</Metric>
      ))}
    </Row>
  );
};
