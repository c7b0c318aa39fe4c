import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import LibraryBooksIcon from '@mui/icons-material/LibraryBooksOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { hasProduct, hasNoLocation, canManageTeam, type Viewer } from '../../domain/identity/viewer.ts';
import { NoLocation } from '../../src/ui/PageStates.tsx';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: theme.spacing(2),
  margin: theme.spacing(4, 0, 0),
  padding: 0,
  listStyle: 'none',
}));
const Card = styled(Link)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1),
  height: '100%',
  padding: theme.spacing(3),
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  textDecoration: 'none',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: 'var(--primary)' },
  '& svg': { color: 'var(--primary)', marginBottom: theme.spacing(1) },
  '& small': { font: 'var(--text-body)', color: 'var(--ink-muted)' },
}));

interface Step {
  name: string;
  icon: typeof SvgIcon;
  to: string;
  isVisibleTo: (viewer: Viewer) => boolean;
}

const isHealthViewer = (viewer: Viewer) => hasProduct(viewer, 'HEALTH');

/** DASH-16..20. */
const steps: readonly Step[] = [
  { name: 'patient', icon: PeopleIcon, to: '/patients/?add=true', isVisibleTo: isHealthViewer },
  { name: 'program', icon: DescriptionIcon, to: '/programs/templates/?add=true', isVisibleTo: isHealthViewer },
  { name: 'providers', icon: PersonIcon, to: '/organization/providers/', isVisibleTo: canManageTeam },
  { name: 'library', icon: LibraryBooksIcon, to: '/programs/exercise-library/', isVisibleTo: isHealthViewer },
];

/** The dashboard of a clinic without patients (DASH-04, DASH-05, OPEN-051). */
export const FirstSteps = () => {
  const translate = useTranslate();
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <>
      <Typography variant="h2">
        {translate('dashboard.welcome', { organization: viewer.organization?.name ?? '' })}
      </Typography>
      <Typography color="textSecondary">{translate('dashboard.welcomeHint')}</Typography>
      {hasNoLocation(viewer) && <NoLocation />}
      <Cards>
        {steps
          .filter(({ name, isVisibleTo }) => isVisibleTo(viewer) && !(name === 'patient' && hasNoLocation(viewer)))
          .map(({ name, icon: Icon, to }) => (
            <li key={name}>
              <Card to={to}>
                <Icon sx={{ fontSize: 28 }} />
                <Typography variant="h3" component="span">
                  {translate(`dashboard.card.${name}`)}
                </Typography>
                <small>{translate(`dashboard.card.${name}Hint`)}</small>
              </Card>
            </li>
          ))}
      </Cards>
    </>
  );
};
