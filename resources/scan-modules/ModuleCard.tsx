import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ScanModule } from '../../contract/scan-modules.ts';
import { Icon } from '../../src/icons/Icon.tsx';
import { chevronIcon, lockIcon, modulesIcon } from '../../src/icons/consoleIcons.ts';

const Card = styled('details')(({ theme }) => ({
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    padding: theme.spacing(2),
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary .icon:last-of-type': { transform: 'rotate(180deg)' },
  '& > :not(summary)': { margin: 0, padding: theme.spacing(1, 3, 2, 9) },
}));
const Picture = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  overflow: 'hidden',
  borderRadius: 'var(--radius-small)',
  color: 'var(--on-primary-soft)',
  background: 'var(--primary-soft)',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** One module: its image, names and lock, and its assessments in order once it is opened. */
export const ModuleCard = ({ module }: { module: ScanModule }) => {
  const translate = useTranslate();
  const { name, subtitle, imageUrl, isLocked, assessments } = module;
  return (
    <Card>
      <summary>
        <Picture>{imageUrl ? <img src={imageUrl} alt="" /> : <Icon path={modulesIcon} size={24} />}</Picture>
        <span style={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3">{name}</Typography>
          <Typography color="textSecondary">{subtitle}</Typography>
        </span>
        {isLocked && (
          <span role="img" aria-label={translate('scanModules.locked')} title={translate('scanModules.locked')}>
            <Icon path={lockIcon} />
          </span>
        )}
        <Icon path={chevronIcon} />
      </summary>
      {assessments.length === 0 ? (
        <p>{translate('scanModules.noAssessments')}</p>
      ) : (
        <ol>
          {assessments.map(({ id, name: assessment, nameOverride }) => (
            <li key={id}>
              {nameOverride ?? assessment}{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {id}
              </Typography>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
};
