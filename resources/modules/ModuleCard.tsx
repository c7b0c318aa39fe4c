import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { catalogue, type ModuleName } from './catalogue.ts';

const Frame = styled(Card)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  height: '100%',
  gap: 4,
  padding: theme.spacing(3),
  borderTop: '3px solid var(--primary)',
}));

/** A module in use, with the assessments it is made of. */
export const ModuleCard = ({ name }: { name: ModuleName }) => {
  const translate = useTranslate();
  const parts = catalogue.filter(({ modules }) => modules.includes(name));
  return (
    <Frame>
      <Typography variant="h3">{translate(name)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('modules.count', { smart_count: parts.length })}
      </Typography>
      <Typography>{parts.map((part) => translate(part.name)).join(', ')}</Typography>
    </Frame>
  );
};
